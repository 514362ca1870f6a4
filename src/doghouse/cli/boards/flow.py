"""Items one after the other, broken between lines where one ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.text import Text

INDENT = "  "  # of further lines, below a label


@dataclass(frozen=True)
class Flow:
    """A label and items in lines as wide as the terminal; only what is longer than a line is broken."""

    label: Text
    items: Sequence[Text]
    between: str = "  "

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines, as rich asks for them."""
        line, begun, sign = Text.assemble(self.label), False, self.between.rstrip()
        for n, item in enumerate(self.items, 1):
            after = len(sign) * (n < len(self.items))
            if begun and line.cell_len + len(self.between) + item.cell_len + after > options.max_width:
                yield line.append(sign)
                line, begun = Text(INDENT if self.label else ""), False
            line.append(self.between if begun else "").append(item)
            begun = True
        yield line
