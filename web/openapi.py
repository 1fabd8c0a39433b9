"""Prints the wire as OpenAPI, for the page's types: ``python web/openapi.py > openapi.json``."""

import json

from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.schema import with_games

if __name__ == "__main__":
    app = make_app(Config(db="sqlite:///never-opened.db"))
    print(json.dumps(with_games(app.openapi_schema.to_schema()), indent=1, sort_keys=True))
