"""Steps do not know each other: the next is found by number or place, one called in between by a function."""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import pytest

import fernhandel
from fernhandel.core import shelf
from fernhandel.core.phases import Phase


@pytest.mark.parametrize("game", [about.id for about in fernhandel.games()])
def test_no_module_of_phases_imports_a_step_of_another(game: str) -> None:
    folder = type(shelf.title(game)).__module__.rpartition(".")[0]
    package = f"{folder}.phases"
    if not folder or find_spec(package) is None:
        pytest.skip("its steps are all in one module")
    homes: dict[int, list[str]] = {}
    for found in iter_modules(import_module(package).__path__, f"{package}."):
        for name, value in vars(import_module(found.name)).items():
            if isinstance(value, Phase):
                homes.setdefault(id(value), []).append(f"{found.name}.{name}")
    assert homes
    assert [where for where in homes.values() if len(where) > 1] == []
