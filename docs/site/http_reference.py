"""The wire as pages, from the OpenAPI document that a server gives out: every request, and every type that is sent."""

import re
from typing import Any

from fernhandel import games
from fernhandel.server.app import make_app
from fernhandel.server.config import Config
from fernhandel.server.schema import with_games

Schema = dict[str, Any]

TAGS = {
    "house": "The house",
    "lobby": "The lobby",
    "tables": "Tables",
    "seats": "Seats at a table",
    "people": "People",
    "notices": "Notices",
    "host": "For hosts",
}
METHODS = ("get", "post", "put", "patch", "delete")
HOUSE = "house"
MANY = 24  # names of a list that are told; more are those of a board


def wire() -> Schema:
    app = make_app(Config(db="sqlite:///never-opened.db"))
    return with_games(app.openapi_schema.to_schema())


class Reference:
    """The pages of one document. Types of a game have a page of their own; ``place`` is where each type stands."""

    def __init__(self, document: Schema) -> None:
        self.schemas: dict[str, Schema] = document["components"]["schemas"]
        self.paths: dict[str, dict[str, Schema]] = document["paths"]
        self.begins = {"".join(word.capitalize() for word in game.id.split("_")): game for game in games()}
        self.place = {name: self._page_of(name) for name in self.schemas}

    def _page_of(self, name: str) -> str:
        found = [game.id for prefix, game in self.begins.items() if name.startswith(prefix)]
        return found[0] if found else HOUSE

    # -- pages ------------------------------------------------------------------------------------------------------

    def requests(self) -> str:
        found: dict[str, list[str]] = {tag: [] for tag in TAGS}
        for path, by_method in self.paths.items():
            for method in METHODS:
                if method in by_method:
                    found[by_method[method]["tags"][0]].append(self._request(method, path, by_method[method]))
        return "\n".join(f"## {TAGS[tag]}\n\n" + "\n".join(requests) for tag, requests in found.items())

    def types(self, page: str) -> str:
        return "\n".join(self._type(name) for name in sorted(self.schemas) if self.place[name] == page)

    # -- parts of them ----------------------------------------------------------------------------------------------

    def _request(self, method: str, path: str, asked: Schema) -> str:
        if not asked.get("description"):
            raise ValueError(f"{method.upper()} {path} does not say what it is for: its handler has no docstring")
        lines = [f"### {method.upper()} `{path}`", "", _prose(asked["description"]), ""]
        if parameters := asked.get("parameters"):
            lines += ["| parameter | in | type | |", "|---|---|---|---|"]
            lines += [self._parameter(parameter) for parameter in parameters] + [""]
        if body := asked.get("requestBody"):
            lines += [f"Sends {self._content(body['content'])}.", ""]
        answers = [
            f"{status} {self._content(answer['content'])}" if answer.get("content") else status
            for status, answer in asked["responses"].items()
        ]
        return "\n".join([*lines, f"Answers {'; '.join(answers)}.", ""])

    def _parameter(self, parameter: Schema) -> str:
        schema = parameter["schema"]
        needed = "" if parameter.get("required") or "default" in schema else "optional"
        told = "; ".join(filter(None, [_prose(parameter.get("description", "")), needed]))
        return f"| `{parameter['name']}` | {parameter['in']} | {self.said(schema)} | {told} |"

    def _content(self, content: Schema) -> str:
        ((kind, body),) = content.items()
        told = self.said(body.get("schema", {}))
        return told if kind == "application/json" else f"{told} as `{kind}`"

    def _type(self, name: str) -> str:
        schema = self.schemas[name]
        lines = [f"### {name} {{ #{name} }}", ""]
        if told := schema.get("description"):
            lines += [_prose(told), ""]
        if fields := schema.get("properties"):
            needed = schema.get("required", [])
            lines += ["| field | type | |", "|---|---|---|"]
            for field, of in sorted(
                fields.items(), key=lambda item: needed.index(item[0]) if item[0] in needed else 99
            ):
                may = "" if field in needed or "default" in of else "optional"
                notes = "; ".join(filter(None, [_prose(of.get("description", "")), may]))
                lines.append(f"| `{field}` | {self.said(of)} | {notes} |")
        elif one_of := schema.get("anyOf"):
            lines.append(f"One of {', '.join(self.said(one) for one in one_of)}.")
        elif schema != {"type": "object"}:
            lines.append(f"{self.said(schema)}.")
        return "\n".join([*lines, ""])

    # -- types in words -----------------------------------------------------------------------------------------------

    def said(self, schema: Schema) -> str:
        """A type in a few words, with links to those it is made of."""
        default = schema.get("default")
        told = self._said(schema)
        return (
            told
            if default in (None, "", [], {})
            else f"{told}, else `{str(default).lower() if isinstance(default, bool) else default}`"
        )

    def _said(self, schema: Schema) -> str:
        if "$ref" in schema:
            return self._link(schema["$ref"].rpartition("/")[2])
        for choice in ("anyOf", "oneOf"):
            if choice in schema:
                return " or ".join(dict.fromkeys(self.said(one) for one in schema[choice]))
        if "enum" in schema:
            return _listed(schema["enum"])
        match schema.get("type"):
            case "array" if "prefixItems" in schema:
                return "(" + ", ".join(self.said(one) for one in schema["prefixItems"]) + ")"
            case "array":
                return f"list of {self.said(schema['items'])}" if schema.get("items") else "list"
            case "object":
                of = schema.get("additionalProperties")
                return f"object of {self.said(of)}" if isinstance(of, dict) and of else "object"
            case "null":
                return "nothing"
            case "integer" | "number":
                return str(schema["type"]) + _between(schema.get("minimum"), schema.get("maximum"))
            case "string":
                return "string" + _between(schema.get("minLength"), schema.get("maxLength"), " long")
            case str(other):
                return other
            case list(several):
                return " or ".join(several)
        return "anything"

    def _link(self, name: str) -> str:
        return f"[{name}](types_{self.place[name]}.md#{name})"


def _listed(values: list[Any]) -> str:
    told = [f"`{value}`" for value in values[:MANY]]
    left = len(values) - len(told)
    return ", ".join(told) + (f" and {left} more" if left else "")


def _between(least: float | None, most: float | None, unit: str = "") -> str:
    if least is None and most is None:
        return ""
    if least is None:
        return f", at most {most:,}{unit}"
    return f", {least:,} to {most:,}{unit}" if most is not None else f", at least {least:,}{unit}"


def _prose(text: str) -> str:
    """A docstring as Markdown, on one line."""
    return re.sub(r"``([^`]+)``", r"`\1`", " ".join(text.split())).replace("|", "\\|")
