"""The program `fernhandel`: play, look up, check, replay and simulate in a terminal."""

from fernhandel.cli.app import app

__all__ = ["app"]
