"""Terracotta plaster in one sweep, sun through leaves."""
from library import materials as m
from library import sets

SEED = 71
COLOUR = '#c97f5c'


def level():
    return sets.seamless(m.plaster(COLOUR), gobo='leaves', seed=SEED)


def above():
    return sets.table_above(m.plaster(COLOUR, 0.7), gobo='leaves', seed=SEED)
