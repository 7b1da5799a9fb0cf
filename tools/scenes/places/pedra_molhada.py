"""Dark stone after rain: pools and drops on it, leaves and ferns far behind."""
from library import lights, sets, shapes, things
from library import materials as m
from library.nodes import Shader, linear

SEED = 541


def level():
    shapes.grid(5, 2.9, 260, 160, _uneven, _wet_stone('#5d5f5b'), (0, 0.75, 0))
    shapes.plane(12, 8, (0, 5.2, 1.6), m.matte('#1f3326'), upright=True)
    for number, (x, y, z) in enumerate(((-1.35, 3.4, -0.55), (-0.55, 4.1, -0.5), (0.35, 4.3, -0.6), (1.2, 3.6, -0.6), (1.7, 4.4, -0.3), (-1.9, 4.2, -0.3), (0.0, 3.5, -0.75), (0.85, 4.6, -0.1), (-1.0, 4.7, 0.0))):
        things.leaves((x, y, z), 26, SEED + number, ('#3d6a3c', '#56824a', '#2f5634')[number % 3], (0.16, 0.30), 0.5, 0.9, 1.2, 11)
    things.leaves((-0.56, 2.16, 0.0), 5, SEED + 20, '#4a7a44', (0.08, 0.13), 0.55, 0.36, 1.1, 7)
    for number, (x, y, r) in enumerate(((0.50, 2.10, 0.10), (0.66, 2.22, 0.14), (-0.72, 2.34, 0.15))):
        stone = shapes.ball(r, (x, y, r * 0.3), _wet_stone('#4b4c4a'), 0.55)
        stone.scale, stone.rotation_euler = (1.25, 0.9, 1), (0.05, 0.03, number)
    _drops()
    sets.daylight(1, gobo='leaves', seed=SEED, sky_strength=0.5)
    lights.area('key', (-0.6, 4.2, 2.4), (0, 1.5, 0), 2.4, 26, (0.93, 0.98, 1.0))
    sets.level_camera(fstop=1.8)
    return {'view': 'level', 'side': 1, 'floor_y': 2.2, 'exposure': 0.75, 'without': ['night']}


def _uneven(x, y):
    sin = shapes.math.sin
    return 0.004 * sin(3.1 * x + 1.3 * y) + 0.003 * sin(7.3 * y - 2.2 * x + 1) + 0.0016 * sin(15 * x + 11 * y) - 0.004 - 0.02 * max(0, y - 1.2) ** 2


def _wet_stone(colour):
    """Rough where it is dry; darker, smooth and mirroring where water stands."""
    s = Shader('wet')
    cloud = s.noise(3.4, 6, 0.6, 0.4)
    wet = s.ramp(s.noise(2.2, 4, 0.55, 0.6), (0.42, 0.0), (0.54, 1.0))
    film = s.math('MAXIMUM', wet, 0.6)
    grain = s.noise(120, 5, 0.7)
    body = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), s.mix(0.35, linear(colour), (0.02, 0.02, 0.02, 1)), s.mix(0.18, linear(colour), (1, 1, 1, 1)))
    body = s.mix(s.math('MULTIPLY', grain, 0.35), body, linear('#2a2a28'))
    body = s.mix(film, body, s.mix(0.55, body, (0.01, 0.012, 0.012, 1)))
    rough = s.mix(film, (0.62, 0.62, 0.62, 1), (0.07, 0.07, 0.07, 1))
    height = s.math('MULTIPLY', s.math('ADD', s.math('MULTIPLY', grain, 0.4), cloud), s.math('SUBTRACT', 1.06, wet))
    s.set(Base_Color=body, Roughness=rough, Specular=0.55, Normal=s.bump(height, 0.5, 0.006))
    return s.done(colour)


def _drops():
    rng = shapes.random.Random(SEED)
    water = m.glass('#f4f8f8', 0.0)
    bm = shapes.bmesh.new()
    for _ in range(260):
        x, y, r = rng.uniform(-0.7, 0.7), rng.uniform(1.12, 2.1), 0.0012 + 0.0042 * rng.random() ** 2.5
        made = shapes.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=r)
        for vertex in made['verts']:
            vertex.co.x += x
            vertex.co.y += y
            vertex.co.z = vertex.co.z * 0.5 + _uneven(x, y - 0.75) + r * 0.2
    mesh = shapes.bpy.data.meshes.new('drops')
    bm.to_mesh(mesh)
    bm.free()
    shapes.link('drops', mesh, water)
