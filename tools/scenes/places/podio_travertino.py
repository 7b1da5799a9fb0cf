"""A plinth of travertine, sun through leaves."""
from library import materials as m
from library import sets

SEED = 95


def level():
    return sets.podium(m.plaster('#e0d0b8', 0.8), m.stone('#d9c6a9'), side=1, gobo='leaves', seed=SEED)


def above():
    return sets.table_above(m.stone('#d9c6a9'), gobo='leaves', seed=SEED)
