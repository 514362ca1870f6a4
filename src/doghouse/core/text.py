"""Words: Fluent catalogues that lie beside the code of a game, one file for each language.

English stands in for a message that a language lacks, and for a language that is not there.  Fluent itself is loaded
with the first catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"


class Catalogue:
    """The messages of one language, with those of the fallback behind them."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        """``texts`` maps languages to Fluent sources; only ``language`` and FALLBACK are read."""
        self.language = language if language in texts else FALLBACK
        read = [_read(one, texts[one]) for one in dict.fromkeys((self.language, FALLBACK)) if one in texts]
        self._bundles = [bundle for bundle, _ in read]
        self._ids = tuple(dict.fromkeys(one for _, ids in read for one in ids))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def ids(self, prefix: str = "") -> tuple[str, ...]:
        """The ids that begin with a prefix, in the order of the file."""
        return tuple(one for one in self._ids if one.startswith(prefix))

    def say(self, message: str, /, **facts: object) -> str:
        """The message in words.

        Facts are texts and whole numbers; a flag is the word true or false, None is left out.  ``LookupError`` when
        there is no such message, ``ValueError`` when it needs a fact that is not given.
        """
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                assert pattern is not None, f"{message} has no text"
                text, problems = bundle.format_pattern(pattern, _plain(facts))
                if problems:
                    raise ValueError(f"{message}: {problems[0]}")
                return str(text)
        raise LookupError(f"no message {message!r}")


def _plain(facts: Mapping[str, object]) -> dict[str, object]:
    flags = {True: "true", False: "false"}
    return {k: flags[v] if isinstance(v, bool) else v for k, v in facts.items() if v is not None}


def _read(language: str, source: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """A bundle of one language's messages, and their ids in the order of the file."""
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = source[: entry.span.start if entry.span else 0].count("\n") + 1
            raise ValueError(f"{language}.ftl, line {line}: {entry.annotations[0].message}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, tuple(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))


@cache
def sources(package: str, kind: str = "") -> Mapping[str, str]:
    """The Fluent sources in a package's folder by language: ``en.ftl``, ``de.ftl`` and so on.

    Words for one purpose stand in files of their own, such as ``cards.en.ftl`` of the kind "cards".
    """
    start = f"{kind}." if kind else ""
    files = [(f.name.removeprefix(start), f) for f in resources.files(package).iterdir() if f.name.startswith(start)]
    found = [(name, f) for name, f in files if name.endswith(".ftl") and name.count(".") == 1]
    return {name.removesuffix(".ftl"): f.read_text(encoding="utf-8") for name, f in sorted(found, key=lambda p: p[0])}


@cache
def catalogue(package: str, language: str, kind: str = "") -> Catalogue:
    """The words of a package in a language (for one purpose: ``kind``), made once."""
    return Catalogue(language, sources(package, kind))
