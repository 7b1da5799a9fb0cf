"""Things that stand in scenes, and alone as props. `at` is the middle of the base, in metres."""
import math
import random

from . import lights, materials as m, shapes


def candle(at, radius=0.035, height=0.09, colour='#f1e7d3', lit=True):
    x, y, z = at
    profile = [(0.0001, 0), (radius * 0.97, 0), (radius, 0.004), (radius, height - 0.004), (radius * 0.96, height), (radius * 0.8, height - 0.003), (radius * 0.3, height - 0.008), (0.0001, height - 0.009)]
    shapes.lathe(profile, at, m.wax(colour))
    shapes.tube([(0, 0, 0), (0.001, 0, 0.008), (0.002, 0.001, 0.014)], 0.001, m.matte('#2a211b'), (x, y, z + height - 0.01))
    if lit:
        flame = [(0.0001, 0), (0.0035, 0.004), (0.0048, 0.010), (0.0030, 0.020), (0.0001, 0.031)]
        shapes.lathe(flame, (x, y, z + height + 0.002), m.glow('#ffb45a', 28), 24, group='lamp')
        lights.point('lamp', (x, y, z + height + 0.02), 0.5, (1, 0.55, 0.22), 0.008)


def towel(at, size=(0.30, 0.20), height=0.045, colour='#f2ece2', turn=0.0, seed=1):
    """Folded in three, its edge rounded towards the camera."""
    rng = random.Random(seed)
    cotton = m.cloth(colour, 520, 2.2, 0.9)
    x, y, z = at
    layers = 3
    for layer in range(layers):
        thick = height / layers
        block = shapes.box((size[0] * rng.uniform(0.985, 1.0), size[1] * rng.uniform(0.98, 1.0), thick * 0.97), (x + rng.uniform(-0.003, 0.003), y, z + layer * thick), cotton, thick * 0.46, turn + rng.uniform(-0.012, 0.012))
        block.modifiers['bevel'].segments = 6


def rolled_towel(at, length=0.26, radius=0.045, colour='#f2ece2', turn=0.0):
    """Rolled, its spiral in sight at the end."""
    vertices, faces, turns, steps = [], [], 3.4, 150
    for step in range(steps + 1):
        angle = turns * math.tau * step / steps
        r = radius * (0.16 + 0.84 * step / steps)
        for side in (-0.5, 0.5):
            vertices.append((side * length, r * math.cos(angle), radius + r * math.sin(angle)))
    for step in range(steps):
        faces.append((2 * step, 2 * step + 1, 2 * step + 3, 2 * step + 2))
    mesh = shapes.bpy.data.meshes.new('roll')
    mesh.from_pydata(vertices, [], faces)
    roll = shapes.link('roll', mesh, m.cloth(colour, 520, 2.2, 0.9), at, turn)
    solid = roll.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.009
    shapes.rounded(roll, 0.003)
    return roll


def pebble(at, radius, colour='#3d3d3f', squash=0.5, seed=1):
    rng = random.Random(seed)
    stone = shapes.ball(radius, (at[0], at[1], at[2] + radius * squash * 0.92), m.matte(colour, 0.5), squash)
    stone.scale = (rng.uniform(0.9, 1.25), rng.uniform(0.8, 1.0), 1)
    stone.rotation_euler = (rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), rng.uniform(0, 6))
    return stone


def polish_bottle(at, colour='#b3233f', turn=0.0, cap='#1c1a1c', scale=1.0):
    """Nail polish: thick glass with colour inside, and a tall cap."""
    x, y, z = at
    shapes.box((0.030 * scale, 0.030 * scale, 0.040 * scale), at, m.glass('#ffffff'), 0.006 * scale, turn)
    shapes.box((0.025 * scale, 0.025 * scale, 0.034 * scale), (x, y, z + 0.003 * scale), m.lacquer(colour, 0.12), 0.005 * scale, turn)
    shapes.cylinder(0.0085 * scale, 0.006 * scale, (x, y, z + 0.040 * scale), m.lacquer('#dddddd'), 0.001)
    profile = [(0.0001, 0), (0.0095, 0), (0.0098, 0.002), (0.0082, 0.040), (0.0072, 0.043), (0.0001, 0.0435)]
    shapes.lathe([(r * scale, h * scale) for r, h in profile], (x, y, z + 0.045 * scale), m.lacquer(cap, 0.2))


