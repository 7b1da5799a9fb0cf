"""Portuguese pavement in waves; the beach far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 421
MIXES = {
    'day': {'shown': {'top': (0.52, 0.92, 1.55), 'horizon': (1.25, 1.42, 1.55), 'clouds': 0.7, 'cloud': (2.2, 2.2, 2.2)}},
    'sun': {
        'groups': {'sky': (1.05, 0.66, 0.46), 'sun': (1.0, 0.68, 0.42)},
        'colour': '#ffc793',
        'exposure': 0.5,
        'shown': {
            'top': (0.52, 0.50, 0.86),
            'horizon': (1.55, 0.78, 0.34),
            'clouds': 0.7,
            'cloud': (1.45, 0.66, 0.52),
            'glow': (0.70, 0.86, (1.5, 0.95, 0.40)),
        },
    },
}


def level():
    facts = sets.open_air(m.pavement('#cfc8ba', '#3a3633', 0.036), side=-1, gobo='', seed=SEED, far=5)
    shapes.plane(60, 14, (0, 12, -0.12), m.sand('#d9c19a'))
    shapes.plane(160, 60, (0, 49, -0.16), m.sea('#2b6f86'))
    for x in (-1.7, 1.9):
        things.palm((x * 2.1, 9.5, -0.1), 3.6, SEED + int(x * 10))
    return facts | {'without': ['night'], 'mixes': MIXES}


def above():
    return sets.table_above(m.pavement('#cfc8ba', '#3a3633', 0.038, 0.8), side=-1, gobo='palm', seed=SEED)
