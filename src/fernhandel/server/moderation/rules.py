"""The rules that a host gives the house."""

import msgspec
from sqlalchemy import delete, insert, select

from fernhandel.server.moderation.tables import RULES
from fernhandel.server.moderation.wire import HouseRules
from fernhandel.server.store import Store

ONLY = 1
_RULES: msgspec.json.Decoder[HouseRules] = msgspec.json.Decoder(HouseRules)


class Rulebook:
    """Blocks; call from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def read(self) -> HouseRules:
        with self._store.reading() as db:
            body = db.execute(select(RULES.c.body).where(RULES.c.id == ONLY)).scalar()
        return HouseRules() if body is None else _RULES.decode(bytes(body))

    def write(self, rules: HouseRules) -> None:
        with self._store.engine.begin() as db:
            db.execute(delete(RULES).where(RULES.c.id == ONLY))
            db.execute(insert(RULES).values(id=ONLY, body=msgspec.json.encode(rules)))
