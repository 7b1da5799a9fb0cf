"""Strings of bandeirinhas and bulbs over a table of rough wood, at dusk."""
import random

from library import materials as m
from library import sets, shapes, things

SEED = 341


def level():
    facts = sets.studio(m.paint('#6c86a3'), m.wood('#a97b4f', '#5d3b1f', 0.12, 'X'), side=-1, gobo='leaves', seed=SEED, sky_strength=0.6)
    shapes.plane(10, 2.2, (0, 2.495, 0.2), m.wood('#8d6a49', '#4f341f', 0.14, gap=True), upright=True)
    for number in range(4):
        y = 1.95 + 0.17 * number
        z = 0.98 - 0.13 * number + (0.05 if number % 2 else 0)
        things.flags((-1.3, y, z + 0.10), (1.3, y, z + (0.16 if number % 2 else 0.02)), 0.15, SEED + number, size=0.105, count=19)
    rng = random.Random(SEED)
    things.bulbs([(rng.uniform(-1.1, 1.1), rng.uniform(2.1, 2.45), rng.uniform(0.25, 1.1)) for _ in range(44)], 0.009, '#ffb765', 42)
    return facts
