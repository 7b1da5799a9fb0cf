"""A window sill on a rainy day: drops on the pane, a grey street and its lamps far behind."""
import random

from library import lights, sets, shapes
from library import materials as m
from library.nodes import Shader

SEED = 527
PANE = 2.15
MIXES = {
    'day': {'groups': {'sky': (0.86, 0.95, 1.06), 'key': (0.62, 0.70, 0.80), 'lamp': (0.22, 0.21, 0.20)}, 'exposure': 0.58, 'from': (0.4, 1.6, 1.2), 'colour': '#eef3fa'},
    'night': {'groups': {'sky': (0.10, 0.14, 0.22), 'key': (0.05, 0.06, 0.09), 'lamp': (1.0, 0.95, 0.9)}, 'exposure': 0.30},
}


def level():
    shapes.box((5, PANE + 0.5, 0.05), (0, (PANE - 0.5) / 2, -0.05), m.wood('#a9815a', '#6a4529', 0.22, 'X', 0.3), 0.01)
    frame = m.lacquer('#e9e5dc', 0.35)
    for x in (-0.62, 0.36, 1.34):
        shapes.box((0.055, 0.06, 2.6), (x, PANE + 0.03, 0), frame, 0.006)
    shapes.box((5, 0.07, 0.07), (0, PANE + 0.03, 0), frame, 0.008)
    shapes.box((5, 0.05, 0.05), (0, PANE + 0.03, 0.62), frame, 0.006)
    shapes.plane(14, 7, (0, 7.0, 1.3), _street(), upright=True, group='sky')
    rng = random.Random(SEED)
    for colour, count in (('#ffc27a', 12), ('#ffe3bd', 7), ('#ff6a4a', 4), ('#bfe0ff', 5)):
        for _ in range(count):
            lamp = shapes.cylinder(rng.uniform(0.08, 0.15), 0.002, (0, 0, 0), m.glow(colour, rng.uniform(0.7, 2.2)), 0.0005, 40, group='lamp')
            lamp.rotation_euler = (shapes.math.pi / 2, 0, 0)
            lamp.location = (rng.uniform(-2.4, 2.4), 6.6, rng.uniform(-0.15, 1.3))
    _drops(rng)
    lights.sky((0.62, 0.72, 0.86), (0.70, 0.78, 0.86), 0.55)
    lights.area('key', (0.1, PANE + 0.5, 1.3), (0, 1.2, 0), 1.9, 30, (0.86, 0.93, 1.0))
    lights.area('sky', (-1.4, -0.4, 1.8), (0, 1.4, 0.1), 1.4, 7, (0.9, 0.95, 1.0))
    lights.area('lamp', (1.3, 0.8, 1.2), (0, 1.4, 0.1), 0.4, 16, (1, 0.72, 0.42))
    sets.level_camera(fstop=3.2)
    return {'view': 'level', 'side': 1, 'floor_y': PANE, 'exposure': 0.85, 'mixes': MIXES, 'without': ['sun']}


def _street():
    """Grey houses, wet trees and a pale sky, as the lens sees them: without an edge."""
    s = Shader('street')
    split = s.node('SeparateXYZ', {'Vector': s.place})
    up = s.math('ADD', s.math('MULTIPLY', split.outputs['Z'], 0.30), s.math('MULTIPLY', s.noise(0.55, 1.5, 0.4), 0.9))
    body = s.ramp(up, (0.02, '#39423f'), (0.34, '#56635f'), (0.52, '#7f8b8d'), (0.95, '#bfc8cc'))
    green = s.ramp(s.noise(0.8, 1.2, 0.4, 0.2), (0.48, 0.0), (0.66, 0.75))
    low = s.ramp(split.outputs['Z'], (0.0, 1.0), (0.9, 0.0))
    body = s.mix(s.math('MULTIPLY', green, low), body, m.linear('#4a6152'))
    emission = s.node('Emission', {'Color': body, 'Strength': 0.95})
    s.tree.links.new(emission.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def _drops(rng):
    """Drops on the pane: small ones everywhere, a few that ran down."""
    water = m.glass('#f2f7fa', 0.0)
    bm = shapes.bmesh.new()

    def drop(x, z, r, long):
        made = shapes.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r)
        for vertex in made['verts']:
            vertex.co.y *= 0.45
            vertex.co.z *= long
            vertex.co.x += x
            vertex.co.y += PANE + 0.03
            vertex.co.z += z

    for _ in range(900):
        drop(rng.uniform(-0.75, 0.75), rng.uniform(0.06, 1.05), 0.0016 + 0.0046 * rng.random() ** 3, rng.uniform(0.95, 1.3))
    for _ in range(26):
        x, z = rng.uniform(-0.7, 0.7), rng.uniform(0.35, 1.05)
        for step in range(rng.randint(6, 20)):
            drop(x + rng.gauss(0, 0.0012), z - 0.0105 * step, rng.uniform(0.0014, 0.0026) if step else 0.0042, rng.uniform(1.2, 2.2))
    mesh = shapes.bpy.data.meshes.new('drops')
    bm.to_mesh(mesh)
    bm.free()
    shapes.link('drops', mesh, water)
