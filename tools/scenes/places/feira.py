"""A street market: crates of fruit behind boards of pale wood, under an awning."""
from library import materials as m
from library import sets, shapes

SEED = 457
FRUIT = (('#d9781e', 0.042), ('#c3271f', 0.036), ('#9fb13a', 0.034), ('#e0b32b', 0.038), ('#5c7f2f', 0.05), ('#d9781e', 0.042))


def level():
    facts = sets.studio(m.paint('#7d9277'), m.wood('#b08a5c', '#5f4024', 0.1, 'X'), side=1, gobo='leaves', seed=SEED, table_edge=1.85, sky_strength=0.7)
    rng = shapes.random.Random(SEED)
    slat = m.wood('#b48b5a', '#7d5730', 0.3, 'X', gap=False)
    for number, (colour, radius) in enumerate(FRUIT):
        x, y, z = -1.0 + 0.4 * (number % 6), 2.55, 0.02
        skin = m.lacquer(colour, 0.32)
        for row in range(2):
            shapes.box((0.38, 0.014, 0.06), (x, y - 0.16, z - 0.04 + 0.08 * row), slat, 0.003)
        for layer in range(3):
            for _ in range(13 - 3 * layer):
                at = (x + rng.uniform(-0.15, 0.15), y - 0.1 + 0.07 * layer + rng.uniform(0, 0.16), z + 0.07 + 0.05 * layer + rng.uniform(0, 0.02))
                shapes.ball(radius * rng.uniform(0.9, 1.08), at, skin, rng.uniform(0.9, 1.0))
    for number in range(14):
        cloth = m.sheer('#f1ece0' if number % 2 else '#b3372f', 0.4)
        shapes.box((0.2, 0.004, 0.16), (-1.3 + 0.2 * number, 2.9, 0.84 + 0.01 * (number % 2)), cloth, 0.001)
    return facts | {'without': ['sun', 'night']}
