"""docs/wire.md tells of every message and every field."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from doghouse.server.messages import FRAME_LIMIT, FromClient, Sitting, ToClient

DOC = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
LINES = DOC.splitlines()


@pytest.mark.parametrize("message", get_args(FromClient) + get_args(ToClient), ids=lambda message: message.__name__)
def test_a_message_and_its_fields_are_described(message: type) -> None:
    config = message.__struct_config__  # type: ignore[attr-defined]
    described = [line for line in LINES if f'{{"t":"{config.tag}"' in line]
    assert described
    fields = message.__struct_fields__  # type: ignore[attr-defined]
    assert [field for field in fields if f'"{field}"' not in described[0]] == []


def test_who_sits_is_described() -> None:
    assert all(f'"{field}"' in DOC for field in Sitting.__struct_fields__)


def test_the_limits_are_those_of_the_server() -> None:
    assert f"{FRAME_LIMIT // 1024} KiB" in DOC
