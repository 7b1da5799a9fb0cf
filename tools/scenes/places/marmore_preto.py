"""Black marble with white veins."""
from library import materials as m
from library import sets

SEED = 409


def level():
    return sets.studio(m.plaster('#4a4744', 0.6), m.marble('#1d1c1e', '#b9b4ac', 0.8), side=1, gobo='blinds', sky_strength=0.4)


def above():
    return sets.table_above(m.marble('#1b1a1c', '#bdb8b0', 0.8, 1.3), side=1, gobo='window') | {'exposure': 0.7}
