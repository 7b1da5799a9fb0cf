"""White marble before a white wall."""
from library import materials as m
from library import sets

SEED = 11
GLOSS = 0.6


def level():
    return sets.studio(m.paint('#e6e4df'), m.marble('#efece7', '#8f8d8c'), gobo='window', sky_strength=0.55)


def above():
    return sets.table_above(m.marble('#efece7', '#8f8d8c', scale=1.4), gobo='window')
