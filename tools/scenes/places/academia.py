"""A gym: dumbbells on a rack, a bar with plates and a kettlebell on a rubber floor, before a dark wall."""
import random

from library import materials as m
from library import sets, shapes, things
from library.nodes import Shader, linear

SEED = 263
WALL = 3.6


def _rubber():
    """Mats of granules, a few of them light, with traces of chalk and soles."""
    s = Shader('rubber')
    own = s.node('SeparateXYZ', {'Vector': s.cells(330, 'F1', 'Color')})
    fleck = s.math('GREATER_THAN', own.outputs['X'], 0.93)
    body = s.mix(s.math('MULTIPLY', own.outputs['Y'], 0.5), linear('#222326'), linear('#151517'))
    body = s.mix(s.math('MULTIPLY', fleck, 0.75), body, linear('#8d949b'))
    dust = s.ramp(s.noise(3.2, 7, 0.7, 0.6), (0.46, 0.0), (0.78, 1.0))
    body = s.mix(s.math('MULTIPLY', dust, 0.09), body, linear('#cfcac2'))
    split = s.node('SeparateXYZ', {'Vector': s.place})
    edges = [s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', s.math('ADD', split.outputs[axis], shift)), 0.5)) for axis, shift in (('X', 0.13), ('Y', 0.32))]
    joint = s.ramp(s.math('MAXIMUM', *edges), (0.4955, 0.0), (0.4985, 1.0))
    body = s.mix(s.math('MULTIPLY', joint, 0.8), body, (0.003, 0.003, 0.003, 1))
    rough = s.node('MapRange', {'Value': s.noise(5, 6, 0.65), 'To Min': 0.48, 'To Max': 0.8}).outputs[0]
    height = s.math('SUBTRACT', s.math('MULTIPLY', s.noise(420, 3, 0.7), 0.6), s.math('MULTIPLY', joint, 3))
    s.set(Base_Color=body, Roughness=rough, Specular=0.35, Normal=s.bump(height, 0.45, 0.0012))
    return s.done('#1f2022')


def _kettlebell(at, turn, scale=1.0):
    iron = m.matte('#1b1c1f', 0.42)
    body = [(0.0001, 0), (0.055, 0), (0.068, 0.006), (0.088, 0.04), (0.095, 0.085), (0.086, 0.13), (0.06, 0.162), (0.03, 0.176), (0.0001, 0.178)]
    shapes.lathe([(r * scale, h * scale) for r, h in body], at, iron, 80)
    loop = [(-0.05, 0.14), (-0.072, 0.19), (-0.068, 0.245), (-0.03, 0.262), (0.03, 0.262), (0.068, 0.245), (0.072, 0.19), (0.05, 0.14)]
    shapes.tube([(x * scale * shapes.math.cos(turn), x * scale * shapes.math.sin(turn), z * scale) for x, z in loop], 0.0145 * scale, iron, at)


def _bar(y, z, plates):
    """A bar along X with plates at its left end."""
    steel = m.metal('#b9bcc2', 0.3)
    rod = shapes.cylinder(0.0145, 2.6, (-1.3, y, z), steel, 0.001, 40)
    rod.rotation_euler = (0, shapes.math.pi / 2, 0)
    x = -0.62
    for radius, thick, colour in plates:
        profile = [(0.03, 0), (radius - 0.006, 0), (radius, 0.006), (radius, thick - 0.006), (radius - 0.006, thick), (radius * 0.78, thick), (radius * 0.74, thick - 0.008), (0.075, thick - 0.008), (0.07, thick), (0.03, thick)]
        plate = shapes.lathe(profile, (x, y, z), m.lacquer(colour, 0.45), 96)
        plate.rotation_euler = (0, -shapes.math.pi / 2, 0)
        x -= thick + 0.004


def level():
    rng = random.Random(SEED)
    sets.corner(m.concrete('#4b4b4d'), _rubber(), WALL)
    steel = m.lacquer('#17181a', 0.3)
    for row, z in enumerate((0.20, 0.52, 0.84)):
        y = 3.12 + 0.10 * row
        board = shapes.box((2.5, 0.24, 0.025), (0.45, y, z), steel, 0.004)
        board.rotation_euler = (0.28, 0, 0)
        for number in range(12):
            things.dumbbell((-0.72 + 0.215 * number + rng.uniform(-0.008, 0.008), y - 0.02, z + 0.03), 1.57 + rng.gauss(0, 0.05), 1.35 - 0.17 * row)
    for x in (-0.84, 1.72):
        shapes.box((0.07, 0.42, 1.02), (x, 3.25, 0), steel, 0.008)
    _bar(2.72, 0.225, ((0.225, 0.05, '#1a1b1d'), (0.225, 0.05, '#7d1f1f'), (0.17, 0.03, '#1a1b1d')))
    _kettlebell((0.50, 2.28, 0), 0.5, 1.05)
    _kettlebell((0.74, 2.42, 0), -0.3, 0.9)
    sets.daylight(-1, gobo='blinds', gobo_target=(0.1, 2.1, 0.1), sky_strength=0.22)
    tubes = shapes.box((2.2, 0.06, 0.03), (0.3, 3.5, 1.35), m.glow('#ffd7a6', 9), 0.004, group='lamp')
    tubes.visible_shadow = False
    sets.level_camera(fstop=2.0)
    return {'view': 'level', 'side': -1, 'floor_y': WALL, 'exposure': 0.52}