def book(at, size, colour, turn=0.0, lying=False):
    """Cover and pages; `size` is thickness, depth, height."""
    thick, depth, tall = size
    x, y, z = at
    cover = m.cloth(colour, 1500, 0.6, 0.1, 0.7)
    pages = m.matte('#e8dfca')
    if lying:
        shapes.box((tall, depth, thick), at, cover, 0.002, turn)
        shapes.box((tall - 0.008, depth - 0.002, thick - 0.006), (x + 0.004 * math.sin(turn), y - 0.005, z + 0.003), pages, 0.0008, turn)
        return
    shapes.box((thick, depth, tall), at, cover, 0.002, turn)
    shapes.box((thick - 0.005, depth - 0.006, tall - 0.004), (x, y, z + 0.004), pages, 0.0008, turn)


def book_row(start, end, y, z, seed, depth=0.15, tall=(0.17, 0.25), colours=('#5e2a20', '#22323d', '#8f7c57', '#37422f', '#5f564b', '#17191e', '#7e4f2f', '#a39781', '#4a2230')):
    rng = random.Random(seed)
    x = start
    while x < end:
        thick = rng.uniform(0.014, 0.042)
        if rng.random() > 0.06:
            book((x + thick / 2, y + rng.uniform(-0.012, 0.012), z), (thick, depth, rng.uniform(*tall)), rng.choice(colours), rng.uniform(-0.02, 0.02))
        x += thick + 0.0015


def egg(at, colour='#e8c9a4', scale=1.0, turn=0.0, tilt=1.45):
    profile = []
    for step in range(33):
        angle = math.pi * step / 32
        h = -math.cos(angle)
        profile.append((max(0.0001, 0.0215 * math.sin(angle) * (1 - 0.13 * h) * scale), 0.028 * h * scale))
    thing = shapes.lathe(profile, (at[0], at[1], at[2] + 0.0212 * scale), m.ceramic(colour, '#8d6644' if colour == '#e8c9a4' else None, 0.45), 48)
    thing.rotation_euler = (tilt, 0, turn)
    return thing


def bowl(at, radius=0.11, height=0.07, colour='#efe9de', speckle='#6b5a4a', inside=None):
    wall = 0.006
    outer = [(radius * (0.42 + 0.58 * math.sin(math.pi / 2 * t) ** 0.9), height * (1 - math.cos(math.pi / 2 * t)) ** 0.9 + 0.004) for t in [step / 18 for step in range(19)]]
    inner = [(max(0.0001, r - wall), h + wall * 0.6) for r, h in outer[::-1]]
    profile = [(0.0001, 0), (radius * 0.42, 0), *outer, (radius - wall / 2, height + 0.007), *inner, (0.0001, 0.012)]
    shapes.lathe(profile, at, m.ceramic(colour, speckle), 96)
    if inside:
        shapes.lathe([(0.0001, 0.0), (radius * 0.80, 0.0), (radius * 0.6, 0.012), (0.0001, 0.020)], (at[0], at[1], at[2] + height * 0.55), m.matte(inside, 0.95), 64)


def cup(at, radius=0.038, height=0.075, colour='#f1ede4', speckle='#5b4a3c', turn=0.0):
    profile = [(0.0001, 0), (radius * 0.72, 0), (radius * 0.80, 0.006), (radius, height * 0.5), (radius, height), (radius - 0.003, height + 0.0015), (radius - 0.0045, height), (radius - 0.005, height * 0.3), (0.0001, height * 0.25)]
    clay = m.ceramic(colour, speckle)
    shapes.lathe(profile, at, clay, 64)
    shapes.lathe([(0.0001, 0), (radius - 0.005, 0)], (at[0], at[1], at[2] + height * 0.84), m.lacquer('#2a150b', 0.08), 48)
    loop = [(math.cos(turn) * (radius + reach), math.sin(turn) * (radius + reach), height * up) for reach, up in ((-0.003, 0.80), (0.020, 0.86), (0.030, 0.55), (0.018, 0.22), (-0.004, 0.24))]
    shapes.tube(loop, 0.0045, clay, at)


