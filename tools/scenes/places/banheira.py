"""A bath: a ledge of pale stone; a white tub with its tap, towels on a stool, a plant and a window far behind."""
import math

from library import materials as m
from library import sets, shapes, things

SEED = 577
WALL = 4.0


def level():
    shapes.box((5, 2.4, 0.05), (0, 0.58, -0.05), m.stone('#e6ddcd', 0.5), 0.01)
    shapes.plane(10, 7, (0, WALL, 2.4), m.tiles('#dfe2da', '#c9c8c0', 0.20, 0.10, 0.12), upright=True)
    shapes.plane(10, 8, (0, 4, -0.75), m.tiles('#b9b2a6', '#8f8a80', 0.4, 0.4, 0.3, upright=False, stagger=0))
    _tub((-0.12, 3.15, -0.75))
    brass = m.metal('#c79a55', 0.34)
    shapes.tube([(0, 0, 0), (0, 0, 0.95), (0, -0.10, 1.06), (0, -0.24, 1.02), (0, -0.25, 0.95)], 0.02, brass, (0.66, 3.72, -0.75))
    shapes.tube([(-0.09, 0, 0), (0.09, 0, 0)], 0.013, brass, (0.66, 3.66, 0.10))
    things.window(-0.95, WALL - 0.03, 0.75, 0.75, 1.15, 4.5)
    shapes.cylinder(0.19, 0.05, (1.12, 3.05, -0.30), m.wood('#b98d5f', '#7a5331', 0.3, 'X', gap=False), 0.01)
    for x, y in ((1.02, 2.97), (1.22, 2.97), (1.12, 3.15)):
        shapes.cylinder(0.022, 0.45, (x, y, -0.75), m.wood('#b98d5f', '#7a5331', 0.3, gap=False), 0.004)
    for layer, colour in enumerate(('#f4f0e8', '#f7f4ee', '#efe9de')):
        things.towel((1.12, 3.05, -0.25 + 0.06 * layer), (0.32, 0.24), 0.06, colour, 0.1 + 0.05 * layer, layer)
    things.potted_plant((-1.45, 3.3, -0.75), SEED, '#c9b8a0', 1.5, '#4f7a4c')
    sets.daylight(-1, gobo='leaves', seed=SEED, sky_strength=0.5)
    sets.level_camera(fstop=1.7)
    return {'view': 'level', 'side': -1, 'floor_y': 1.78, 'exposure': 0.92, 'without': ['sun']}


def _tub(at):
    """A free-standing tub with a rolled rim, full of foam."""
    x, y, z = at
    white = m.ceramic('#f4f2ec', None, 0.12)
    outer = [(0.0001, 0.02), (0.22, 0.02), (0.27, 0.06), (0.33, 0.30), (0.385, 0.56), (0.40, 0.60)]
    rim = [(0.40 + 0.022 * math.cos(a), 0.60 + 0.022 * math.sin(a)) for a in [-0.6 + step * 0.35 for step in range(12)]]
    tub = shapes.lathe([*outer, *rim, (0.37, 0.56), (0.34, 0.42), (0.0001, 0.40)], at, white, 120)
    tub.scale = (1.95, 1, 1)
    foam = m.wax('#f8f9f8')
    rng = shapes.random.Random(SEED)
    for number in range(150):
        turn, out = rng.uniform(0, 6.283), 0.31 * rng.random() ** 0.5
        shapes.ball(rng.uniform(0.04, 0.085), (x + 1.9 * out * math.cos(turn), y + out * math.sin(turn), z + 0.56 + rng.uniform(-0.03, 0.045)), foam, 0.75)
