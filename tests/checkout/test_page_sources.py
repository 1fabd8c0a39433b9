"""The page's sources: what is common to all games names none of them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fernhandel.core import shelf

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
GAMES = WEB / "src" / "games"
GENERATED = {WEB / "src" / "wire" / "types.ts"}
SOURCES = {".svelte", ".ts", ".mjs", ".css", ".ftl", ".html"}
FOLDERS = sorted(folder for folder in GAMES.iterdir() if folder.is_dir())


def shared() -> Iterator[Path]:
    """Every source of the page that belongs to no game."""
    for place in (WEB / "src", WEB / "gallery", WEB / "showcase"):
        for path in sorted(place.rglob("*")):
            own = any(folder in path.parents for folder in FOLDERS)
            if path.suffix in SOURCES and not own and path not in GENERATED:
                yield path
    yield from (WEB / "index.html", WEB / "check-words.mjs", WEB / "vite.config.ts")


def names() -> dict[str, re.Pattern[str]]:
    """How a game may be named: its id in any spelling (a theme, a class of its wire), and its titles."""
    found = {}
    for title in shelf.titles():
        about = title.about
        id = "[-_ ]?".join(map(re.escape, about.id.split("_")))
        titles = {about.title, *(edition.title for edition in about.editions)}
        found[about.id] = re.compile("|".join([id, *map(re.escape, titles)]), re.IGNORECASE)
    return found


def named(text: str) -> list[str]:
    return [f"{game} ({hit[0]})" for game, name in names().items() for hit in name.finditer(text)]


def test_what_is_common_to_all_games_names_none() -> None:
    sources = list(shared())
    assert len(sources) > 80, "the sources are where they were looked for"
    found = [
        f"{path.relative_to(ROOT)}:{number}: {hit}"
        for path in sources
        for number, line in enumerate([path.name, *path.read_text("utf-8").splitlines()])
        for hit in named(line)
    ]
    assert found == [], (
        "a game is a folder: what the page knows of it (words, pictures, hints, steps) belongs in web/src/games/GAME, "
        "so that another game needs no line outside its own"
    )


@pytest.mark.parametrize("text", ["merchants", ".auf-achse", "AufAchseView", "First Train to Nuremberg", "Die Händler"])
def test_a_game_is_known_by_each_of_its_names(text: str) -> None:
    assert named(f"about {text} here") != []


def test_every_folder_is_a_game() -> None:
    """Not the other way round: a game without a folder is told in words."""
    assert {folder.name for folder in FOLDERS} <= {title.about.id for title in shelf.titles()}