def vase(at, height=0.24, radius=0.07, colour='#d8c7b0', neck=0.45):
    profile = [(0.0001, 0), (radius * 0.62, 0), (radius * 0.68, 0.004)]
    profile += [(radius * (0.68 + 0.32 * math.sin(math.pi * (t**0.8))) * (1 - (1 - neck) * max(0, (t - 0.55) / 0.45) ** 1.6), 0.004 + height * t) for t in [step / 28 for step in range(1, 29)]]
    last = profile[-1]
    profile += [(last[0] - 0.005, last[1] + 0.002), (last[0] - 0.007, last[1] - 0.02), (0.0001, last[1] - 0.05)]
    return shapes.lathe(profile, at, m.ceramic(colour, '#7b6653', 0.6), 80)


def _blade(length, width, bend, fold=0.12):
    """One leaf along Y, bent down and folded along its rib."""
    vertices, faces, steps = [], [], 7
    for step in range(steps + 1):
        t = step / steps
        wide = width * math.sin(math.pi * (0.04 + 0.96 * t) ** 0.8) * 0.5
        z = -bend * t * t * length
        for side in (-1, 0, 1):
            vertices.append((side * wide, t * length, z + abs(side) * wide * fold))
    for step in range(steps):
        for side in (0, 1):
            at = step * 3 + side
            faces.append((at, at + 1, at + 4, at + 3))
    return vertices, faces


def leaves(at, twigs, seed, colour='#5b7a4c', length=(0.05, 0.09), width=0.5, reach=0.4, spread=0.9, per_twig=14, rise=1.0, thick=0.0016):
    """Twigs from one point with leaves along them: eucalyptus, olive, ferns, whatever the sizes say. One mesh for all leaves."""
    rng = random.Random(seed)
    vertices, faces = [], []
    stem = m.matte('#5b4a35')
    for _ in range(twigs):
        lean, turn = rng.uniform(0.12, spread), rng.uniform(0, math.tau)
        long = reach * rng.uniform(0.65, 1.0)
        points = []
        for step in range(6):
            t = step / 5
            out = math.sin(lean) * long * t * (0.6 + 0.6 * t)
            up = math.cos(lean) * long * t * rise - 0.12 * long * t * t * lean
            points.append((out * math.cos(turn), out * math.sin(turn), up))
        shapes.tube(points, thick, stem, at)
        for number in range(per_twig):
            t = 0.22 + 0.78 * number / per_twig
            place = points[min(5, int(t * 5))]
            after = points[min(5, int(t * 5) + 1)]
            part = t * 5 - int(t * 5)
            origin = [a + (b - a) * part for a, b in zip(place, after)]
            size = rng.uniform(*length) * (1.15 - 0.5 * t)
            blade, quads = _blade(size, size * width, rng.uniform(0.1, 0.5))
            yaw, pitch, roll = turn + (number % 2 * 2 - 1) * rng.uniform(0.6, 1.4) - math.pi / 2, rng.uniform(-0.2, 0.9), rng.uniform(-0.6, 0.6)
            start = len(vertices)
            for x, y, z in blade:
                x, z = x * math.cos(roll) - z * math.sin(roll), x * math.sin(roll) + z * math.cos(roll)
                y, z = y * math.cos(pitch) - z * math.sin(pitch), y * math.sin(pitch) + z * math.cos(pitch)
                x, y = x * math.cos(yaw) - y * math.sin(yaw), x * math.sin(yaw) + y * math.cos(yaw)
                vertices.append((origin[0] + x, origin[1] + y, origin[2] + z))
            faces += [tuple(start + corner for corner in quad) for quad in quads]
    mesh = shapes.bpy.data.meshes.new('leaves')
    mesh.from_pydata(vertices, [], faces)
    return shapes.link('leaves', mesh, m.leaf(colour, '#9fb86a'), at)


def potted_plant(at, seed, pot='#b9795a', height=0.5, colour='#4c6f3f'):
    x, y, z = at
    tall = height * 0.35
    profile = [(0.0001, 0), (tall * 0.42, 0), (tall * 0.58, tall * 0.98), (tall * 0.60, tall), (tall * 0.53, tall), (tall * 0.5, tall * 0.86), (0.0001, tall * 0.85)]
    shapes.lathe(profile, at, m.matte(pot), 64)
    leaves((x, y, z + tall * 0.85), 9, seed, colour, (height * 0.16, height * 0.30), 0.45, height * 0.8, 1.1, 7, thick=height * 0.006)


