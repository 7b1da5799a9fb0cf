"""Dry sand; behind it wet sand, surf and the sea."""
import math
import random

from mathutils import Vector, noise

from library import lights, sets, shapes
from library import materials as m
from library.nodes import Shader, linear

SEED = 431
COLOUR = '#d6ac76'

# By day the sun shines, and in the evening the sky is as red as it is.
MIXES = {
    'day': {
        'groups': {'sky': (0.86, 0.90, 0.97), 'key': (1.1, 1.0, 0.84)},
        'hardness': 0.75,
        'exposure': 0.8,
        'shown': {'top': (0.52, 0.92, 1.55), 'horizon': (1.25, 1.42, 1.55), 'clouds': 0.8, 'cloud': (2.2, 2.2, 2.2)},
    },
    'sun': {
        'groups': {'sky': (1.40, 0.67, 0.39), 'sun': (1.0, 0.66, 0.38)},
        'colour': '#ffc793',
        'exposure': 0.56,
        'shown': {
            'top': (0.52, 0.50, 0.86),
            'horizon': (1.55, 0.78, 0.34),
            'clouds': 0.7,
            'cloud': (1.45, 0.66, 0.52),
            'glow': (0.72, 0.86, (1.5, 0.95, 0.40)),
        },
    },
}


def _shore(x):
    """Where the last wave ended, in metres before the camera."""
    return 7.4 + 0.9 * math.sin(0.21 * x + 0.6) + 0.35 * math.sin(0.77 * x) + 0.25 * noise.noise(Vector((x * 0.9, 0, SEED)))


def _dunes(seed, count, wide, deep):
    rng = random.Random(seed)
    steps = [(rng.uniform(-wide, wide), rng.uniform(-deep, deep), rng.uniform(0.07, 0.2), rng.uniform(-0.016, 0.012)) for _ in range(count)]

    def height(x, y):
        z = sum(tall * math.exp(-(((x - a) / w) ** 2) - ((y - b) / (w * 0.8)) ** 2) for a, b, w, tall in steps)
        z += 0.010 * noise.noise(Vector((x * 2.2, y * 3.1, seed))) + 0.0035 * noise.noise(Vector((x * 9 + y * 2, y * 13, seed)))
        return z

    return height


def _wet_sand():
    s = Shader('wet')
    split = s.node('SeparateXYZ', {'Vector': s.place})
    wet = s.ramp(s.math('ADD', split.outputs['Y'], s.math('MULTIPLY', s.noise(0.5, 4), 0.9)), (0.0, 0.0), (1.0, 1.0))
    s.set(Base_Color=s.mix(wet, linear('#a98558'), linear('#7d6244')), Roughness=s.mix(wet, (0.75, 0.75, 0.75, 1), (0.12, 0.12, 0.12, 1)), Specular=0.5)
    return s.done('#8d704c')


def _water():
    """Clear over the sand, deeper and bluer with the distance, with crests of foam that lie across."""
    s = Shader('water')
    split = s.node('SeparateXYZ', {'Vector': s.place})
    deep = s.ramp(s.math('DIVIDE', split.outputs['Y'], 60.0), (0.0, '#9fc3b4'), (0.06, '#4fa3a3'), (0.25, '#23798c'), (1.0, '#1d5876'))
    rows = s.noise(1.0, 3, 0.55, 0.3, s.scaled(0.16, 0.75, 1.0))
    foam = s.math('MULTIPLY', s.ramp(rows, (0.60, 0.0), (0.66, 1.0)), s.ramp(s.noise(1.0, 5, 0.7, 0, s.scaled(1.4, 3.0, 1.0)), (0.42, 0.0), (0.58, 1.0)))
    near = s.ramp(s.math('DIVIDE', split.outputs['Y'], 60.0), (0.0, 1.0), (0.35, 0.0))
    foam = s.math('MULTIPLY', foam, near)
    waves = s.noise(1.0, 6, 0.62, 0.4, s.scaled(0.8, 2.6, 1.0))
    s.set(Base_Color=s.mix(foam, deep, (0.93, 0.95, 0.95, 1)), Roughness=s.mix(foam, (0.16, 0.16, 0.16, 1), (0.8, 0.8, 0.8, 1)), Normal=s.bump(waves, 0.9, 0.14))
    return s.done('#2b7d8c')


def _surf():
    """Foam along the shore: a ragged edge of bubbles, and two breaking waves behind it."""
    white = m.matte('#f6f7f4', 0.9)
    for back, wide, tall in ((0.0, 0.30, 0.015), (2.6, 0.55, 0.10), (6.0, 0.8, 0.20)):
        def point(u, v, back=back, wide=wide, tall=tall):
            x = (u - 0.5) * 46
            own = wide * (0.5 + 0.9 * abs(noise.noise(Vector((x * 0.35, back, 2)))))
            ragged = 0.10 * noise.noise(Vector((x * 2.4, v * 3, back)))
            lift = tall * (0.35 + abs(noise.noise(Vector((x * 0.28, back, 5))))) * math.sin(math.pi * v)
            return x, _shore(x) * (1 if back == 0 else 0.55) + (0 if back == 0 else 3.4) + back + v * own + ragged, -0.02 + lift
        shapes.surface(420, 8, point, white)


def level():
    shapes.plane(40, 9, (0, 2.5, -0.012), m.sand(COLOUR))
    shapes.grid(3.6, 3.4, 300, 280, _dunes(SEED, 150, 1.8, 1.7), m.sand(COLOUR), (0, 2.0, 0.004))
    wet = shapes.surface(120, 6, lambda u, v: ((u - 0.5) * 46, _shore((u - 0.5) * 46) - 1.5 + 1.9 * v, -0.008 - 0.02 * v), _wet_sand())
    for vertex in wet.data.vertices:
        vertex.co.y -= 6.0
    wet.location.y = 6.0
    water = shapes.plane(220, 90, (0, 6.6, -0.03), _water())
    for vertex in water.data.vertices:
        vertex.co.y += 45
    _surf()
    # high sun instead of the softbox; the low one goes down behind the palms
    lights.sun('key', (-2.6, -1.2, 2.6), (0, 1.4, 0), 5.6, 0.9, (1, 0.93, 0.81))
    origin, target = (3.4, -0.6, 1.75), (0.05, 1.9, 0.1)
    lights.sun('sun', origin, target, 7.5, 0.9)
    lights.palm_gobo([a + (b - a) * 0.52 for a, b in zip(origin, target)], target, SEED)
    lights.sky((0.16, 0.40, 0.95), (0.60, 0.79, 1.0), 1.15)
    sets.level_camera(fstop=2.8)
    return {'view': 'level', 'side': -1, 'floor_y': 6, 'without': ['night'], 'exposure': 0.66, 'mixes': MIXES}


def above():
    shapes.plane(4, 4, (0, 0, -0.02), m.sand(COLOUR))
    shapes.grid(2.2, 2.2, 380, 380, _dunes(SEED + 1, 60, 0.9, 0.9), m.sand(COLOUR), (0, 0, 0))
    sets.daylight_above(1, gobo='palm', seed=SEED)
    sets.camera_above()
    return {'view': 'above', 'side': 1, 'exposure': 0.88}
