"""A curtain of wine-red velvet behind a dark table."""
import math

from library import materials as m
from library import sets, shapes

SEED = 103


def level():
    facts = sets.studio(m.matte('#241014'), m.wood('#5b3a24', '#2c1a0f', 0.3, 'X'), side=-1, gobo='window', sky_strength=0.3)
    fold = lambda x, y: 0.055 * math.sin(x * 17 + 0.5 * math.sin(x * 5.1)) + 0.02 * math.sin(x * 41 + y) + 0.01 * math.sin(y * 3 + x * 9)
    shapes.grid(5, 3.4, 500, 40, fold, m.velvet('#5a0f20'), (0, 2.3, 1.7), upright=True)
    return facts
