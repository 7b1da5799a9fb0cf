"""Granilite with terracotta chips before a pink wall."""
from library import materials as m
from library import sets

SEED = 43
CHIPS = ('#b9654f', '#d9a08c', '#8d8a84', '#f7efe6', '#6f4a40')


def level():
    return sets.studio(m.paint('#e8b9ad'), m.terrazzo('#f0e3da', CHIPS), side=1, gobo='window')


def above():
    return sets.table_above(m.terrazzo('#f0e3da', CHIPS, 34), gobo='window')
