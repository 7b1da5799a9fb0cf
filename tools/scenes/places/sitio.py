"""A farm: boards in the open, leaves and low sun far behind."""
from library import lights
from library import materials as m
from library import sets, shapes, things

SEED = 461


def level():
    facts = sets.studio(m.matte('#5f7a3a'), m.wood('#a0774c', '#4d3019', 0.12, 'X'), side=1, gobo='leaves', seed=SEED, table_edge=1.9, sky_strength=0.8)
    rng = shapes.random.Random(SEED)
    for number in range(16):
        at = (rng.uniform(-1.7, 1.7), rng.uniform(2.9, 3.4), rng.uniform(-0.6, 0.9))
        colour = rng.choice(('#55793a', '#6f9142', '#3f6331', '#8aa04b'))
        things.leaves(at, 9, SEED + number, colour, (0.10, 0.2), 0.5, 0.6, 1.5, 9, 1.0)
    things.bulbs([(rng.uniform(-1.6, 1.6), 3.45, rng.uniform(0.1, 1.3)) for _ in range(60)], 0.02, '#fff1c4', 5, 'sky')
    fence = m.wood('#8a7355', '#4c3a27', 0.2, gap=False)
    for x in (-1.2, -0.1, 1.0):
        shapes.box((0.1, 0.07, 1.1), (x, 2.75, -0.7), fence, 0.01)
    shapes.box((4, 0.04, 0.1), (0, 2.72, 0.16), fence, 0.008)
    lights.area('lamp', (1.2, 2.6, 1.4), (0, 3.2, 0.3), 0.6, 14, (1, 0.72, 0.42))
    return facts
