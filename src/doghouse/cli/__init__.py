"""The command line, ``doghouse``: one file for each command, bound together here with all other rooms."""

from doghouse.cli.main import main

__all__ = ["main"]
