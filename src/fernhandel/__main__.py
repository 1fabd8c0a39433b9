"""`python -m fernhandel` is the program `fernhandel`."""

from fernhandel.cli import app

if __name__ == "__main__":
    app(prog_name="fernhandel")
