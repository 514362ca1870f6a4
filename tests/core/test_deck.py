"""Deck files of any game: where things stand, what is told, keys, sections, template and schema."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doghouse.core import toml
from doghouse.core.deck import DeckError, Source, Table, digest, plain, read_toml, report, unique
from doghouse.core.fields import Problem
from doghouse.core.keys import Flag, Format, Id, Key, Section, Text, Whole, Word
from doghouse.core.template import literal, template
from doghouse.core.toml import positions, statements

ID = Id("id", "a short name")
EN = Text("en", "the name", longest=20, needed=True)
NOTE = Text("note", "words", longest=40, lines=True)
COST = Whole("cost", "what it costs", 0, 9, needed=True)
KIND = Word("kind", "what it is", {"red": 1, "blue": 2})
SHINY = Flag("shiny", "does it shine?")
INNER = Section("trick", "its tricks", 2, (ID,), within="dog")
DOG = Section("dog", "the dogs", 2, (ID, EN, COST, KIND, SHINY, NOTE), sections=(INNER,))
CAT = Section("cat", "the cat", 1, (ID, EN), many=False)
GAME = Word("game", "the game", {"kennel": "kennel"})
FORMAT = Format("kennel", ("How it is done.",), (GAME,), (DOG, CAT))

WHOLE = """\
# A deck
game = "kennel"

[[dog]]
id = "rex"  # a comment with [brackets] and "quotes"
en = "Rex"
cost = 3
kind = "red"

  [[dog.trick]]
  id = "sit"
  [[dog.trick]]
  id = "stay"

[[dog]]
id = "bella"
en = "Bella"
cost = 0
kind = "blue"
shiny = true
note = \"\"\"
[[dog]] is no table here
id = 3
\"\"\"

  [[dog.trick]]
  id = "roll"
  [[dog.trick]]
  id = "beg"

[cat]
id = "tom"
en = "Tom"
"""


def read(text: str) -> Source:
    """Read everything that FORMAT has."""
    source = Source(text)
    source.top.known(FORMAT.names())
    source.top.get(GAME)
    tables = [table for section in FORMAT.sections for table in source.top.tables(section)]
    for section in FORMAT.sections:
        for table in [one for one in tables if one.way[0] == section.name]:
            for key in section.keys:
                table.get(key)
            for inner in section.sections:
                for one in table.tables(inner):
                    one.get(ID)
    unique(tables, "id")
    return source


def problems(text: str) -> list[str]:
    """What is wrong with a text."""
    with pytest.raises(DeckError) as caught:
        read(text).done()
    return caught.value.report("my.toml")


# ---------------------------------------------------------------- where things stand


def test_every_table_and_key_has_its_line() -> None:
    lines = positions(WHOLE)
    text = WHOLE.split("\n")
    assert text[lines["game",] - 1].startswith("game")
    assert text[lines["dog", 0] - 1] == "[[dog]]"
    assert [lines["dog", 1, key] for key in ("id", "shiny", "note")] == [16, 20, 21]
    assert lines["dog", 0, "trick", 1, "id"] == 13
    assert lines["dog", 1, "trick", 0] == 26
    assert lines["cat",] == 31
    assert lines["cat", "en"] == 33


@pytest.mark.parametrize(
    ("text", "way", "line"),
    [
        ("a = [\n 1,\n # [b]\n 2,\n]\nb = 2", ("b",), 6),
        ("a = '''\n[b]\n'''\nb = 2", ("b",), 4),
        ('a = """x\\"""y\n"""\nb = 2', ("b",), 3),
        ('a = """x""""\nb = 2', ("b",), 2),
        ("a = '\"'\nb = 2", ("b",), 2),
        ('"x # y" = 1\n["p.q".r]\ns = 1', ("p.q", "r", "s"), 3),
        ("[a]\n[a.b]\nc = 1\n[[d]]\n[d.e]\nf = 1\n[[d]]\n[d.e]\nf = 2", ("d", 1, "e", "f"), 9),
        ("a.b = 1\r\nc = 2\r\n", ("c",), 2),
        ("a = {b = 1, c = [2]}\nd = 1", ("d",), 2),
        ("[ a . b ] # here\nc = 1", ("a", "b"), 1),
    ],
)
def test_lines_of_unusual_writing(text: str, way: tuple[str | int, ...], line: int) -> None:
    read_toml(text)
    assert positions(text)[way] == line


