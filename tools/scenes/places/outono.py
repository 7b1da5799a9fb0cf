"""A path in autumn: earth and fallen leaves; trees in yellow and red far behind."""
from library import lights, shapes, things
from library import materials as m
from library.nodes import Shader, linear
from library.studio import level_camera
from library import sets

SEED = 557
COLOURS = ('#9c5a1c', '#7d3415', '#a87a26', '#6f4a1e', '#8f4818', '#5f2c14')


def level():
    shapes.grid(60, 30, 240, 220, _uneven, _earth(), (0, 14, 0))
    _fallen()
    rng = shapes.random.Random(SEED)
    for number in range(15):
        x = -7.0 + number * 1.0 + rng.uniform(-0.4, 0.4)
        if abs(x) < 0.9:
            continue
        _tree(x, rng.uniform(8.0, 13.0), rng.uniform(3.0, 4.6), number)
    for number in range(10):
        things.leaves((-6 + 1.35 * number, 15.5 + rng.uniform(-1, 1), 0.2), 34, SEED + 40 + number, rng.choice(('#8f6a2c', '#a3702a', '#6f6a38')), (0.5, 0.9), 0.6, 3.4, 1.3, 12)
    sets.daylight(-1, gobo='leaves', seed=SEED)
    lights.sky((0.62, 0.74, 0.95), (0.95, 0.93, 0.90), 1.05)
    lights.sun('sky', (20, -8, 22), (0, 10, 0), 2.0, 1.5)
    level_camera(fstop=1.4)
    return {'view': 'level', 'side': -1, 'floor_y': 8.0, 'exposure': 0.66, 'without': ['night']}


def _uneven(x, y):
    sin = shapes.math.sin
    return 0.008 * sin(2.1 * x + 1.3 * y) + 0.006 * sin(5.3 * y - 3.2 * x) + 0.05 * min(1, max(0, abs(x) - 1.1))


def _earth():
    """Trodden earth with small stones."""
    s = Shader('earth')
    cloud = s.noise(2.3, 8, 0.65, 0.5)
    grain = s.noise(150, 6, 0.72)
    body = s.mix(s.ramp(cloud, (0.3, 0.0), (0.7, 1.0)), linear('#5b412c'), linear('#8a6a4a'))
    body = s.mix(s.math('MULTIPLY', grain, 0.5), body, linear('#3d2b1d'))
    pebbles = s.ramp(s.cells(46), (0.10, 1.0), (0.2, 0.0))
    few = s.ramp(s.noise(5, 3), (0.55, 0.0), (0.66, 1.0))
    stones = s.math('MULTIPLY', pebbles, few)
    body = s.mix(s.math('MULTIPLY', stones, 0.7), body, linear('#9a8b78'))
    height = s.math('ADD', s.math('ADD', s.math('MULTIPLY', grain, 0.35), cloud), s.math('MULTIPLY', stones, 0.8))
    s.set(Base_Color=body, Roughness=0.92, Specular=0.15, Normal=s.bump(height, 0.8, 0.012))
    return s.done('#74553a')


def _fallen():
    """Dry leaves on the ground, fewer where the subject stands."""
    rng = shapes.random.Random(SEED + 1)
    for colour in COLOURS:
        vertices, faces = [], []
        for _ in range(330):
            y = 1.0 + 6.5 * rng.random() ** 1.6
            x = rng.uniform(-1, 1) * (0.5 + 0.42 * y)
            if abs(x) < 0.24 and 1.15 < y < 1.6 and rng.random() < 0.75:
                continue
            size, curl, yaw = rng.uniform(0.026, 0.046), rng.uniform(0.12, 0.5), rng.uniform(0, 6.283)
            tilt, roll = rng.gauss(0, 0.14), rng.gauss(0, 0.2)
            base, start = _uneven(x, y - 14) + 0.004, len(vertices)
            for row in range(7):
                b = row / 6
                lobe = shapes.math.sin(shapes.math.pi * (0.03 + 0.95 * b)) ** 0.8 * (1 + 0.22 * shapes.math.sin(b * 19))
                for column in range(5):
                    a = column / 2 - 1
                    px, py = 0.55 * size * a * lobe, size * (b - 0.5) * 1.5
                    pz = size * (0.5 * curl * a * a + 0.2 * curl * shapes.math.sin(3 * b)) + abs(tilt) * size + tilt * py + roll * px + 0.2 * size * abs(roll)
                    vertices.append((x + px * shapes.math.cos(yaw) - py * shapes.math.sin(yaw), y + px * shapes.math.sin(yaw) + py * shapes.math.cos(yaw), base + pz))
            for row in range(6):
                for column in range(4):
                    corner = start + row * 5 + column
                    faces.append((corner, corner + 1, corner + 6, corner + 5))
        mesh = shapes.bpy.data.meshes.new('fallen')
        mesh.from_pydata(vertices, [], faces)
        shapes.link('fallen', mesh, m.leaf(colour, '#a8702c', 0.7))


def _tree(x, y, tall, seed):
    shapes.tube([(0, 0, 0), (0.05, 0, tall * 0.3), (0, 0, tall * 0.7)], 0.035 * tall, m.matte('#4d3c2e'), (x, y, 0))
    for number in range(6):
        turn = 2.4 * number + seed
        at = (x + 0.22 * tall * shapes.math.cos(turn), y + 0.2 * tall * shapes.math.sin(turn), tall * (0.34 + 0.09 * number))
        things.leaves(at, 20, seed * 7 + number, COLOURS[(seed + number) % len(COLOURS)], (0.06 * tall, 0.11 * tall), 0.7, 0.32 * tall, 1.6, 22, 0.8)
