"""Black gloss, black plaster and a strip of light."""
from library import materials as m
from library import sets, shapes, things

SEED = 491


def level():
    facts = sets.studio(m.plaster('#2a2a2c', 0.8), m.lacquer('#161617', 0.16), side=1, gobo='blinds', depth=2.8, sky_strength=0.35)
    black = m.paper('#19191a')
    for x, y, wide, tall in ((-0.55, 2.35, 0.2, 0.30), (-0.36, 2.45, 0.15, 0.21), (0.58, 2.4, 0.17, 0.26)):
        shapes.box((wide, wide * 0.45, tall), (x, y, 0), black, 0.003, 0.25 * (1 if x < 0 else -1))
        for side in (-1, 1):
            loop = [(side * 0.0, 0, 0), (0.0, 0, 0.07), (wide * 0.4, 0, 0.07), (wide * 0.4, 0, 0)]
            shapes.tube([(a - wide * 0.2, side * wide * 0.15, c) for a, _, c in loop], 0.003, m.metal('#c9a24d', 0.2), (x, y, tall))
    shapes.box((2.8, 0.012, 0.012), (0, 2.74, 0.52), m.glow('#ffd08a', 9), 0.003, group='lamp')
    return facts | {'without': ['day']}
