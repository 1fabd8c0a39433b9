"""The program `fernhandel`: play, look up, check, replay and simulate in a terminal."""

from fernhandel.cli.app import app, program

__all__ = ["app", "program"]
