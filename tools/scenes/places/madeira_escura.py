"""Planks of dark walnut."""
from library import materials as m
from library import sets

SEED = 419


def level():
    return sets.studio(m.plaster('#6e6258', 0.8), m.wood('#6b452b', '#2f1b0f', 0.16, 'X'), side=-1, gobo='blinds', sky_strength=0.4)


def above():
    return sets.table_above(m.wood('#6b452b', '#2f1b0f', 0.12), side=-1, gobo='window') | {'exposure': 0.68}
