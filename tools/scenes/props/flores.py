"""Flowers by name, and leaves."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def _mesh(name, sheets, material):
    """One mesh of many sheets of `size` + 1 points a side."""
    vertices, faces = [], []
    for size, points in sheets:
        start = len(vertices)
        vertices += points
        for row in range(size):
            for column in range(size):
                corner = start + row * (size + 1) + column
                faces.append((corner, corner + 1, corner + size + 2, corner + size + 1))
    mesh = s.bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return s.link(name, mesh, material)


def _sheet(point, size=8):
    """A bent sheet through point(a, b): a from -1 to 1 across, b from 0 to 1 along."""
    return size, [point(column / (size / 2) - 1, row / size) for row in range(size + 1) for column in range(size + 1)]


def _turned(points, yaw, lean, at):
    """Leaned from upright to the side where yaw points, and moved."""
    size, own = points
    moved = []
    for x, y, z in own:
        y, z = y * s.math.cos(lean) + z * s.math.sin(lean), -y * s.math.sin(lean) + z * s.math.cos(lean)
        moved.append((at[0] + x * s.math.cos(yaw) - y * s.math.sin(yaw), at[1] + x * s.math.sin(yaw) + y * s.math.cos(yaw), at[2] + z))
    return size, moved


def _stems(heads, low, radius, colour):
    for x, y, z in heads:
        s.tube([(0.12 * x, 0.12 * y, low - 0.05), (0.4 * x, 0.4 * y, low + 0.35 * (z - low)), (x, y, z)], radius, m.matte(colour))


def _glass_vase(height=0.2, radius=0.048):
    profile = [(0.0001, 0), (radius * 0.8, 0), (radius * 0.86, 0.004), (radius, height * 0.5), (radius * 0.8, height * 0.9), (radius * 0.88, height), (radius * 0.84, height), (radius * 0.75, height * 0.9), (radius * 0.94, height * 0.5), (radius * 0.8, 0.01), (0.0001, 0.01)]
    s.lathe(profile, (0, 0, 0), m.lacquer('#c7d3cd', 0.05), 80)


def tulips(colours=('#d9506b', '#e67b8d', '#c93a58')):
    rng = s.random.Random(41)
    t.vase((0, 0, 0), 0.17, 0.062, '#ece6dc', 0.6)
    heads = []
    for number in range(9):
        turn, out = 2.399 * number, 0.082 * ((number + 0.3) / 9) ** 0.6
        heads.append((out * s.math.cos(turn), out * s.math.sin(turn), 0.29 - 3.2 * out * out + rng.uniform(-0.018, 0.022)))
    _stems(heads, 0.17, 0.0028, '#6f9650')
    for tone, colour in enumerate(colours):
        sheets = []
        for number, (x, y, z) in enumerate(heads):
            if number % 3 != tone:
                continue
            size = rng.uniform(0.046, 0.054)
            for petal in range(6):
                ring, yaw = petal // 3, s.math.tau * (petal % 3) / 3 + 1.05 * (petal // 3) + number
                wide = lambda b: s.math.sin(s.math.pi * (0.16 + 0.80 * b)) ** 0.7
                # a cup: outward below, inward again above
                out = lambda b: 0.40 * s.math.sin(s.math.pi * (0.04 + 0.80 * b)) * (1.0 + 0.08 * ring)
                point = lambda a, b: (0.33 * size * a * wide(b), -size * (out(b) - 0.17 * a * a * wide(b)), size * b * (1.02 - 0.05 * ring) - 0.04 * size * a * a)
                sheets.append(_turned(_sheet(point), yaw, 0.9 * s.math.hypot(x, y), (x, y, z - 0.004)))
        _mesh('tulips', sheets, m.sheer(colour, 0.3))
    leaf = []
    for number in range(8):
        yaw, lean, long = 0.785 * number + rng.uniform(-0.3, 0.3), rng.uniform(0.25, 0.7), rng.uniform(0.14, 0.2)
        point = lambda a, b: (0.019 * a * s.math.sin(s.math.pi * (0.12 + 0.86 * b)), 0.02 * b + 0.075 * b * b + 0.008 * a * a, long * b - 0.06 * b**3)
        leaf.append(_turned(_sheet(point, 10), yaw, lean * 0.4, (0, 0, 0.155)))
    _mesh('blades', leaf, m.leaf('#64915a', '#9dbd78', 0.4))


def _daisy(at, yaw, lean, size, count, wide, cup):
    """Rays around a disc; returns their sheets and the middle."""
    sheets = []
    for ring in range(2):
        for number in range(count):
            turn = s.math.tau * (number + 0.5 * ring) / count
            reach = size * (1 - 0.08 * ring)
            point = lambda a, b: (wide * size * a * s.math.sin(s.math.pi * (0.10 + 0.82 * b)) ** 0.6, (0.22 + 0.78 * b) * reach, size * (0.05 * ring + cup * b - 0.18 * b * b))
            own = _turned(_sheet(point, 6), turn, 0, (0, 0, 0))
            sheets.append(_turned(own, yaw, lean, at))
    return sheets


def sunflowers():
    t.vase((0, 0, 0), 0.19, 0.07, '#c9774f', 0.6)
    heads = [(-0.085, -0.03, 0.30, 0.6, 1.0), (0.075, -0.045, 0.33, -0.45, 1.05), (0.0, -0.05, 0.40, 0.1, 0.85), (0.115, 0.02, 0.43, -0.9, 0.7), (-0.12, 0.03, 0.42, 1.0, 0.72)]
    _stems([head[:3] for head in heads], 0.19, 0.0042, '#5f8040')
    yellow, dark = [], []
    for x, y, z, aside, lean in heads:
        yaw = s.math.pi + aside
        yellow += _daisy((x, y, z), yaw, lean, 0.068, 21, 0.12, 0.22)
        for number in range(420):
            r, a = 0.027 * (number / 420) ** 0.5, 2.39996 * number
            dome = 0.010 - 9 * r * r
            own = (1, [(r * s.math.cos(a) + dx, r * s.math.sin(a) + dy, dome + dz) for dx, dy, dz in ((-0.0013, 0, 0), (0.0013, 0, 0), (-0.0006, 0.001, 0.0028), (0.0006, 0.001, 0.0028))])
            dark.append(_turned(own, yaw, lean, (x, y, z)))
    _mesh('rays', yellow, m.sheer('#f2b21c', 0.25))
    _mesh('discs', dark, m.matte('#3d2413', 0.9))
    for x, y, z, aside, lean in heads:
        back = s.lathe([(0.0001, 0), (0.022, 0.001), (0.030, 0.006), (0.027, 0.0085), (0.0001, 0.009)], (0, 0, 0), m.matte('#3a2212'), 40)
        back.rotation_euler, back.location = (-lean * s.math.cos(s.math.pi + aside), -lean * s.math.sin(s.math.pi + aside), 0), (x, y, z - 0.006)
    t.leaves((0, 0, 0.18), 7, 43, '#4f7a3c', (0.07, 0.11), 0.62, 0.19, 1.15, 5, 1.0, 0.002)


def daisies():
    rng = s.random.Random(44)
    _glass_vase(0.15, 0.042)
    heads = []
    for number in range(15):
        turn, out = 2.399 * number, 0.095 * ((number + 0.3) / 15) ** 0.6
        heads.append((out * s.math.cos(turn), out * s.math.sin(turn), 0.27 - 3 * out * out + rng.uniform(-0.02, 0.02)))
    _stems(heads, 0.15, 0.0014, '#6d8f4a')
    white = []
    for x, y, z in heads:
        out = s.math.hypot(x, y)
        yaw, lean = s.math.atan2(y, x) - s.math.pi / 2, 4.5 * out + 0.1
        # the ones behind look up, those before look at the camera
        white += _daisy((x, y, z), yaw, lean, rng.uniform(0.020, 0.026), 13, 0.20, 0.1)
        middle = s.ball(0.0066, (x, y, z + 0.001), m.matte('#e3a81f', 0.9), 0.6)
        middle.rotation_euler = (-lean * s.math.cos(yaw), -lean * s.math.sin(yaw), 0)
    _mesh('rays', white, m.sheer('#f6f3ec', 0.2))
    t.leaves((0, 0, 0.14), 10, 45, '#5d8048', (0.02, 0.034), 0.3, 0.12, 0.8, 10, 1.0, 0.001)


def lavender():
    rng = s.random.Random(46)
    t.vase((0, 0, 0), 0.13, 0.052, '#d9d0c2', 0.62)
    blooms, stems = {'#7f68b0': [], '#9c86c9': [], '#65509a': []}, []
    for _ in range(46):
        turn, lean, long = rng.uniform(0, 6.283), rng.uniform(0.02, 0.36), rng.uniform(0.20, 0.28)
        path = lambda q: (long * s.math.sin(lean) * q * (0.6 + 0.5 * q) * s.math.cos(turn), long * s.math.sin(lean) * q * (0.6 + 0.5 * q) * s.math.sin(turn), 0.11 + long * s.math.cos(lean) * q)
        stems.append([path(step / 5) for step in range(6)])
        for ring in range(9):
            share = 0.66 + 0.34 * ring / 8
            x, y, z = path(share)
            for bud in range(6):
                around = s.math.tau * bud / 6 + 0.5 * ring + rng.uniform(-0.2, 0.2)
                reach, size = 0.0055 * (1 - 0.5 * ring / 8), rng.uniform(0.0035, 0.0055)
                px, py = x + reach * s.math.cos(around), y + reach * s.math.sin(around)
                tip = (px + 0.5 * size * s.math.cos(around), py + 0.5 * size * s.math.sin(around), z + size)
                colour = rng.choice(list(blooms))
                blooms[colour].append([(px - 0.0016 * s.math.sin(around), py + 0.0016 * s.math.cos(around), z - 0.001), (px + 0.0016 * s.math.sin(around), py - 0.0016 * s.math.cos(around), z - 0.001), tip])
                blooms[colour].append([(x, y, z - 0.002), (px, py, z + 0.0008), tip])
    green = m.matte('#7d8f6a')
    for points in stems:
        s.tube(points, 0.0009, green)
    for colour, parts in blooms.items():
        s.scatter(parts, m.sheer(colour, 0.25))
    t.leaves((0, 0, 0.12), 14, 46, '#8b9c7c', (0.02, 0.035), 0.16, 0.12, 0.6, 8, 1.0, 0.0008)


def olive_branches():
    t.vase((0, 0, 0), 0.2, 0.066, '#cdbfa9', 0.4)
    t.leaves((0, 0, 0.19), 8, 47, '#7d8a66', (0.036, 0.056), 0.40, 0.36, 0.8, 20)


def succulent():
    tall = 0.062
    s.lathe([(0.0001, 0), (0.038, 0), (0.046, tall), (0.042, tall), (0.039, tall * 0.86), (0.0001, tall * 0.85)], (0, 0, 0), m.concrete('#b9b4ab'), 72)
    sheets = []
    for number in range(46):
        share, yaw = number / 46, 2.39996 * number
        size, lean = 0.016 + 0.040 * share**0.8, 0.12 + 1.22 * share
        for side in (1, -1):
            thick = lambda a, b: side * 0.0030 * (1 - a * a) * s.math.sin(s.math.pi * min(1, 0.15 + b))
            point = lambda a, b: (0.36 * size * a * s.math.sin(s.math.pi * (0.16 + 0.80 * b)) ** 0.6, thick(a, b) - 0.07 * size * a * a + 0.10 * size * b * b, size * b)
            sheets.append(_turned(_sheet(point, 6), yaw, lean, (0, 0, tall * 0.9 + 0.012 * (1 - share))))
    _mesh('rosette', sheets, m.leaf('#86a58c', '#c9b4a8', 0.45))


def _monstera(size, at, yaw, lean):
    """A leaf with splits: sheets between its ribs on each side."""
    sheets = []
    outline = lambda b: 0.62 * s.math.sin(s.math.pi * (0.10 + 0.88 * b**0.85)) ** 0.62
    for side in (-1, 1):
        for number in range(7):
            low, high = number / 7, (number + 0.80) / 7
            def point(a, b, low=low, high=high, side=side):
                u = (a + 1) / 2
                split = 1 if u > 0.35 else 1.25
                along = low + (high * split - low * 1.0) * b if u < 0.35 else low + (high - low) * b
                reach = outline((low + high) / 2) * u * (1 - 0.10 * (2 * b - 1) ** 2 * u)
                y = size * (min(1, along) * 0.95 + 0.22 * u * (1 - low))
                return side * size * reach, y * 0.9, size * (0.10 * u - 0.16 * u * u - 0.22 * along * along + 0.03 * s.math.sin(3 * along))
            sheets.append(_turned(_sheet(point, 8), yaw, lean, at))
    return sheets


def _palm(size, at, yaw, lean):
    sheets = []
    for side in (-1, 1):
        for number in range(22):
            share = number / 22
            base, long, turn = 0.12 + 0.88 * share, size * (0.42 * s.math.sin(s.math.pi * (0.2 + 0.75 * share)) + 0.05), 0.95 - 0.6 * share
            def point(a, b, base=base, long=long, turn=turn, side=side):
                wide = 0.010 * size / 0.3 * a * s.math.sin(s.math.pi * (0.12 + 0.86 * b)) ** 0.6
                return side * (long * b * s.math.sin(turn) + wide * s.math.cos(turn)), size * base + long * b * s.math.cos(turn) - wide * s.math.sin(turn), size * (-0.35 * base * base) - 0.18 * long * b * b + abs(wide) * 0.3
            sheets.append(_turned(_sheet(point, 6), yaw, lean, at))
    return sheets


def _stem_of(size, at, yaw, lean, bend):
    rib = [(0, size * b, -bend * size * b * b) for b in (0, 0.3, 0.6, 0.95)]
    [_, points] = _turned((1, rib), yaw, lean, at)
    s.tube(points, 0.0022, m.leaf('#5b8547', '#8fb56a'))


def green_leaves():
    """Monstera and palm in a vase."""
    _glass_vase(0.2, 0.055)
    broad, fine = [], []
    for yaw, lean, size, tall in ((0.9, -0.45, 0.20, 0.34), (-1.1, -0.5, 0.19, 0.30), (2.6, -0.15, 0.17, 0.40), (-2.5, -0.35, 0.17, 0.33)):
        at = (0.05 * -s.math.sin(yaw), 0.05 * s.math.cos(yaw), tall)
        s.tube([(0, 0, 0.02), (0.3 * at[0], 0.3 * at[1], 0.2), at], 0.0024, m.matte('#5f8548'))
        broad += _monstera(size, at, yaw, lean)
    for yaw, lean, size in ((0.1, -1.05, 0.34), (1.9, -0.85, 0.30), (-1.8, -0.9, 0.31)):
        at = (0, 0, 0.2)
        fine += _palm(size, at, yaw, lean)
        _stem_of(size, at, yaw, lean, 0.35)
    _mesh('monstera', broad, m.leaf('#39693b', '#86ac58', 0.28))
    _mesh('palm', fine, m.leaf('#4c7f44', '#93b862', 0.35))


def rosemary():
    """Sprigs of rosemary, lying."""
    rng = s.random.Random(48)
    for colour in ('#4f6b46', '#6c8560', '#3f5a3b'):
        parts = []
        for turn, long, x, y in ((0.15, 0.17, -0.08, 0.0), (0.6, 0.14, -0.05, -0.04), (-0.3, 0.15, -0.07, 0.03)):
            if colour == '#4f6b46':
                s.tube([(x, y, 0.005), (x + long * 0.5 * s.math.cos(turn), y + long * 0.5 * s.math.sin(turn), 0.010), (x + long * s.math.cos(turn), y + long * s.math.sin(turn), 0.006)], 0.0013, m.matte('#7b6a4c'))
            for _ in range(120):
                share, around, size = rng.uniform(0.1, 1), rng.uniform(0, 6.283), rng.uniform(0.012, 0.019)
                px, py, pz = x + long * share * s.math.cos(turn), y + long * share * s.math.sin(turn), 0.005 + 0.02 * share * (1 - share)
                ahead, side, up = 0.62, 0.78 * s.math.cos(around), abs(0.6 * s.math.sin(around))
                tip = (px + size * (ahead * s.math.cos(turn) - side * s.math.sin(turn)), py + size * (ahead * s.math.sin(turn) + side * s.math.cos(turn)), max(0.001, pz + size * up))
                parts.append([(px - 0.0009, py - 0.0006, pz), (px + 0.0009, py + 0.0006, pz + 0.0006), (tip[0] + 0.0005, tip[1], tip[2]), (tip[0] - 0.0004, tip[1], tip[2])])
        s.scatter(parts, m.leaf(colour, '#8aa077'))


def cotton():
    """Branches with balls of cotton."""
    rng = s.random.Random(49)
    t.vase((0, 0, 0), 0.2, 0.06, '#b9a58c', 0.42)
    for number in range(7):
        turn, lean, long = 0.9 * number, rng.uniform(0.1, 0.5), rng.uniform(0.24, 0.34)
        path = lambda q: (long * s.math.sin(lean) * q * s.math.cos(turn) + 0.012 * s.math.sin(7 * q + number), long * s.math.sin(lean) * q * s.math.sin(turn), 0.18 + long * s.math.cos(lean) * q)
        s.tube([path(step / 7) for step in range(8)], 0.0018, m.matte('#5a4330'))
        for share in (0.62, 0.8, 1.0):
            x, y, z = path(share)
            side = rng.uniform(0, 6.283)
            x, y = x + 0.016 * s.math.cos(side), y + 0.016 * s.math.sin(side)
            for part in range(5):
                around = s.math.tau * part / 5
                s.ball(0.0125, (x + 0.0105 * s.math.cos(around), y + 0.0105 * s.math.sin(around), z + 0.003 * (part % 2)), m.cloth('#f5f1e8', 1400, 3, 0.9), 0.95)
            s.lathe([(0.0001, -0.014), (0.008, -0.012), (0.016, -0.004)], (x, y, z), m.matte('#6b4a2c'), 10)


PROPS = [
    prop('tulipas', tulips, 801),
    prop('girassois', sunflowers, 802),
    prop('margaridas', daisies, 803),
    prop('lavanda', lavender, 804),
    prop('ramo-de-oliveira', olive_branches, 805),
    prop('suculenta', succulent, 806),
    prop('folhas-verdes', green_leaves, 807),
    prop('alecrim', rosemary, 809, views=('level', 'above')),
    prop('algodao', cotton, 810),
]
