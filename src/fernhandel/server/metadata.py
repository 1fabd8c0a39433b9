"""The database as the program knows it; every part of the server adds its tables."""

from sqlalchemy import MetaData

METADATA = MetaData()
