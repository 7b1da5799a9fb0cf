"""White lime plaster in one sweep, window light."""
from library import materials as m
from library import sets

SEED = 407


def level():
    return sets.seamless(m.plaster('#e9e4db', 0.8), side=-1, gobo='window', seed=SEED)


def above():
    return sets.table_above(m.plaster('#e9e4db', 0.7), side=-1, gobo='palm', seed=SEED)
