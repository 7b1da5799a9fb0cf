"""Flowers in a vase behind pale boards, presents beside it."""
from library import materials as m
from library import sets, shapes, things

SEED = 503


def _bloom(at, radius, colour, seed):
    rng = shapes.random.Random(seed)
    parts = []
    for layer in range(5):
        for number in range(7):
            turn = 6.283 * number / 7 + 0.45 * layer + rng.uniform(-0.15, 0.15)
            lean = 0.25 + 0.30 * layer
            tall, wide = radius * (0.75 + 0.12 * layer), radius * 0.75
            base = radius * 0.05 * layer
            ring = []
            for a, b in ((-0.5, 0.1), (-0.55, 0.6), (-0.3, 0.95), (0, 1.02), (0.3, 0.95), (0.55, 0.6), (0.5, 0.1)):
                out = base + tall * b * shapes.math.sin(lean) + 0.18 * tall * b * b
                up = tall * b * shapes.math.cos(lean) * (1 - 0.15 * b)
                side = wide * a
                ring.append((at[0] + out * shapes.math.cos(turn) - side * shapes.math.sin(turn), at[1] + out * shapes.math.sin(turn) + side * shapes.math.cos(turn), at[2] + up))
            parts.append(ring)
    shapes.scatter(parts, m.sheer(colour, 0.35))


def level():
    facts = sets.studio(m.paint('#efdcd6'), m.wood('#cfae88', '#94694a', 0.19, 'X'), side=-1, gobo='window', depth=3.0, sky_strength=0.6)
    rng = shapes.random.Random(SEED)
    things.vase((-0.45, 2.3, 0), 0.22, 0.085, '#f3eee6', 0.6)
    things.leaves((-0.45, 2.3, 0.2), 12, SEED, '#64844f', (0.05, 0.09), 0.5, 0.3, 1.2, 8)
    for number in range(17):
        turn, out = 2.399 * number, 0.042 * number**0.55
        at = (-0.45 + out * shapes.math.cos(turn) * 1.15, 2.27 + out * shapes.math.sin(turn) * 0.8, 0.40 - 0.5 * out + rng.uniform(0, 0.03))
        _bloom(at, rng.uniform(0.045, 0.062), ('#e79aa2', '#f3c9c6', '#d9707f', '#f6e4da')[number % 4], number)
    things.gift((0.44, 2.2, 0), (0.20, 0.16, 0.11), '#e9b9b4', '#f6efe6', 0.3)
    things.gift((0.56, 2.05, 0), (0.11, 0.11, 0.08), '#f3e9dd', '#d9707f', -0.3)
    return facts
