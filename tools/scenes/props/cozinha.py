"""Of kitchen and table: flour, bread, glasses, jugs, baskets."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop
from .mesa import _bean, fruit, lemon, orange, round_profile


def moved(make, at, turn=0.0, scale=1.0):
    """Builds around the origin, and sets it there."""
    before = set(s.bpy.data.objects)
    make()
    for thing in set(s.bpy.data.objects) - before:
        x, y, z = (place * scale for place in thing.location)
        thing.location = (at[0] + x * s.math.cos(turn) - y * s.math.sin(turn), at[1] + x * s.math.sin(turn) + y * s.math.cos(turn), at[2] + z)
        thing.rotation_euler.rotate_axis('Z', turn) if not any(thing.rotation_euler[:2]) else None
        thing.scale = tuple(part * scale for part in thing.scale)


def flour():
    """A heap, and what was strewn around it."""
    rng = s.random.Random(3)
    white = m.matte('#f6f3ec', 0.98)
    lumps = [(rng.gauss(0, 0.036), rng.gauss(0, 0.026), rng.uniform(0.008, 0.022), rng.uniform(0.002, 0.008)) for _ in range(34)]
    heap = lambda x, y: sum(h * s.math.exp(-(((x - a) / w) ** 2) - ((y - b) / w) ** 2) for a, b, w, h in lumps) + 0.0008 * s.math.sin(310 * x + 90 * y) * s.math.sin(270 * y) - 0.0016
    s.grid(0.16, 0.14, 110, 100, heap, white, (0, 0, 0))
    for thing in list(s.bpy.data.objects):
        thing.data.update()
    bm = s.bmesh.new()
    for _ in range(700):
        out, turn = 0.115 * rng.random() ** 0.75, rng.uniform(0, 6.283)
        made = s.bmesh.ops.create_icosphere(bm, subdivisions=1, radius=rng.uniform(0.0003, 0.0012))
        s.bmesh.ops.translate(bm, verts=made['verts'], vec=(out * s.math.cos(turn) * 1.15, out * s.math.sin(turn), 0.0004))
    mesh = s.bpy.data.meshes.new('specks')
    bm.to_mesh(mesh)
    bm.free()
    s.link('specks', mesh, white)
    sheet = [thing for thing in s.bpy.data.objects if thing.name.startswith('grid')][0]
    bm = s.bmesh.new()
    bm.from_mesh(sheet.data)
    s.bmesh.ops.delete(bm, geom=[face for face in bm.faces if max(vertex.co.z for vertex in face.verts) < 0.0003], context='FACES')
    bm.to_mesh(sheet.data)
    bm.free()


def _crust(scored):
    shader = m.Shader('crust')
    split = shader.node('SeparateXYZ', {'Vector': shader.place})
    cloud = shader.noise(26, 6, 0.65)
    body = shader.ramp(cloud, (0.28, '#6e3a17'), (0.5, '#a9672c'), (0.75, '#cf9450'))
    dust = shader.math('MULTIPLY', shader.ramp(shader.noise(60, 5, 0.7), (0.46, 0.0), (0.62, 1.0)), shader.ramp(split.outputs['Z'], (0.02, 0.0), (0.08, 0.75)))
    body = shader.mix(dust if scored else 0.0, body, m.linear('#efe3cd'))
    shader.set(Base_Color=body, Roughness=0.62, Specular=0.3, Normal=shader.bump(shader.noise(95, 6, 0.65), 0.5, 0.003))
    return shader.done('#a9672c')


def loaf():
    """A round loaf, floured and scored."""
    rng = s.random.Random(4)

    def point(u, v):
        turn, lean = u * s.math.tau, v * s.math.pi / 2
        r = 0.105 * s.math.sin(lean) ** 0.8 * (1 + 0.012 * s.math.sin(3 * turn + 1))
        z = 0.066 * s.math.cos(lean) ** 0.8 if v < 1 else 0.0
        x, y = r * s.math.cos(turn), r * s.math.sin(turn)
        across = x * 0.8 + y * 0.6
        along = y * 0.8 - x * 0.6
        away = abs(across - 0.018 * s.math.cos(along * 16) + 0.008)
        open_here = max(0.0, 1 - (abs(along) / 0.088) ** 4)
        z -= 0.009 * open_here * s.math.exp(-((away / 0.0075) ** 2))
        z += 0.007 * open_here * s.math.exp(-(((away - 0.0145) / 0.0065) ** 2))
        return x, y, max(0.0, z + 0.0006 * s.math.sin(70 * x) * s.math.sin(64 * y))

    s.surface(200, 90, point, _crust(True))
    for _ in range(60):
        turn, out = rng.uniform(0, 6.28), rng.uniform(0.1, 0.15)
        s.ball(rng.uniform(0.0006, 0.0018), (out * s.math.cos(turn), out * s.math.sin(turn) * 0.9, 0.0008), m.matte('#b9803f'))


def _roll(long, wide, crust):
    def point(u, v):
        turn, along = u * s.math.tau, v * 2 - 1
        thick = wide * max(0.0, 1 - abs(along) ** 3.4) ** 0.55
        x, y, z = along * long / 2, thick * s.math.cos(turn), thick * (0.86 * s.math.sin(turn) + 0.86)
        slash = abs((y + 0.3 * wide * s.math.sin(along * 9)) / wide)
        if z > thick * 1.2:
            z -= 0.22 * wide * s.math.exp(-((slash / 0.20) ** 2)) * max(0.0, 1 - (along / 0.8) ** 4)
        return x, y, z + 0.0006 * s.math.sin(40 * x)
    return s.surface(64, 90, point, crust)


def rolls():
    """Bread rolls in a heap."""
    crust = _crust(False)
    for x, y, z, turn in ((-0.055, 0.02, 0, 0.3), (0.055, 0.03, 0, -0.5), (0.0, -0.05, 0, 0.1), (0.0, 0.005, 0.048, 1.0)):
        roll = _roll(0.13, 0.030, crust)
        roll.location, roll.rotation_euler = (x, y, z), (0, 0, turn)


def _stem_glass(at, wine=None, bowl=0.04, tall=0.20, cup=0.10, mouth=0.031):
    x, y, z = at
    foot = [(0.0001, 0.0), (0.036, 0.0), (0.036, 0.0015), (0.012, 0.005), (0.004, 0.012), (0.0035, tall - cup - 0.01)]
    rise = [(max(0.0035, bowl * s.math.sin(s.math.pi / 2 * min(1, t / 0.5)) ** 0.8 if t < 0.5 else bowl + (mouth - bowl) * ((t - 0.5) / 0.5) ** 1.4), tall - cup + cup * t) for t in [step / 24 for step in range(1, 25)]]
    inner = [(max(0.0001, r - 0.0014), h + 0.0012) for r, h in rise[::-1]]
    s.lathe([*foot, *rise, *inner], at, m.glass('#f6faf9', 0.0), 80)
    if wine:
        level = [(r - 0.0016, h) for r, h in rise if h < tall - cup * 0.48]
        s.lathe([(0.0001, level[0][1]), *level, (0.0001, level[-1][1])], at, m.lacquer(wine, 0.05), 80)


def wine_glass():
    _stem_glass((0, 0, 0), '#4a0f1c')


def flutes():
    for x, y in ((-0.04, 0.0), (0.045, 0.015)):
        _stem_glass((x, y, 0), '#e3b85a', 0.025, 0.23, 0.145, 0.0235)


def jug(colour='#e9e2d4'):
    profile = [(0.0001, 0), (0.045, 0), (0.052, 0.006), (0.064, 0.06), (0.058, 0.12), (0.042, 0.165), (0.046, 0.19), (0.043, 0.19), (0.039, 0.165), (0.0001, 0.15)]
    body = s.lathe(profile, (0, 0, 0), m.ceramic(colour, '#7b6653', 0.3), 96)
    for vertex in body.data.vertices:
        if vertex.co.z > 0.16 and vertex.co.x < 0:
            vertex.co.x -= 0.022 * (vertex.co.z - 0.16) / 0.03 * max(0, 1 - (vertex.co.y / 0.022) ** 2)
    s.tube([(0.040, 0, 0.178), (0.072, 0, 0.182), (0.098, 0, 0.14), (0.086, 0, 0.085), (0.058, 0, 0.07)], 0.0075, m.ceramic(colour, '#7b6653', 0.3))


def coffee_pot(colour='#2f5a4c'):
    """An enamelled pot of a farm's kitchen."""
    enamel, rim = m.lacquer(colour, 0.14), m.lacquer('#1d1d1d', 0.2)
    s.lathe([(0.0001, 0), (0.066, 0), (0.069, 0.006), (0.052, 0.13), (0.047, 0.15), (0.0001, 0.151)], (0, 0, 0), enamel, 96)
    s.lathe([(0.049, 0.149), (0.044, 0.162), (0.02, 0.174), (0.008, 0.177), (0.0001, 0.178)], (0, 0, 0), enamel, 96)
    s.ring(0.048, 0.0022, (0, 0, 0.148), rim)
    s.ball(0.009, (0, 0, 0.184), rim)
    s.tube([(-0.055, 0, 0.06), (-0.085, 0, 0.09), (-0.092, 0, 0.125), (-0.112, 0, 0.142)], 0.0115, enamel)
    s.tube([(0.046, 0, 0.135), (0.085, 0, 0.14), (0.108, 0, 0.105), (0.096, 0, 0.06), (0.06, 0, 0.04)], 0.0065, enamel)