@given(st.lists(st.sampled_from(['"', "'", "\n", "[", "]", "{", "}", "a", "=", "#", "\\", "1", ",", '"""', "'''"])))
def test_any_text_is_read_or_told(pieces: list[str]) -> None:
    text = "".join(pieces)
    try:
        read_toml(text)
    except DeckError:
        return
    lines = positions(text)
    assert all(0 < line <= text.count("\n") + 1 for line in lines.values())
    assert set(lines.values()) <= {line for line, _ in statements(text)}


def test_windows_files_and_marks_at_the_start() -> None:
    text = plain("\ufeff" + WHOLE.replace("\n", "\r\n"))
    assert text == WHOLE
    read(text).done()


# ---------------------------------------------------------------- problems


def test_all_problems_are_told_at_once_in_order() -> None:
    text = WHOLE.replace("cost = 3", 'cost = "3"').replace('kind = "blue"', 'kind = "blu"').replace("[cat]", "[cet]")
    assert problems(text) == [
        "my.toml:7: rex: cost: a whole number from 0 to 9 was expected, not '3' (without quotes around it)",
        "my.toml:19: bella: kind: 'red' or 'blue' was expected, not 'blu' (did you mean blue?)",
        "my.toml:31: there is no key 'cet'; did you mean cat?",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "bella"', 'id = "rex"', "my.toml:16: rex: id 'rex' is taken by rex in line 5; another was expected"),
        ("shiny = true", "shiny = 1", "my.toml:20: bella: shiny: true or false was expected, not 1"),
        ("cost = 3", "cost = true", "my.toml:7: rex: cost: a whole number from 0 to 9 was expected, not true"),
        (
            "cost = 3",
            f"cost = {'9' * 400}",
            "my.toml:7: rex: cost: a whole number from 0 to 9 was expected, not a huge",
        ),
        ("cost = 3", "cost = nan", "my.toml:7: rex: cost: a whole number from 0 to 9 was expected, not nan"),
        ("cost = 3\n", "", "my.toml:4: rex: cost is missing: a whole number from 0 to 9 was expected"),
        ("cost = 3", "kost = 3", "my.toml:7: rex: there is no key 'kost'; did you mean cost?"),
        ('en = "Tom"', 'en = ""', "my.toml:33: tom: en: a text with a letter or number in it was expected, not ''"),
        ('en = "Tom"', 'en = ["Tom"]', "my.toml:33: tom: en: a text in quotes was expected, not a list"),
        ('  id = "beg"\n', '  id = "beg"\n[[dog.trick]]\n  id = "fly"\n', "my.toml:30: bella: [[dog.trick]]: 2 are"),
        ("[cat]", "[[cat]]", "my.toml:31: [cat] was expected, in single brackets"),
        ('game = "kennel"', 'game = "kennl"', "my.toml:2: game: 'kennel' was expected, not 'kennl' (did you mean kenn"),
        ('id = "rex"', 'id = "Rex der Große"', "my.toml:5: Rex der Große: id: small letters, numbers and hyphens"),
    ],
)
def test_a_problem_names_file_line_card_and_what_was_expected(old: str, new: str, said: str) -> None:
    (line,) = problems(WHOLE.replace(old, new, 1))
    assert line.startswith(said)


def test_a_deck_that_is_all_right_has_no_problems() -> None:
    source = read(WHOLE)
    source.top.warn("game", "worth a look")
    assert report("my.toml", source.done()) == ["my.toml:2: worth a look"]


def test_a_problem_without_a_line_or_card_is_told_without() -> None:
    assert report("x", [Problem(0, "", "bad"), Problem(3, "", "bad"), Problem(0, "rex", "bad")]) == [
        "x: bad",
        "x:3: bad",
        "x: rex: bad",
    ]


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u0000", "\u001b", "\u0085", "\u2028"])
def test_signs_that_are_not_seen_are_refused(sign: str) -> None:
    table = Table(read(WHOLE), (), {"en": f"R{sign}ex"}, "")
    table.get(EN)
    assert [one.text for one in table.source.problems] == [
        f"en: visible signs were expected, not the control character U+{ord(sign):04X}"
    ]


def test_lines_stand_only_where_there_may_be_several() -> None:
    table = Table(read(WHOLE), (), {"en": "R\nex", "note": "R\nex \U0001f436"}, "")
    assert (table.get(EN), table.get(NOTE)) == ("R\nex", "R\nex \U0001f436")
    assert len(table.source.problems) == 1


def test_left_out_keys_have_their_defaults() -> None:
    table = Table(read(WHOLE), (), {}, "")
    optional: Sequence[Key[object]] = (SHINY, NOTE)
    assert [table.get(key) for key in optional] == [False, ""]
    assert table.source.problems == []