def flags(start, end, sag, seed, colours=('#d8433b', '#f2b632', '#2f7fc1', '#3f9b5f', '#e8762c', '#c94f8a'), size=0.085, count=13):
    """A string of bandeirinhas: paper with a notch below, each turned a little by the wind."""
    rng = random.Random(seed)
    place = lambda t: tuple(a + (b - a) * t - (sag * 4 * t * (1 - t) if axis == 2 else 0) for axis, (a, b) in enumerate(zip(start, end)))
    shapes.tube([place(step / 24) for step in range(25)], 0.0012, m.matte('#e9e1cf'))
    for number in range(count):
        x, y, z = place((number + 0.6) / (count + 0.2))
        wide, tall = size * 0.82, size * 1.15
        outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, -tall), (0, -tall * 0.68), (-wide / 2, -tall)]
        bend = rng.uniform(-0.25, 0.25)
        mesh = shapes.bpy.data.meshes.new('flag')
        mesh.from_pydata([(a, b * bend * 0.4 + 0.004 * math.cos(a * 60), b) for a, b in outline], [], [(0, 1, 2, 3, 4)])
        flag = shapes.link('flag', mesh, m.sheer(rng.choice(colours), 0.35), (x, y, z), rng.uniform(-0.35, 0.35), smooth=False)
        flag.rotation_euler[1] = rng.uniform(-0.06, 0.06)


def balloon(at, radius=0.14, colour='#e9a7b4', string=0.6):
    profile = []
    for step in range(41):
        angle = math.pi * step / 40
        h = -math.cos(angle)
        profile.append((max(0.0001, radius * math.sin(angle) * (1 + 0.10 * h)), radius * 1.16 * h))
    rubber = m.lacquer(colour, 0.16)
    rubber.node_tree.nodes['Principled BSDF'].inputs['Subsurface'].default_value = 0.12
    shapes.lathe(profile, at, rubber, 64)
    x, y, z = at
    shapes.lathe([(0.0001, 0.012), (0.006, 0.006), (0.009, 0)], (x, y, z - radius * 1.16 - 0.008), rubber, 24)
    if string:
        shapes.tube([(0, 0, 0), (0.01, 0, -string * 0.3), (-0.012, 0, -string * 0.65), (0, 0, -string)], 0.0011, m.matte('#efe8dc'), (x, y, z - radius * 1.16))


def gift(at, size, paper='#b3282d', ribbon='#e8d9b0', turn=0.0):
    x, y, z = at
    wide, deep, tall = size
    shapes.box(size, at, m.lacquer(paper, 0.4), 0.004, turn)
    silk = m.lacquer(ribbon, 0.3)
    shapes.box((wide + 0.002, 0.022, tall + 0.002), (x, y, z - 0.0005), silk, 0.0015, turn)
    shapes.box((0.022, deep + 0.002, tall + 0.0025), (x, y, z - 0.0005), silk, 0.0015, turn)
    for side in (-1, 1):
        loop = [(0, 0, 0), (side * 0.02, 0, 0.030), (side * 0.055, 0, 0.034), (side * 0.06, 0, 0.010), (side * 0.02, 0, 0.002), (0, 0, 0)]
        shapes.tube([(a * math.cos(turn), a * math.sin(turn), c) for a, _, c in loop], 0.007, silk, (x, y, z + tall))


def pumpkin(at, radius=0.11, colour='#d06a22', squash=0.78, seed=1):
    rng = random.Random(seed)
    x, y, z = at
    mesh = shapes.bpy.data.meshes.new('pumpkin')
    vertices, faces, around, up = [], [], 120, 40
    for row in range(up + 1):
        angle = math.pi * row / up
        for column in range(around):
            turn = math.tau * column / around
            rib = 1 - 0.09 * abs(math.cos(turn * 5)) ** 3 * math.sin(angle) - 0.0
            dent = 1 - 0.32 * math.exp(-((angle / 0.34) ** 2)) - 0.15 * math.exp(-(((math.pi - angle) / 0.34) ** 2))
            r = radius * rib
            vertices.append((r * math.sin(angle) * math.cos(turn), r * math.sin(angle) * math.sin(turn), r * squash * math.cos(angle) * dent))
    for row in range(up):
        for column in range(around):
            after = (column + 1) % around
            faces.append((row * around + column, (row + 1) * around + column, (row + 1) * around + after, row * around + after))
    mesh.from_pydata(vertices, [], faces)
    shapes.link('pumpkin', mesh, m.lacquer(colour, 0.38), (x, y, z + radius * squash * 0.86), rng.uniform(0, 6))
    shapes.tube([(0, 0, 0), (0.004, 0, radius * 0.2), (radius * 0.16, 0.01, radius * 0.40)], radius * 0.085, m.matte('#6d6a3c'), (x, y, z + radius * squash * 1.42))