def basket(handle=True):
    """Woven of willow: rods in and out around stakes."""
    wicker = m.wood('#b98a55', '#7a5230', 0.3, gap=False, knots=False)
    rows, stakes = 17, 28
    for row in range(rows):
        z = 0.005 + 0.0075 * row
        r = 0.088 + 0.032 * (row / rows) ** 0.8
        weave = [((r + 0.0034 * s.math.cos(a * stakes / 2 + s.math.pi * row)) * s.math.cos(a), (r + 0.0034 * s.math.cos(a * stakes / 2 + s.math.pi * row)) * s.math.sin(a) * 0.8, z) for a in [s.math.tau * step / 140 for step in range(142)]]
        s.tube(weave, 0.0036, wicker)
    for number in range(stakes):
        a = s.math.tau * number / stakes
        s.tube([(0.087 * s.math.cos(a), 0.087 * 0.8 * s.math.sin(a), 0.0), (0.107 * s.math.cos(a), 0.107 * 0.8 * s.math.sin(a), 0.07), (0.121 * s.math.cos(a), 0.121 * 0.8 * s.math.sin(a), 0.134)], 0.0026, wicker)
    for turn in range(2):
        rim = [(0.121 * s.math.cos(a) + 0.004 * s.math.cos(22 * a + 3.14 * turn), 0.121 * 0.8 * s.math.sin(a), 0.134 + 0.004 * s.math.sin(22 * a + 3.14 * turn)) for a in [s.math.tau * step / 180 for step in range(182)]]
        s.tube(rim, 0.0046, wicker)
    s.cylinder(0.086, 0.006, (0, 0, 0.001), wicker, 0.002).scale = (1, 0.8, 1)
    if handle:
        for turn in range(2):
            arch = [(0.119 * s.math.cos(a), 0.005 * s.math.sin(14 * a + 3.14 * turn), 0.13 + 0.135 * s.math.sin(a) + 0.003 * s.math.cos(14 * a + 3.14 * turn)) for a in [s.math.pi * step / 40 for step in range(41)]]
            s.tube(arch, 0.0048, wicker)