# ---------------------------------------------------------------- template and schema


def test_the_template_reads_as_it_is_and_explains_its_keys() -> None:
    text = template(FORMAT)
    assert "# How it is done." in text
    assert all(f"# {key.what}" in text or f"# {key.what}:" in text for key in (*DOG.keys, *INNER.keys))
    assert text.count("[[dog.trick]]") == 4
    read(text).done()


def test_the_templates_comments_can_be_used() -> None:
    lines = [
        line.replace("# ", "", 1) if line.lstrip().startswith("# ") and " = " in line else line
        for line in template(FORMAT).split("\n")
    ]
    read("\n".join(lines)).done()


def test_values_are_written_as_toml() -> None:
    value = {"a": [1, -2, True, 'say "hi"', "ü"], "b": {"c": [{"d": 1}], "e": {}}}
    assert read_toml(f"x = {literal(value)}") == {"x": value}


def test_the_schema_says_what_the_keys_say() -> None:
    schema = FORMAT.schema()
    assert schema["required"] == ["game", "dog", "cat"]
    properties = schema["properties"]
    assert isinstance(properties, dict)
    dog = properties["dog"]
    assert (dog["minItems"], dog["maxItems"]) == (2, 2)
    assert dog["items"]["required"] == ["id", "en", "cost", "kind", "trick"]
    assert dog["items"]["additionalProperties"] is False
    assert dog["items"]["properties"]["cost"] == {
        "type": "integer",
        "minimum": 0,
        "maximum": 9,
        "description": "what it costs",
    }
    assert properties["cat"]["properties"]["id"]["pattern"] == "^[a-z0-9]+(-[a-z0-9]+)*$"


# ---------------------------------------------------------------- texts that are no TOML


MISTAKES = [
    ('id = "rex"', 'id: "rex"', 5, "= was expected behind the key, not :"),
    ('id = "rex"', 'id "rex"', 5, "= was expected behind the key"),
    ('en = "Rex"', "en = \u201cRex\u201d", 6, 'straight quotes (") were expected'),
    ('en = "Rex"', "en = Rex", 6, "quotes around the text were expected"),
    ('en = "Rex"', "en =", 6, "a value was expected behind ="),
    ('en = "Rex"', 'en = "Rex', 6, 'a closing " was expected'),
    ('en = "Rex"', "en = 'Rex's'", 6, "double quotes (\") were expected around a text with ' in it"),
    ('en = "Rex"', 'en = "Rex "the king""', 6, 'a quote inside a text was expected to be written \\"'),
    ("cost = 3", "cost = 3,5", 7, "a whole number was expected"),
    ('en = "Rex"', 'the name = "Rex"', 6, "a key of one word was expected"),
    ("shiny = true", "shiny = yes", 20, "true or false was expected"),
    ("shiny = true", "shiny = [bones = 2]", 20, "{ } around each effect was expected"),
    ("shiny = true", "shiny = [{ bones = 2 ]", 20, "a closing } was expected"),
    ("shiny = true", "shiny = [{ bones = x }]", 20, "quotes around the text were expected"),
    ("shiny = true", "shiny = [1, 2", 20, "a closing ] was expected"),
    ("[[dog]]\n", "[[dog]\n", 4, "]] was expected at the end"),
    ("[[dog]]\n", "[dog]]\n", 4, "[[ was expected at the start"),
    ("[cat]", "[cat", 31, "] was expected at the end"),
    ("cost = 3", "cost = - 3", 7, "a minus right before the number was expected: -1"),
    ("cost = 3", "cost = \u22123", 7, "a minus right before the number was expected: -1"),
    ("cost = 3", "// cost = 3", 7, "a comment was expected to begin with #, not //"),
    ("cost = 3", "cost = 3 // bones", 7, "a comment was expected to begin with #, not //"),
    ("cost = 3", "; cost = 3", 7, "a comment was expected to begin with #, not ;"),
    ("cost = 3", "cost = 3;", 7, "no ; was expected at the end"),
    ("cost = 3", "cost = 03", 7, "a number without a 0 before it was expected"),
    ("cost = 3", "cost = 3 bones", 7, "nothing was expected behind the number"),
    ("[[dog]]\n", "[ [dog] ]\n", 4, "[[ and ]] were expected, without a space between the brackets"),
    ("shiny = true", "shiny = [(bones = 2)]", 20, "{ } around each effect was expected, not ( )"),
    ("shiny = true", "shiny = [{ bones: 2 }]", 20, "= was expected behind the key, not :"),
    ("shiny = true", "shiny = [{ bones 2 }]", 20, "= was expected behind the key"),
    ("shiny = true", "shiny = [{ bones = 2, }]", 20, "no comma was expected before }"),
    ("shiny = true", "shiny = [{\nbones = 2\n}]", 20, "a whole { } in one line was expected"),
    ("shiny = true", "shiny = [reset]", 20, "quotes around the text were expected"),
    ("shiny = true", "shiny = [{ bones = 2 } { energy = 1 }]", 20, "a comma was expected between two of a list"),
    ("shiny = true", "shiny = [\n{ bones = 2 }\n{ a = 1 },\n]", 22, "a comma was expected behind the effect above"),
    ("shiny = true", "shiny = true true", 20, "nothing more was expected behind the value"),
    ("shiny = true", "shiny = [[2], { 1 }]", 20, "= was expected behind the key"),
    ("shiny = true", "shiny = [{ ! = 2 }]", 20, "a key was expected: letters, numbers, - and _"),
    ("cost = 3", "cost = !", 7, "a text in quotes, a number, true, false or a list in [ ] was expected"),
    ('en = "Rex"', 'en = "R\\x"', 6, "a \\ inside a text was expected to be written \\\\"),
    ("\n[cat]\n", "\n", 31, "another key was expected, this one stands here already (is a [[...]] missing above?)"),
]


