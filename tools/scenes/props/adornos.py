"""Leaves, petals, ribbons and what people wear or work with."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


SHEET = 12


def _sheet(points, size=SHEET):
    """A bent sheet of `size` by `size` from point(a, b), both from -1 to 1 and 0 to 1."""
    return [points(column / (size / 2) - 1, row / size) for row in range(size + 1) for column in range(size + 1)]


def _strewn(count, seed, spread, make, materials):
    """Many bent sheets strewn on the ground, one mesh for each material."""
    rng = s.random.Random(seed)
    for number, material in enumerate(materials):
        vertices, faces = [], []
        for _ in range(count // len(materials)):
            out, turn, yaw = spread * rng.random() ** 0.6, rng.uniform(0, 6.283), rng.uniform(0, 6.283)
            tilt, roll = rng.gauss(0, 0.16), rng.gauss(0, 0.22)
            start = len(vertices)
            sheet = make(rng)
            low = min(z + tilt * y + roll * x for x, y, z in sheet)
            lift = rng.uniform(0.0004, 0.006)
            for x, y, z in sheet:
                z = z + tilt * y + roll * x - low + lift
                vertices.append((out * s.math.cos(turn) * 1.3 + x * s.math.cos(yaw) - y * s.math.sin(yaw), out * s.math.sin(turn) + x * s.math.sin(yaw) + y * s.math.cos(yaw), z))
            for row in range(SHEET):
                for column in range(SHEET):
                    corner = start + row * (SHEET + 1) + column
                    faces.append((corner, corner + 1, corner + SHEET + 2, corner + SHEET + 1))
        mesh = s.bpy.data.meshes.new(f'strewn{number}')
        mesh.from_pydata(vertices, [], faces)
        s.link('strewn', mesh, material)


def petals(colours=('#a8182b', '#8f1020', '#bf3042')):
    def petal(rng):
        size, cup = rng.uniform(0.017, 0.026), rng.uniform(0.12, 0.5)
        wide = lambda b: s.math.sin(s.math.pi * (0.08 + 0.80 * b)) ** 0.65
        return _sheet(lambda a, b: (0.85 * size * a * wide(b), size * 1.5 * (b - 0.5), size * cup * (a * a + (b - 0.5) ** 2 * 1.6) + 0.1 * size * s.math.sin(5 * a + 3 * b)))

    _strewn(42, 21, 0.12, petal, [m.sheer(colour, 0.25) for colour in colours])


def dry_leaves():
    def leaf(rng):
        size, curl = rng.uniform(0.04, 0.062), rng.uniform(0.1, 0.42)
        lobes = lambda b: s.math.sin(s.math.pi * (0.02 + 0.97 * b**0.8)) ** 0.9 * (1 + 0.16 * s.math.sin(b * 25))
        return _sheet(lambda a, b: (0.55 * size * a * lobes(b), size * (b - 0.5) * 1.5, size * (curl * 0.5 * a * a + 0.3 * curl * s.math.sin(3 * b + a) + 0.02 * s.math.sin(17 * b + 9 * abs(a))) - 0.05 * size * s.math.exp(-((a / 0.12) ** 2))))

    _strewn(30, 22, 0.15, leaf, [m.leaf(colour, '#c98a3a', 0.6) for colour in ('#a4511c', '#c27a25', '#7d3a17', '#b8892f', '#93301a')])


def pine_branch():
    """Sprigs of a fir with two cones, lying."""
    rng = s.random.Random(23)
    bark = m.matte('#5a4330')
    for colour in ('#2c5233', '#3c6a3f', '#23452c'):
        parts = []
        for turn, long, bent in ((0.1, 0.30, 0.05), (0.75, 0.17, 0.03), (-0.5, 0.19, -0.02), (2.9, 0.17, 0.02), (3.5, 0.13, 0.0)):
            if colour == '#2c5233':
                s.tube([(0, 0, 0.012), (long * 0.5 * s.math.cos(turn), long * 0.5 * s.math.sin(turn) + bent, 0.016), (long * s.math.cos(turn), long * s.math.sin(turn) + bent, 0.014)], 0.0026, bark)
            for _ in range(230):
                share = rng.uniform(0.06, 1.0)
                px, py = long * share * s.math.cos(turn), long * share * s.math.sin(turn) + bent * min(1, 2 * share)
                around, lean = rng.uniform(0, 6.283), rng.uniform(0.5, 1.05)
                side, up = s.math.cos(around) * s.math.sin(lean), s.math.sin(around) * s.math.sin(lean)
                ahead, size = s.math.cos(lean), rng.uniform(0.020, 0.030)
                tip = (px + size * (ahead * s.math.cos(turn) - side * s.math.sin(turn)), py + size * (ahead * s.math.sin(turn) + side * s.math.cos(turn)), max(0.001, 0.014 + size * up))
                parts.append([(px - 0.0007, py, 0.0135), (px + 0.0007, py, 0.0145), (tip[0] + 0.0003, tip[1], tip[2])])
        s.scatter(parts, m.leaf(colour, colour))
    for x, y in ((-0.03, -0.055), (0.055, -0.07)):
        _cone((x, y))


def _cone(at):
    brown = m.matte('#6b4426', 0.7)
    for number in range(64):
        share = number / 64
        turn, reach = 2.39996 * number, 0.024 * s.math.sin(s.math.pi * (0.16 + 0.80 * share)) ** 0.8
        scale = s.surface(4, 3, lambda u, v, r=reach: ((u - 0.5) * 0.016 * (1 - 0.35 * v), r * v, 0.007 * v * v), brown, (at[0], at[1], 0.004 + 0.056 * share))
        scale.modifiers.new('solid', 'SOLIDIFY').thickness = 0.0018
        scale.rotation_euler = (0.15 + 0.5 * share, 0, turn)
    s.lathe([(0.0001, 0), (0.012, 0.008), (0.013, 0.03), (0.006, 0.052), (0.0001, 0.06)], (at[0], at[1], 0.001), brown, 24)


def dried_flowers():
    """Plumes of pampas grass and dry twigs in a vase of clay."""
    rng = s.random.Random(24)
    t.vase((0, 0, 0), 0.19, 0.065, '#cdb497', 0.42)
    for colour in ('#d9c3a0', '#c7aa80', '#e6d6bc'):
        parts = []
        for number in range(4):
            turn, lean, long = rng.uniform(0, 6.283), rng.uniform(0.03, 0.34), rng.uniform(0.26, 0.37)
            path = lambda share, k=long, q=lean, w=turn: (k * s.math.sin(q) * share * (0.5 + 0.7 * share) * s.math.cos(w), k * s.math.sin(q) * share * (0.5 + 0.7 * share) * s.math.sin(w), 0.18 + k * s.math.cos(q) * share)
            s.tube([path(step / 6) for step in range(7)], 0.0012, m.matte('#b79c6c'))
            for _ in range(620):
                share = rng.uniform(0.42, 1.03)
                wide = 0.034 * s.math.sin(s.math.pi * min(1, (share - 0.38) / 0.66)) ** 0.7
                px, py, pz = path(share)
                around = rng.uniform(0, 6.283)
                parts.append([(px, py, pz), (px + 0.0006, py, pz + 0.001), (px + wide * s.math.cos(around), py + wide * s.math.sin(around), pz + rng.uniform(0.006, 0.03))])
        s.scatter(parts, m.sheer(colour, 0.4))
    t.leaves((0, 0, 0.17), 5, 24, '#b99b6b', (0.012, 0.022), 0.7, 0.3, 0.7, 16, 1.0, 0.001)


def basil(pot='#b5714e'):
    tall = 0.10
    profile = [(0.0001, 0), (tall * 0.46, 0), (tall * 0.60, tall * 0.86), (tall * 0.66, tall * 0.87), (tall * 0.67, tall), (tall * 0.58, tall), (tall * 0.55, tall * 0.88), (0.0001, tall * 0.87)]
    s.lathe(profile, (0, 0, 0), m.matte(pot), 72)
    t.leaves((0, 0, tall * 0.84), 30, 25, '#4f8a34', (0.040, 0.062), 0.78, 0.13, 1.0, 8, 1.0, 0.0009)
    t.leaves((0, 0, tall * 0.86), 22, 26, '#66a03f', (0.032, 0.046), 0.8, 0.16, 0.8, 10, 1.0, 0.0008)


def orchid():
    s.lathe([(0.0001, 0), (0.045, 0), (0.058, 0.088), (0.060, 0.095), (0.053, 0.095), (0.05, 0.08), (0.0001, 0.08)], (0, 0, 0), m.ceramic('#f0ece4', None, 0.2), 80)
    for number in range(6):
        turn = 1.05 * number
        blade = s.surface(6, 12, lambda u, v: ((u - 0.5) * 0.045 * s.math.sin(s.math.pi * (0.12 + 0.86 * v)) ** 0.6, 0.13 * v, 0.06 * v - 0.085 * v * v + 0.012 * abs(u - 0.5) * 2), m.leaf('#3f6b37', '#6f9a55', 0.25), (0, 0, 0.085))
        blade.rotation_euler = (0, 0, turn)
    petal, heart = m.sheer('#f4eef2', 0.35), m.lacquer('#a83a6a', 0.3)
    for side, tall in ((1, 0.36), (-1, 0.30)):
        stem = [(0, 0, 0.08), (0.015 * side, 0.01, 0.08 + 0.55 * tall), (0.05 * side, 0.0, 0.06 + tall), (0.13 * side, -0.02, 0.075 + tall), (0.19 * side, -0.03, 0.03 + tall)]
        s.tube(stem, 0.002, m.matte('#5f7a3d'))
        for number in range(6):
            share = number / 5
            x, z = side * (0.04 + 0.15 * share), 0.06 + tall + 0.018 * s.math.sin(3 * share) - 0.042 * share * share - 0.02
            _orchid_bloom((x, -0.03 - 0.006 * number, z), 0.036 - 0.008 * share, petal, heart, 0.5 * side * (share - 0.3))


def _orchid_bloom(at, size, petal, heart, yaw):
    for turn, wide, long in ((1.57, 0.52, 1.0), (0.15, 0.95, 1.05), (2.99, 0.95, 1.05), (-0.75, 0.50, 0.95), (-2.39, 0.50, 0.95)):
        def point(u, v, w=wide, k=long, a=turn):
            x, y = (u - 0.5) * 2 * w * size * 0.62 * s.math.sin(s.math.pi * (0.06 + 0.86 * v)) ** 0.6, k * size * v
            return y * s.math.cos(a) - x * s.math.sin(a), -0.25 * size * v * (1 - v) - 0.15 * size * abs(u - 0.5), y * s.math.sin(a) + x * s.math.cos(a)
        leaf = s.surface(8, 8, point, petal, at)
        leaf.rotation_euler = (0.12, 0, yaw)
    s.ball(0.17 * size, (at[0], at[1] - 0.13 * size, at[2] - 0.10 * size), heart, 1.3)


def bamboo():
    """Stalks of bamboo in a glass of water."""
    s.lathe([(0.0001, 0), (0.034, 0), (0.036, 0.003), (0.038, 0.14), (0.0365, 0.14), (0.0345, 0.01), (0.0001, 0.008)], (0, 0, 0), m.glass('#f2f8f5', 0.0), 80)
    green = m.lacquer('#5d8a3c', 0.35)
    for x, y, tall, lean in ((-0.012, 0.004, 0.34, -0.05), (0.014, -0.006, 0.42, 0.03), (0.002, 0.014, 0.29, 0.07)):
        profile = []
        joints = round(tall / 0.055)
        for step in range(joints * 8 + 1):
            bulge = s.math.exp(-((((step % 8) - (8 if step % 8 > 4 else 0)) / 0.7) ** 2))
            profile.append((0.0078 + 0.0016 * bulge, 0.01 + tall * step / (joints * 8)))
        stalk = s.lathe([(0.0001, 0.01), *profile, (0.0001, 0.0101 + tall)], (x, y, 0), green, 32)
        stalk.rotation_euler = (0.4 * lean, lean, 0)
        t.leaves((x + lean * tall, y, tall * 0.92), 5, round(900 * tall), '#5f943f', (0.05, 0.09), 0.2, 0.10, 1.0, 5, 1.0, 0.001)


def cactus():
    tall = 0.075
    s.lathe([(0.0001, 0), (0.036, 0), (0.047, tall * 0.85), (0.052, tall * 0.86), (0.053, tall), (0.045, tall), (0.043, tall * 0.88), (0.0001, tall * 0.87)], (0, 0, 0), m.matte('#b5714e'), 72)
    green = m.matte('#5f8250', 0.6)

    def body(at, radius, high, lean=0.0):
        def point(u, v):
            turn, up = u * s.math.tau, v * s.math.pi / 2
            r = radius * (s.math.cos(max(0, (v - 0.55) / 0.45) * s.math.pi / 2) ** 0.6) * (1 - 0.13 * abs(s.math.sin(6 * turn)) ** 0.5 + 0.06)
            return r * s.math.cos(turn), r * s.math.sin(turn), high * v
        thing = s.surface(180, 40, point, green, at)
        thing.rotation_euler = (0, lean, 0)
        spines = []
        for row in range(9):
            for rib in range(12):
                turn, z = s.math.pi * rib / 6, high * (0.1 + 0.85 * row / 9)
                r = radius * s.math.cos(max(0, (z / high - 0.55) / 0.45) * s.math.pi / 2) ** 0.6 * 1.05
                x, y = r * s.math.cos(turn), r * s.math.sin(turn)
                for spread in (-0.5, 0, 0.5):
                    tip = (x + 0.008 * s.math.cos(turn + spread), y + 0.008 * s.math.sin(turn + spread), z + 0.003)
                    spines.append([(x, y, z - 0.0003), (x, y, z + 0.0003), tip])
        pins = s.scatter(spines, m.matte('#e9dfc4'))
        pins.location, pins.rotation_euler = at, (0, lean, 0)

    body((0, 0, tall * 0.85), 0.030, 0.15)
    body((0.030, 0, tall + 0.045), 0.014, 0.055, 0.65)
    body((-0.029, 0, tall + 0.03), 0.013, 0.05, -0.7)


def bow(colour='#b3172b'):
    silk = m.lacquer(colour, 0.32)

    def loop(side):
        def point(u, v):
            turn = u * s.math.tau
            far = s.math.sin(turn / 2)
            x = side * (0.046 - 0.046 * s.math.cos(turn))
            y = 0.021 * s.math.sin(turn) * (0.6 + 0.5 * far)
            wide = 0.013 + 0.038 * far**0.8
            return x, y, 0.036 + (v - 0.5) * wide + 0.010 * far + 0.0035 * s.math.sin(7 * v + 3 * turn) * far
        return s.surface(80, 18, point, silk)

    def tail(side):
        def point(u, v):
            return side * (0.004 + 0.078 * u + 0.006 * s.math.sin(5 * u)), -0.020 - 0.030 * u + 0.004 * s.math.sin(8 * u + 3 * v), max(0.0015, 0.030 - 0.030 * u + (v - 0.5) * (0.014 + 0.026 * u) + 0.012 * u)
        return s.surface(50, 10, point, silk)

    for side in (-1, 1):
        for sheet in (loop(side), tail(side)):
            sheet.modifiers.new('solid', 'SOLIDIFY').thickness = 0.0012
    s.rounded(s.box((0.022, 0.034, 0.026), (0, -0.004, 0.024), silk, 0), 0.009, 5)


def ribbon(colour='#c89a3f'):
    """Satin ribbon, unrolled in curls."""
    satin = m.metal(colour, 0.36)

    def point(u, v):
        turn = u * s.math.tau * 2.6
        r = 0.030 + 0.012 * s.math.sin(2.1 * turn)
        return -0.13 + 0.26 * u + r * s.math.cos(turn), 0.035 * s.math.sin(3.2 * u * s.math.pi) + r * s.math.sin(turn) * 0.8, 0.004 + 0.017 * v + 0.012 * (1 + s.math.sin(turn + 0.7))

    s.surface(420, 6, point, satin).modifiers.new('solid', 'SOLIDIFY').thickness = 0.0006


def pearls():
    """A string of pearls, let fall."""
    shell = m.Shader('pearl')
    shell.set(Base_Color=m.linear('#f1e8dd'), Roughness=0.16, Specular=0.6, Sheen=0.4, Clearcoat=0.6)
    white = shell.done('#f1e8dd')
    length, path = 0.0, []
    place = lambda a: (0.085 * s.math.cos(a) + 0.018 * s.math.cos(3 * a + 1), 0.055 * s.math.sin(a) + 0.016 * s.math.sin(2 * a))
    last = place(0)
    for step in range(1, 2001):
        x, y = place(s.math.tau * step / 2000)
        length += s.math.hypot(x - last[0], y - last[1])
        last = (x, y)
        if length >= 0.0086:
            path.append(last)
            length = 0.0
    for x, y in path:
        s.ball(0.0043, (x, y, 0.0043), white)


def sunglasses():
    black, lens = m.lacquer('#1b1817', 0.12), m.lacquer('#2a1f1a', 0.03)
    for side in (-1, 1):
        x = side * 0.034
        outline = [(0.028 * s.math.cos(a) * (1.02 + 0.06 * s.math.cos(2 * a)), 0.022 + 0.0215 * s.math.sin(a)) for a in [s.math.tau * step / 60 for step in range(60)]]
        rim = s.tube([(x + a, 0, b) for a, b in [*outline, *outline[:3]]], 0.0026, black)
        rim.data.splines[0].use_cyclic_u = False
        s.prism(outline, 0.0012, (x, 0.0005, 0), lens, 0)
        s.tube([(side * 0.064, 0, 0.032), (side * 0.066, 0.05, 0.031), (side * 0.064, 0.115, 0.026), (side * 0.060, 0.138, 0.004)], 0.0021, black)
    s.tube([(-0.009, -0.001, 0.029), (0, -0.003, 0.033), (0.009, -0.001, 0.029)], 0.0024, black)
    for thing in s.bpy.data.objects:
        thing.rotation_euler.rotate_axis('Z', 0.35)
        x, y, z = thing.location
        thing.location = (x * s.math.cos(0.35) - y * s.math.sin(0.35), x * s.math.sin(0.35) + y * s.math.cos(0.35), z)


def laptop():
    grey, dark, screen = m.metal('#b9bcc0', 0.34), m.lacquer('#1a1c1f', 0.3), m.lacquer('#20242a', 0.06)
    s.box((0.31, 0.215, 0.014), (0, 0, 0), grey, 0.005)
    for row in range(5):
        for column in range(13):
            s.box((0.0185, 0.0155, 0.0012), (-0.126 + 0.021 * column, 0.062 - 0.018 * row, 0.0138), dark, 0.001)
    s.box((0.10, 0.06, 0.0006), (0, -0.066, 0.014), m.metal('#a9acb0', 0.3), 0.0004)
    lid = s.box((0.31, 0.006, 0.205), (0, 0.106, 0.012), grey, 0.003)
    face = s.box((0.296, 0.002, 0.188), (0, 0.1035, 0.021), screen, 0.0008)
    for thing in (lid, face):
        thing.rotation_euler = (-0.28, 0, 0)


def razor():
    """A barber's razor, half open, and its strop's shine on the blade."""
    handle, steel = m.wood('#5a3a22', '#2c180c', 0.3, gap=False), m.metal('#d7dadd', 0.16)
    s.prism([(-0.075, -0.006), (0.06, -0.008), (0.078, 0.0), (0.06, 0.008), (-0.075, 0.007), (-0.086, 0.0)], 0.011, (-0.01, -0.02, 0.001), handle, 0.003, upright=False, turn=0.25)
    s.prism([(-0.07, -0.002), (-0.055, -0.011), (0.012, -0.011), (0.02, -0.003), (0.058, -0.002), (0.066, 0.006), (0.056, 0.004), (0.012, 0.006), (-0.068, 0.006)], 0.0032, (0.005, 0.045, 0.006), steel, 0.0008, upright=False, turn=-0.55)
    s.cylinder(0.0035, 0.013, (0.066, 0.0, 0.001), m.metal('#c9a25a', 0.2), 0.0005, 24)


def hand_mirror():
    """A small round mirror on a foot of brass."""
    brass = m.metal('#c79a55', 0.22)
    s.lathe([(0.0001, 0), (0.052, 0), (0.052, 0.004), (0.014, 0.010), (0.006, 0.018), (0.0055, 0.07), (0.0001, 0.071)], (0, 0, 0), brass, 80)
    frame = s.ring(0.075, 0.0045, (0, 0, 0), brass, around=160)
    glass = s.cylinder(0.074, 0.003, (0, 0, 0.003), m.metal('#dfe4e4', 0.02), 0.0005, 160)
    for thing in (frame, glass):
        thing.rotation_euler = (s.math.pi / 2 - 0.16, 0, 0.25)
        thing.location = (0, 0, 0.148)


def tennis_ball():
    felt = m.matte('#c9d840', 0.95)
    s.ball(0.033, (0, 0, 0.033), felt)
    seam = [(0.0333 * s.math.cos(a) * (0.75 + 0.25 * s.math.cos(2 * a)), 0.0333 * s.math.sin(a) * (0.75 + 0.25 * s.math.cos(2 * a)), 0.0333 * 0.66 * s.math.sin(2 * a)) for a in [s.math.tau * step / 90 for step in range(92)]]
    seam = [tuple(0.0334 * part / max(1e-6, s.math.sqrt(x * x + y * y + z * z)) for part in (x, y, z)) for x, y, z in seam]
    s.tube(seam, 0.0012, m.matte('#f2f2ea'), (0, 0, 0.033))


def pool_ring():
    colours = ('#e8486b', '#f6f3ee', '#f2b632', '#f6f3ee', '#2f9fc1', '#f6f3ee')
    parts = [m.lacquer(colour, 0.18) for colour in colours]
    ring = s.ring(0.36, 0.13, (0, 0, 0), parts[0], 0.9, 120, 32)
    for material in parts[1:]:
        ring.data.materials.append(material)
    for number, face in enumerate(ring.data.polygons):
        face.material_index = (number // 32) * 12 // 120 % len(parts)


def blanket(colour='#d9cbb6'):
    """A blanket of thick wool, folded: rows of two strands that turn about each other."""
    wool = m.matte(colour, 0.95)
    rng = s.random.Random(31)
    for layer in range(3):
        wide, turn = 0.40 - 0.012 * layer, 0.15 + rng.uniform(-0.03, 0.03)
        for row in range(14):
            y, lift = -0.13 + 0.02 * row, 0.006 * s.math.sin(0.9 * row + layer)
            for strand in (0, s.math.pi):
                phase = strand + 1.3 * row
                path = []
                for step in range(61):
                    along = wide * (step / 60 - 0.5)
                    bend = s.math.tau * step / 60 * wide / 0.034 + phase
                    ends = 0.012 * (abs(step / 30 - 1) ** 8)
                    path.append((along, y + 0.0068 * s.math.sin(bend), 0.016 + 0.031 * layer + lift * 0.4 + 0.0058 * s.math.cos(bend) - ends))
                s.tube(path, 0.0078, wool).rotation_euler = (0, 0, turn)


def makeup_brushes():
    s.lathe([(0.0001, 0), (0.035, 0), (0.037, 0.004), (0.037, 0.095), (0.034, 0.096), (0.033, 0.01), (0.0001, 0.009)], (0, 0, 0), m.ceramic('#efe6dd', '#a98b72', 0.3), 80)
    rng = s.random.Random(32)
    for number in range(6):
        turn, lean, tall = 1.05 * number + 0.3, rng.uniform(0.10, 0.20), rng.uniform(0.13, 0.17)
        make = []
        make.append(s.lathe([(0.0001, 0), (0.0035, 0.0), (0.005, tall * 0.6), (0.0042, tall * 0.86)], (0, 0, 0), m.lacquer(('#2a2422', '#e6c9b6', '#c79a8a')[number % 3], 0.2), 24))
        wide = rng.uniform(0.008, 0.014)
        make.append(s.lathe([(0.0050, tall * 0.80), (0.0056, tall * 0.84), (wide * 0.62, tall)], (0, 0, 0), m.metal('#d8b06a', 0.2), 32))
        make.append(s.lathe([(wide * 0.6, tall), (wide * 0.95, tall + 0.014), (wide, tall + 0.024), (wide * 0.62, tall + 0.036), (0.0001, tall + 0.041)], (0, 0, 0), m.cloth(('#3b2a22', '#e9d9c7', '#5a3a2c')[number % 3], 3000, 3, 0.9), 40))
        for thing in make:
            thing.location = (0.012 * s.math.cos(turn), 0.012 * s.math.sin(turn), 0.012)
            thing.rotation_euler = (-lean * s.math.sin(turn), lean * s.math.cos(turn), 0)


def paint_brushes():
    s.lathe([(0.0001, 0), (0.034, 0), (0.036, 0.003), (0.036, 0.10), (0.0345, 0.10), (0.033, 0.008), (0.0001, 0.006)], (0, 0, 0), m.glass('#f2f8f8', 0.0), 80)
    rng = s.random.Random(33)
    for number in range(6):
        turn, lean, tall = 1.05 * number, rng.uniform(0.10, 0.2), rng.uniform(0.17, 0.22)
        make = [s.lathe([(0.0001, 0), (0.0022, 0.0), (0.0042, tall * 0.72), (0.0032, tall * 0.86)], (0, 0, 0), m.lacquer(('#b3282d', '#d9a441', '#2f5a7a', '#4a2f1c')[number % 4], 0.2), 24)]
        make.append(s.lathe([(0.0036, tall * 0.84), (0.0042, tall * 0.96)], (0, 0, 0), m.metal('#cfd2d4', 0.2), 24))
        make.append(s.lathe([(0.0042, tall * 0.96), (0.0056, tall * 1.02), (0.0040, tall * 1.10), (0.0002, tall * 1.17)], (0, 0, 0), m.matte(('#3b2a22', '#2f6db0', '#c23b33', '#e3b23a')[number % 4], 0.6), 32))
        for thing in make:
            thing.location = (0.010 * s.math.cos(turn), 0.010 * s.math.sin(turn), 0.010)
            thing.rotation_euler = (-lean * s.math.sin(turn), lean * s.math.cos(turn), 0)


def ring_and_earrings():
    """Gold: a ring with its stone, and two hoops."""
    gold = m.metal('#d9a94e', 0.14)
    band = s.ring(0.0095, 0.0013, (0, 0, 0), gold, around=120)
    band.rotation_euler, band.location = (s.math.pi / 2 - 0.1, 0, 0.35), (-0.018, 0, 0.0112)
    stone = s.lathe([(0.0001, 0), (0.0042, 0.004), (0.0030, 0.0058), (0.0001, 0.0059)], (-0.018, 0.001, 0.0185), m.glass('#f6fbff', 0.0), 10)
    stone.rotation_euler = (0, 0, 0.3)
    for x, y, turn in ((0.016, 0.006, 0.2), (0.034, -0.012, -0.5)):
        hoop = s.ring(0.0115, 0.0012, (0, 0, 0), gold, around=120)
        hoop.rotation_euler, hoop.location = (0.12, 0.1, turn), (x, y, 0.001)


PROPS = [
    prop('petalas', petals, 721, views=('level', 'above')),
    prop('folhas-secas', dry_leaves, 722, views=('level', 'above')),
    prop('galho-de-pinheiro', pine_branch, 723, views=('level', 'above')),
    prop('flores-secas', dried_flowers, 724),
    prop('manjericao', basil, 725),
    prop('orquidea', orchid, 726),
    prop('bambu', bamboo, 727),
    prop('cacto', cactus, 728),
    prop('laco', bow, 730),
    prop('fita', ribbon, 731),
    prop('perolas', pearls, 732, views=('level', 'above')),
    prop('oculos-de-sol', sunglasses, 733),
    prop('notebook', laptop, 734),
    prop('navalha', razor, 735, views=('level', 'above')),
    prop('espelhinho', hand_mirror, 736),
    prop('bolinha', tennis_ball, 737),
    prop('boia', pool_ring, 738),
    prop('manta-de-trico', blanket, 739),
    prop('pinceis-de-maquiagem', makeup_brushes, 740),
    prop('pinceis', paint_brushes, 741),
    prop('joias', ring_and_earrings, 742, views=('level', 'above')),
]