def fruit_bowl():
    t.bowl((0, 0, 0), 0.14, 0.07, '#e8dfd0', '#7b6653')
    apple = lambda colour: lambda: fruit(round_profile(0.037, 0.92, 0.32), colour)
    for make, at in ((orange, (-0.062, 0.02, 0.036)), (apple('#a3202a'), (0.02, -0.055, 0.034)), (orange, (0.058, 0.03, 0.036)), (lemon, (-0.03, -0.065, 0.05)), (apple('#8fa63a'), (0.0, 0.05, 0.04)), (apple('#a3202a'), (-0.01, 0.0, 0.085)), (lemon, (0.06, -0.03, 0.075))):
        moved(make, at)


def bean_scatter():
    """Roasted beans strewn on a table, more of them towards the middle."""
    rng = s.random.Random(5)
    brown = m.lacquer('#3a2012', 0.3)
    for number in range(120):
        turn, out = 2.39996 * number, 0.0085 * number**0.5 * rng.uniform(0.75, 1.2)
        bean = s.surface(30, 18, _bean, brown, (out * s.math.cos(turn) * 1.25, out * s.math.sin(turn), 0.0034 + 0.005 * (number < 34) + 0.004 * (number < 12)))
        bean.scale = (1.5, 1.5, 1.5)
        bean.rotation_euler = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(0, 6.28))


