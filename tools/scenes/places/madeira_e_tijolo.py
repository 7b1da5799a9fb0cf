"""A table of brown wood before a brick wall."""
from library import materials as m
from library import sets

SEED = 67


def level():
    return sets.studio(m.brick('#9a563d', '#b9a999'), m.wood('#8f6540', '#4f3119', 0.2), side=1, gobo='window', gobo_target=(-0.05, 1.9, 0.2))
