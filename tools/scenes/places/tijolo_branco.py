"""Whitewashed brick behind a table of honey-coloured wood."""
from library import materials as m
from library import sets

SEED = 87


def level():
    return sets.studio(m.brick('#b98a72', '#e9e5de', whitewash=True), m.wood('#bd9163', '#7a512c', 0.17), side=-1, gobo='leaves', seed=SEED)
