"""A commented deck file to fill in, made from what a game says of its cards.

It can be played at once, so that somebody who types in a deck sees after every card what is still wrong.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from doghouse.core.keys import Flag, Format, Id, Key, Section, Text, Whole, Word


def template(form: Format) -> str:
    """The text of the file."""
    schema = f"{form.game}.schema.json"
    about = [
        "Every name, number and effect here is to be replaced by what stands on your cards.",
        "Editors that know JSON Schema complete and check the file, if this lies beside it:",
        f"  doghouse cards schema {form.game} > {schema}",
        *form.about,
    ]
    lines = [f"#:schema {schema}", *(f"# {line}".rstrip() for line in about), ""]
    for key in form.keys:
        value = form.game if key.name == "game" else "My deck"
        lines.append(f"{key.name} = {literal(value)}  # {key.what}")
    for section in form.sections:
        number = f"{section.fewest} to {section.most}" if section.bounds else f"{section.count}"
        lines += ["", "", f"# {number} of these: {section.what}." if section.many else f"# {section.what}."]
        lines += _tables(section)
    return "\n".join(lines) + "\n"


def _tables(section: Section, before: int = 0, margin: str = "") -> Iterator[str]:
    """All tables of a section; ``before`` of its kind stand further up.  The first explains its keys."""
    for k in range(section.count):
        first = k + before == 0
        yield ""
        number = f"{k + 1}" if section.bounds else f"{k + 1} of {section.count}"
        yield f"{margin}{section.header()}" + (f"  # {number}" if section.many else "")
        for key in section.keys:
            yield margin + _line(key, section, k + before, first=first)
        for inner in section.sections:
            yield from _tables(inner, (k + before) * inner.count, margin + "  ")


def _line(key: Key[object], section: Section, k: int, *, first: bool) -> str:
    sample = section.sample(k)
    said = f"{key.name} = {literal(sample.get(key.name, _value(key, section, k)))}"
    if not key.needed and key.name != "effects" and key.name not in sample:
        said = f"# {said}"
    return f"{said}  # {_explained(key)}" if first else said


def _explained(key: Key[object]) -> str:
    return f"{key.what}: {key.expected()}" if isinstance(key, Whole | Word | Flag) else key.what


def _value(key: Key[object], section: Section, k: int) -> object:
    """What stands there before anybody has changed it."""
    kind = f"{section.within} {section.name}".strip()
    if isinstance(key, Id):
        return f"{kind.replace(' ', '-')}-{k + 1}" if key.needed else ""
    if isinstance(key, Text):
        return f"{kind.title()} {k + 1}" if key.needed else ""
    if isinstance(key, Word):
        return next(iter(key.words))
    return list(key.default) if isinstance(key.default, tuple) else key.default


def literal(value: object) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{name} = {literal(one)}" for name, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(literal, value))}]"
    return json.dumps(value, ensure_ascii=False)
