"""A table of pale oak before a cream wall."""
from library import materials as m
from library import sets

SEED = 52


def level():
    return sets.studio(m.paint('#ece4d6'), m.wood('#c9a37a', '#8d6239', 0.19), gobo='leaves', seed=SEED, side=1)


def above():
    return sets.table_above(m.wood('#c9a37a', '#8d6239', 0.13), gobo='leaves', seed=SEED)
