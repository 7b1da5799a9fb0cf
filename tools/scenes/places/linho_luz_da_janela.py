"""Creased natural linen on a table."""
from library import materials as m
from library import sets, shapes

SEED = 101
COLOUR = '#ddd0b8'


def _cloth(size):
    shapes.grid(size, size, 260, 260, shapes.folds(SEED, 14, 0.012, 1.4), m.cloth(COLOUR, 700), (0, 1.2 if size > 3 else 0, 0.002))


def level():
    facts = sets.studio(m.paint('#e9e2d4'), m.cloth(COLOUR, 700), side=-1, gobo='window')
    _cloth(3.2)
    return facts


def above():
    facts = sets.table_above(m.cloth(COLOUR, 700), side=1, gobo='window')
    _cloth(2.2)
    return facts
