"""Carnival: confetti on a table, a curtain of gold foil far behind."""
from library import materials as m
from library import sets, shapes

SEED = 463
COLOURS = ('#e0357c', '#f2b21c', '#1f9d8f', '#6a3fa0', '#e8612c', '#2b7fd0')


def _confetti(count, width, depth, middle, seed, size=0.0055):
    rng = shapes.random.Random(seed)
    for number, colour in enumerate(COLOURS):
        parts = []
        for _ in range(count // len(COLOURS)):
            x, y, r = rng.uniform(-width, width), middle + rng.uniform(-depth, depth), size * rng.uniform(0.9, 1.15)
            lean, turn, lift = rng.gauss(0, 0.25), rng.uniform(0, 6.28), rng.uniform(0.0008, 0.0022)
            ring = [(r * shapes.math.cos(a), r * shapes.math.sin(a)) for a in [step * 0.4488 for step in range(14)]]
            parts.append([(x + a, y + b, lift + abs(lean) * r + lean * (a * shapes.math.cos(turn) + b * shapes.math.sin(turn))) for a, b in ring])
        shapes.scatter(parts, m.matte(colour, 0.7 - 0.05 * number))


def level():
    facts = sets.studio(m.matte('#3a1a52'), m.lacquer('#5a2a78', 0.3), side=-1, gobo='window', table_edge=2.1, sky_strength=0.5)
    rng = shapes.random.Random(SEED)
    for colour, roughness in (('#e2b252', 0.16), ('#f0cb78', 0.22), ('#c48f2f', 0.12)):
        parts = []
        for _ in range(110):
            x, y, turn = rng.uniform(-1.9, 1.9), rng.uniform(3.0, 3.3), rng.uniform(-0.9, 0.9)
            wide = 0.02 * shapes.math.cos(turn)
            deep = 0.02 * shapes.math.sin(turn)
            parts.append([(x - wide, y - deep, -0.8), (x + wide, y + deep, -0.8), (x + wide, y + deep, 2), (x - wide, y - deep, 2)])
        shapes.scatter(parts, m.metal(colour, roughness))
    _confetti(900, 0.9, 0.62, 1.45, SEED)
    return facts


def above():
    facts = sets.table_above(m.paper('#f3d9a0'), side=-1, gobo='window')
    _confetti(1500, 0.46, 0.48, 0, SEED, 0.0065)
    return facts
