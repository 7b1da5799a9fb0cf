"""Hand-made green tiles behind a stone counter."""
from library import materials as m
from library import sets

SEED = 89


def level():
    return sets.studio(m.tiles('#4f7d66', '#d9d4c6', 0.2, 0.065), m.stone('#d5c7b0', 0.6), side=1, gobo='blinds')
