"""A bathroom: a counter of travertine; glazed tiles, a basin, a tap of brass, towels and a round mirror behind."""
import math

from library import materials as m
from library import sets, shapes, things

SEED = 319
WALL = 2.75


def level():
    shapes.box((5, 3.35, 0.05), (0, 1.05, -0.05), m.stone('#d9c8ae', 0.7), 0.006)
    shapes.plane(10, 7, (0, WALL, 2.4), m.tiles('#c9d3c8', '#d9d5ca', 0.10, 0.10, 0.12, stagger=0), upright=True)
    brass = m.metal('#c79a55', 0.42)
    _basin((-0.42, 2.38, 0))
    _tap((-0.42, WALL, 0.33), brass)
    _mirror((-0.42, WALL - 0.02, 0.98), 0.40, brass)
    things.towel((0.47, 2.42, 0), (0.34, 0.24), 0.055, '#efe9de', 0.12, 4)
    things.towel((0.465, 2.42, 0.056), (0.33, 0.235), 0.055, '#c9b8a0', 0.09, 5)
    things.towel((0.47, 2.42, 0.112), (0.33, 0.235), 0.05, '#f2ece2', 0.14, 6)
    things.vase((0.16, 2.52, 0), 0.19, 0.055, '#b9a48c', 0.5)
    things.leaves((0.16, 2.52, 0.17), 7, SEED, '#6d8568', (0.045, 0.075), 0.62, 0.42, 0.75, 12)
    sets.daylight(1, gobo='leaves', seed=SEED, sky_strength=0.5)
    sets.level_camera(fstop=2.0)
    return {'view': 'level', 'side': 1, 'floor_y': WALL, 'exposure': 0.88}


def _basin(at):
    """A bowl of stoneware that stands on the counter."""
    radius, tall = 0.23, 0.13
    outer = [(radius * (0.62 + 0.38 * math.sin(math.pi / 2 * t)), tall * t) for t in [step / 16 for step in range(17)]]
    inner = [(max(0.0001, r - 0.012), max(0.02, h + 0.002)) for r, h in outer[::-1]]
    shapes.lathe([(0.0001, 0), (radius * 0.6, 0), *outer, (radius - 0.006, tall + 0.004), *inner, (0.0001, 0.02)], at, m.ceramic('#f1efe9', None, 0.14), 128)


def _tap(at, brass):
    x, y, z = at
    shapes.tube([(0, 0, 0), (0, -0.06, 0), (0, -0.17, 0.005), (0, -0.235, 0.0), (0, -0.25, -0.03), (0, -0.25, -0.055)], 0.013, brass, at)
    for side in (0, -0.11, 0.11):
        rose = shapes.cylinder(0.032, 0.012, (x + side, y, z), brass, 0.003, 64)
        rose.rotation_euler = (math.pi / 2, 0, 0)
    for side in (-0.11, 0.11):
        stem = shapes.cylinder(0.011, 0.06, (x + side, y, z), brass, 0.002, 40)
        stem.rotation_euler = (math.pi / 2, 0, 0)
        shapes.tube([(-0.035, -0.055, 0), (0.035, -0.055, 0)], 0.007, brass, (x + side, y, z))
        shapes.tube([(0, -0.055, -0.035), (0, -0.055, 0.035)], 0.007, brass, (x + side, y, z))


def _mirror(at, radius, brass):
    frame = shapes.ring(radius, 0.012, at, brass, around=160)
    frame.rotation_euler = (math.pi / 2, 0, 0)
    glass = shapes.cylinder(radius, 0.006, at, m.metal('#d3d8d6', 0.03), 0.001, 160)
    glass.rotation_euler = (math.pi / 2, 0, 0)
    # what it shows of the room; light does not meet it
    for part in (
        shapes.plane(12, 6, (0, -2.6, 1.4), m.paint('#cfc6b8'), upright=True),
        shapes.plane(12, 7, (0, 0.4, 2.3), m.paint('#e9e4da')),
        shapes.plane(1.0, 1.5, (-1.0, -2.55, 1.25), m.glow('#eef4fa', 3.5), upright=True, group='sky'),
        shapes.box((0.9, 0.06, 2.0), (0.7, -2.5, -0.2), m.lacquer('#8d7457', 0.4), 0.01),
    ):
        part.visible_diffuse = part.visible_shadow = part.visible_camera = False
