"""Portuguese pavement in waves; the beach far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 421


def level():
    facts = sets.open_air(m.pavement('#cfc8ba', '#3a3633', 0.036), side=-1, gobo='', seed=SEED, far=5)
    shapes.plane(60, 14, (0, 12, -0.12), m.sand('#d9c19a'))
    shapes.plane(160, 60, (0, 49, -0.16), m.sea('#2b6f86'))
    for x in (-1.7, 1.9):
        things.palm((x * 2.1, 9.5, -0.1), 3.6, SEED + int(x * 10))
    return facts | {'without': ['day', 'night']}


def above():
    return sets.table_above(m.pavement('#cfc8ba', '#3a3633', 0.038, 0.8), side=-1, gobo='palm', seed=SEED)
