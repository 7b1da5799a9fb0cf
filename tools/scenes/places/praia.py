"""Dry sand; sea and sky far behind."""
from library import materials as m
from library import sets, shapes

SEED = 431
COLOUR = '#d0a873'


def level():
    facts = sets.open_air(m.sand(COLOUR), side=-1, gobo='palm', seed=SEED, far=6)
    rng = shapes.random.Random(SEED)
    dunes = [(rng.uniform(-2, 2), rng.uniform(-1.2, 2.2), rng.uniform(0.10, 0.3), rng.uniform(-0.012, 0.02)) for _ in range(70)]
    height = lambda x, y: sum(tall * shapes.math.exp(-(((x - a) / wide) ** 2) - ((y - b) / wide) ** 2) for a, b, wide, tall in dunes)
    shapes.grid(4.5, 3.6, 150, 120, height, m.sand(COLOUR), (0, 2.2, 0.004))
    shapes.plane(60, 3, (0, 7.3, -0.02), m.lacquer('#9c8360', 0.2))
    shapes.plane(200, 70, (0, 43, -0.03), m.sea('#2e7d8c'))
    shapes.plane(60, 0.22, (0, 8.6, -0.015), m.matte('#f4f4ef'))
    return facts


def above():
    return sets.table_above(m.sand(COLOUR), side=1, gobo='palm', seed=SEED)
