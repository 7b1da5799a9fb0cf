"""Pumpkins and candles on dark boards."""
from library import lights
from library import materials as m
from library import sets, shapes, things

SEED = 487


def level():
    facts = sets.studio(m.plaster('#3b3640', 1.0), m.wood('#5b402c', '#20140c', 0.14, 'X'), side=1, gobo='leaves', seed=SEED, depth=2.9, sky_strength=0.35)
    for number, (x, y, radius) in enumerate(((-0.50, 2.15, 0.17), (-0.24, 2.3, 0.11), (0.50, 2.2, 0.14), (0.72, 2.0, 0.09), (-0.8, 2.45, 0.13))):
        things.pumpkin((x, y, 0), radius, ('#c4621d', '#d17a2a', '#b9551a')[number % 3], 0.74 + 0.05 * (number % 3), number)
    for x, y, tall in ((0.22, 2.35, 0.16), (0.30, 2.45, 0.10), (-0.06, 2.5, 0.2)):
        things.candle((x, y, 0), 0.032, tall, '#e9dcc4')
    rng = shapes.random.Random(SEED)
    things.leaves((0.0, 2.6, 0.01), 7, SEED, '#8a5a24', (0.04, 0.08), 0.6, 0.5, 1.5, 5, 0.2)
    lights.point('lamp', (rng.uniform(-0.2, 0.2), 2.5, 0.7), 4, (1, 0.55, 0.25), 0.1)
    return facts