def sack():
    """Of jute, its rim rolled down, full of beans."""
    jute = m.cloth('#b08d5c', 900, 1.0, 0.3)
    rng = s.random.Random(9)
    waves = [(rng.randint(3, 11), rng.uniform(0, 6), rng.uniform(0.0015, 0.005)) for _ in range(6)]

    def point(u, v):
        turn = u * s.math.tau
        r = 0.085 + 0.022 * s.math.sin(s.math.pi * min(1, v * 1.25)) - 0.012 * v
        r += sum(tall * s.math.sin(n * turn + p + 3 * v) for n, p, tall in waves) * (0.35 + 0.65 * v)
        return r * s.math.cos(turn), r * s.math.sin(turn), 0.17 * v - 0.004 * s.math.sin(5 * turn) * v

    s.surface(220, 60, point, jute).modifiers.new('solid', 'SOLIDIFY').thickness = 0.003
    rim = [((0.083 + 0.004 * s.math.sin(7 * a)) * s.math.cos(a), (0.083 + 0.004 * s.math.sin(7 * a)) * s.math.sin(a), 0.166 + 0.004 * s.math.sin(5 * a)) for a in [s.math.tau * step / 80 for step in range(82)]]
    s.tube(rim, 0.011, jute)
    brown = m.lacquer('#3a2012', 0.3)
    for number in range(150):
        turn, out = 2.39996 * number, 0.0062 * number**0.5
        bean = s.surface(20, 12, _bean, brown, (out * s.math.cos(turn), out * s.math.sin(turn), 0.158 + 0.022 * (1 - (out / 0.076) ** 2) + rng.uniform(0, 0.003)))
        bean.scale = (1.5, 1.5, 1.5)
        bean.rotation_euler = (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(0, 6.28))
    for number in range(9):
        bean = s.surface(20, 12, _bean, brown, (rng.uniform(-0.15, 0.15), rng.uniform(-0.15, -0.105), 0.004))
        bean.scale, bean.rotation_euler = (1.5, 1.5, 1.5), (0, 0, rng.uniform(0, 6.28))


def napkin(colour='#d8cdb9'):
    """A linen cloth, folded and let fall."""
    linen = m.cloth(colour, 1500, 0.9, 0.5)
    rng = s.random.Random(2)
    bends = [(rng.uniform(18, 46), rng.uniform(18, 46), rng.uniform(0, 6), rng.uniform(0.0015, 0.0045)) for _ in range(5)]
    for layer, (wide, deep, turn) in enumerate(((0.24, 0.17, 0.25), (0.225, 0.16, 0.31), (0.21, 0.12, 0.2))):
        height = lambda x, y, base=0.006 + 0.009 * layer, w=wide, d=deep: base + sum(h * s.math.sin(a * x + b * y + p) for a, b, p, h in bends) - 0.007 * (max(0, abs(x) / (w / 2) - 0.9) * 10 + max(0, abs(y) / (d / 2) - 0.9) * 10) * (base > 0.01)
        cloth = s.grid(wide, deep, 70, 60, height, linen, (0, 0, 0.002), turn=turn)
        cloth.modifiers.new('solid', 'SOLIDIFY').thickness = 0.0022


def coconut():
    """A green coconut, cut open, with its straw."""
    green = m.lacquer('#5c7f33', 0.4)
    profile = [(max(0.0001, 0.084 * s.math.sin(s.math.pi * (0.0 + 0.79 * step / 40)) ** 0.72), 0.138 * (step / 40) ** 1.15) for step in range(41)]
    profile[-1] = (0.0575, 0.138)
    nut = s.lathe(profile, (0, 0, 0), green, 96)
    for vertex in nut.data.vertices:
        turn = s.math.atan2(vertex.co.y, vertex.co.x)
        flat = 1 + 0.035 * s.math.cos(3 * turn)
        vertex.co.x *= flat
        vertex.co.y *= flat
    s.lathe([(0.058, 0.137), (0.036, 0.146), (0.0355, 0.146), (0.034, 0.13), (0.0001, 0.128)], (0, 0, 0), m.matte('#f1ead8', 0.7), 96)
    s.tube([(0.0, 0, 0.12), (0.012, 0, 0.17), (0.028, 0, 0.215), (0.052, 0, 0.235)], 0.0034, m.lacquer('#e0357c', 0.3))


PROPS = [
    prop('farinha', flour, 701, views=('level', 'above')),
    prop('pao', loaf, 702),
    prop('paes', rolls, 703),
    prop('taca-de-vinho', wine_glass, 704, samples=40),
    prop('tacas', flutes, 705, samples=40),
    prop('jarro', jug, 707),
    prop('bule', coffee_pot, 708),
    prop('cesta', basket, 709),
    prop('fruteira', fruit_bowl, 710),
    prop('graos-espalhados', bean_scatter, 711),
    prop('saco-de-cafe', sack, 712),
    prop('guardanapo', napkin, 713, views=('level', 'above')),
    prop('agua-de-coco', coconut, 714),
]