def dumbbell(at, turn=0.0, scale=1.0):
    steel, rubber = m.metal('#c9cbd0', 0.28), m.matte('#1d1e21', 0.55)
    x, y, z = at
    for side in (-1, 1):
        head = shapes.cylinder(0.052 * scale, 0.075 * scale, (0, 0, 0), rubber, 0.012 * scale, 6)
        head.rotation_euler = (0, math.pi / 2, turn)
        middle = side * 0.105 * scale - 0.0375 * scale
        head.location = (x + middle * math.cos(turn), y + middle * math.sin(turn), z + 0.048 * scale)
    bar = shapes.cylinder(0.014 * scale, 0.16 * scale, (0, 0, 0), steel, 0.001)
    bar.rotation_euler = (0, math.pi / 2, turn)
    bar.location = (x - 0.08 * scale * math.cos(turn), y - 0.08 * scale * math.sin(turn), z + 0.048 * scale)


def curtain(x, y, width, height, colour, seed, through=0.5):
    """Hangs in soft folds from above."""
    rng = random.Random(seed)
    waves = [(rng.uniform(14, 40), rng.uniform(0, 6), rng.uniform(0.008, 0.02)) for _ in range(4)]
    return shapes.grid(width, height, 240, 6, lambda a, b: sum(tall * math.sin(a * scale + phase + 0.2 * b) for scale, phase, tall in waves), m.sheer(colour, through), (x, y, height / 2), upright=True)


def shelf(x, y, z, width, depth=0.22, thick=0.028, material=None):
    return shapes.box((width, depth, thick), (x, y, z), material or m.wood('#b98d5f', '#7a5331', 0.3, 'X', gap=False), 0.003)


def window(x, y, z, width, height, strength=6.0, frame='#efece6', columns=2, rows=3, group='sky'):
    """A window in the far wall, too bright to see through."""
    shapes.plane(width, height, (x, y, z), m.glow('#e9f1fb', strength), upright=True, group=group)
    wood = m.lacquer(frame)
    for column in range(columns + 1):
        shapes.box((0.05, 0.06, height), (x + (column / columns - 0.5) * width, y - 0.02, z - height / 2), wood, 0.004)
    for row in range(rows + 1):
        shapes.box((width, 0.06, 0.045), (x, y - 0.02, z + (row / rows - 0.5) * height - 0.02), wood, 0.004)


def pendant(x, y, z, radius=0.13, colour='#2b2b2b', power=6, group='lamp'):
    """A lamp that hangs from above: shade, bulb, cable."""
    shade = [(radius, 0), (radius * 0.92, radius * 0.30), (radius * 0.62, radius * 0.72), (radius * 0.2, radius * 0.98), (radius * 0.16, radius * 1.15)]
    shapes.lathe([*shade, *[(r - 0.004, h - 0.002) for r, h in shade[::-1]]], (x, y, z), m.lacquer(colour), 64)
    shapes.ball(radius * 0.3, (x, y, z + radius * 0.25), m.glow('#ffd9a0', 22), group=group)
    shapes.tube([(0, 0, 0), (0, 0, 0.8), (0, 0, 1.6)], 0.004, m.matte('#222222'), (x, y, z + radius))
    lights.point(group, (x, y, z + radius * 0.1), power, (1, 0.68, 0.38), radius * 0.25)


