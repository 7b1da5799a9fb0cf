"""Poured concrete, window light."""
from library import materials as m
from library import sets

SEED = 401


def level():
    return sets.studio(m.concrete('#a9a6a1'), m.concrete('#b5b1ab'), side=-1, gobo='window')


def above():
    return sets.table_above(m.concrete('#a5a29d'), side=1, gobo='blinds')