@pytest.mark.parametrize(("old", "new", "line", "said"), MISTAKES)
def test_well_known_mistakes_of_writing_are_told_in_words(old: str, new: str, line: int, said: str) -> None:
    wrong = WHOLE.replace(old, new, 1)
    assert f"my.toml:{line}: the deck is not valid TOML: {said}" in problems(wrong)


def test_every_mistake_that_is_known_is_made_once() -> None:
    known = {said for _, said in toml.MISTAKES} | {*toml.TOLD.values(), *toml.OTHERWISE.values(), *toml.UNCLOSED}
    assert {said for _, _, _, said in MISTAKES} == known


def test_mistakes_of_writing_do_not_hide_others() -> None:
    text = WHOLE.replace('id = "rex"', "id = rex").replace('kind = "blue"', 'kind = "blu"').replace("[cat]", "[cat")
    assert problems(text) == [
        "my.toml:5: the deck is not valid TOML: quotes around the text were expected",
        "my.toml:19: bella: kind: 'red' or 'blue' was expected, not 'blu' (did you mean blue?)",
        "my.toml:31: the deck is not valid TOML: ] was expected at the end",
    ]


def test_mistakes_that_no_pattern_knows_do_not_hide_others_either() -> None:
    text = WHOLE.replace("cost = 3", "cost = 3 bones").replace("shiny = true", "shiny = !").replace('"blue"', '"blu"')
    assert [line.split(":")[1] for line in problems(text)] == ["7", "19", "20"]


def test_of_another_games_deck_only_that_is_told() -> None:
    source = Source(WHOLE.replace('"kennel"', '"chess"').replace("cost = 3", "cost = 99"))
    with pytest.raises(DeckError) as caught:
        source.top.only_for(Word("game", "", {"kennel": "kennel"}))
    assert caught.value.report("my.toml") == ["my.toml:2: game: 'kennel' was expected, not 'chess'"]


@pytest.mark.parametrize("bad", ["2", "12x", "x3", "nothing", "none", "sit-down"])
def test_an_id_is_no_word_that_means_something_else(bad: str) -> None:
    said: list[str] = []
    Id("id", "", words=("sit down",)).read(bad, said.append)
    assert said == [f"id: {bad!r} means something else where cards are named: another was expected"]


def test_line_ends_of_any_system_are_the_same() -> None:
    assert plain("\ufeffa\r\nb\rc\n") == "a\nb\nc\n"


def test_what_is_no_toml_at_all_ends_the_reading() -> None:
    assert len(problems("%!?\n" + WHOLE)) == 1
    assert len(problems("a = [{]}\n" * 9)) < 30
    assert problems("[a]\nb = 1\n[a.b]\n")[0].startswith("my.toml:3: the deck is not valid TOML")


def test_a_digest_goes_by_the_text_and_not_by_its_line_ends() -> None:
    assert digest("abc") == "ba7816bf8f01"  # the first of the examples that the standard of SHA-256 gives
    assert digest("\ufeffa\r\nb\r") == digest("a\nb\n") != digest("a\nb")
