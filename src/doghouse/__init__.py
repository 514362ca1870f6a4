"""Board games about dogs: rules, bots, a table in the browser, a laboratory."""

__version__ = "0.1.0"