def bulbs(points, size=0.014, colour='#ffc778', strength=30, group='lamp'):
    """Fairy lights: they burn out to discs where they are out of focus. One mesh, as light of one group."""
    bm = shapes.bmesh.new()
    for x, y, z in points:
        made = shapes.bmesh.ops.create_icosphere(bm, subdivisions=2, radius=size)
        for vertex in made['verts']:
            vertex.co.x += x
            vertex.co.y += y
            vertex.co.z += z
    mesh = shapes.bpy.data.meshes.new('bulbs')
    bm.to_mesh(mesh)
    bm.free()
    return shapes.link('bulbs', mesh, m.glow(colour, strength), group=group)


def christmas_tree(at, height=2.0, seed=1, colours=('#1f3d2a', '#2c5236', '#4a7550')):
    """Boughs of needles around a dark heart, lights and balls at their ends: meant to be out of focus."""
    rng = random.Random(seed)
    x, y, z = at
    shapes.lathe([(0.0001, 0.05 * height), (0.26 * height, 0.07 * height), (0.14 * height, 0.5 * height), (0.0001, 0.94 * height)], at, m.matte('#12241a'), 48)
    needles = {colour: [] for colour in colours}
    lights, balls = [], []
    boughs = 760
    for number in range(boughs):
        t = 1 - (number / boughs) ** 1.25
        turn = 2.399 * number + rng.gauss(0, 0.2)
        reach = height * (0.02 + 0.40 * t) * rng.uniform(0.72, 1.05)
        level = height * (0.05 + 0.93 * (1 - t))
        droop = reach * rng.uniform(0.10, 0.30)
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

        def on(share):
            """A point of the bough: it sinks, and its end rises a little."""
            out = reach * share
            return out * along[0], out * along[1], level - droop * (share - 0.45 * share**3)

        for _ in range(40 + round(70 * t)):
            share = 0.35 + 0.65 * rng.random() ** 0.8
            px, py, pz = on(share)
            long = rng.uniform(0.05, 0.10) * (1.15 - 0.45 * share)
            side, lift, ahead = rng.uniform(-1, 1), rng.uniform(-0.35, 0.75), rng.uniform(0.25, 0.9)
            tip = (px + long * (ahead * along[0] + side * across[0]), py + long * (ahead * along[1] + side * across[1]), pz + long * lift)
            wide = rng.uniform(0.004, 0.0075)
            needles[rng.choice(colours)].append([(px - wide, py, pz - wide), (px + wide, py, pz + wide), tip])
        if along[1] < 0.25:
            if rng.random() < 0.3:
                px, py, pz = on(rng.uniform(0.8, 1.0))
                lights.append((x + px, y + py, z + pz + 0.012))
            if rng.random() < 0.08:
                px, py, pz = on(0.97)
                balls.append((x + px, y + py, z + pz - 0.045))
    for colour, parts in needles.items():
        shapes.scatter(parts, m.leaf(colour, colour)).location = at
    bulbs(lights, 0.009)
    for ball in balls:
        shapes.ball(rng.uniform(0.028, 0.040), ball, m.lacquer(rng.choice(['#a8262b', '#c89a3f', '#8d1f26', '#d9c9a8']), 0.12))


def palm(at, height=3.5, seed=1):
    """A palm seen from afar: a bent trunk and drooping fronds."""
    rng = random.Random(seed)
    x, y, z = at
    lean = rng.uniform(-0.5, 0.5)
    shapes.tube([(0, 0, 0), (lean * 0.2, 0, height * 0.4), (lean * 0.6, 0, height * 0.75), (lean, 0, height)], 0.09, m.matte('#7b6650'), at)
    parts = []
    for frond in range(15):
        turn, long = 2.399 * frond, height * rng.uniform(0.36, 0.46)
        rise = rng.uniform(0.1, 0.7)
        for step in range(22):
            t = step / 22
            out, up = long * t * (1 - 0.15 * t), long * (rise * t - 0.95 * t * t)
            for side in (-1, 1):
                leaf = long * 0.34 * math.sin(math.pi * (0.1 + 0.85 * t))
                px, py = out * math.cos(turn), out * math.sin(turn)
                ex, ey = px + leaf * math.cos(turn + side * 1.1), py + leaf * math.sin(turn + side * 1.1)
                parts.append([(x + lean + px, y + py, z + height + up), (x + lean + px + 0.02, y + py + 0.02, z + height + up + 0.05), (x + lean + ex, y + ey, z + height + up - leaf * 0.5)])
    shapes.scatter(parts, m.leaf('#4f7138', '#8aa65a'))
