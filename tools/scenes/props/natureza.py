"""Flowers, plants, presents and what the sea leaves."""
from library import lights
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def scallop():
    """A shell with ribs that spread from its hinge, its hinge in the sand."""
    def point(u, v):
        turn = (u - 0.5) * 2.5
        rib = 0.5 + 0.5 * s.math.cos(26 * turn)
        reach = 0.055 * v * (1 - 0.10 * abs(turn) ** 2.2) * (1 + 0.018 * rib * v)
        dome = 0.019 * s.math.sin(s.math.pi * min(1, v * 0.93)) * (1 - 0.35 * (abs(turn) / 1.25) ** 2) + 0.0022 * rib * v
        return reach * s.math.sin(turn), -dome, reach * s.math.cos(turn)
    shell = s.surface(260, 80, point, m.ceramic('#e9c7ad', '#b9805f', 0.5))
    shell.modifiers.new('solid', 'SOLIDIFY').thickness = 0.0016
    shell.rotation_euler = (-1.1, 0, 0.35)


def spiral():
    """A sea snail: whorls that grow as they turn."""
    def point(u, v):
        turn = u * s.math.tau * 4.6
        grow = s.math.exp(0.165 * (turn - s.math.tau * 4.6))
        bend = v * s.math.tau
        thick = 0.019 * grow * (1 + 0.05 * s.math.cos(9 * bend) + 0.03 * s.math.sin(31 * turn))
        out = 0.020 * grow
        reach = out + thick * s.math.cos(bend)
        return reach * s.math.cos(turn), reach * s.math.sin(turn), 0.085 * (1 - grow) + thick * s.math.sin(bend)
    shell = s.surface(420, 40, point, m.ceramic('#ead8c0', '#a9714c', 0.35))
    shell.rotation_euler = (1.25, 0.25, 0.5)


def shells():
    scallop()
    for thing in list(s.bpy.data.objects):
        thing.location = (-0.045, 0.0, 0)
    before = set(s.bpy.data.objects)
    spiral()
    for thing in set(s.bpy.data.objects) - before:
        thing.location = (0.055, 0.01, 0)
        thing.scale = (0.8, 0.8, 0.8)


def _petals(at, radius, colour, seed):
    rng = s.random.Random(seed)
    parts = []
    for layer in range(6):
        count = 5 + layer
        for number in range(count):
            turn = s.math.tau * number / count + 0.9 * layer + rng.uniform(-0.12, 0.12)
            lean = 0.10 + 0.145 * layer + rng.uniform(-0.04, 0.04)
            tall, wide = radius * (1.05 + 0.05 * layer), radius * (0.40 + 0.09 * layer)
            parts.append((turn, lean, tall, wide, radius * 0.05 * layer))
    vertices, faces = [], []
    for turn, lean, tall, wide, base in parts:
        start = len(vertices)
        for row in range(7):
            b = row / 6
            for column in range(7):
                a = column / 3 - 1
                half = wide * s.math.sin(s.math.pi * (0.10 + 0.78 * b)) ** 0.7 * (1 - 0.35 * max(0, b - 0.8) * 5)
                curl = 0.16 * tall * b**4 * (0.4 + 0.2 * lean)
                out = base + tall * (b * s.math.sin(lean) + 0.22 * s.math.sin(s.math.pi * b)) + curl - 0.45 * half * a * a * s.math.cos(lean)
                up = tall * b * s.math.cos(lean * 0.9) - 0.16 * tall * max(0, b - 0.75) * 4 * s.math.sin(lean)
                side = half * a
                vertices.append((at[0] + out * s.math.cos(turn) - side * s.math.sin(turn), at[1] + out * s.math.sin(turn) + side * s.math.cos(turn), at[2] + up))
        for row in range(6):
            for column in range(6):
                corner = start + row * 7 + column
                faces.append((corner, corner + 1, corner + 8, corner + 7))
    mesh = s.bpy.data.meshes.new('bloom')
    mesh.from_pydata(vertices, [], faces)
    s.link('bloom', mesh, m.sheer(colour, 0.3))


def bouquet(colours, seed, height=0.2, spread=0.105):
    """Roses and leaves, heads close together in a vase."""
    rng = s.random.Random(seed)
    t.vase((0, 0, 0), height, 0.07, '#efe9df', 0.55)
    t.leaves((0, 0, height * 0.92), 15, seed, '#5f8052', (0.04, 0.07), 0.55, 0.24, 1.25, 8)
    for number in range(15):
        turn, out = 2.399 * number, spread * ((number + 0.4) / 15) ** 0.55
        at = (out * s.math.cos(turn), out * s.math.sin(turn) * 0.85, height + 0.105 - 3.4 * out * out + rng.uniform(0, 0.012))
        _petals(at, rng.uniform(0.030, 0.040), colours[number % len(colours)], seed + number)
        s.tube([(0, 0, 0), (at[0] * 0.4, at[1] * 0.4, (at[2] - height) * 0.5), (at[0], at[1], at[2] - height)], 0.002, m.matte('#5b7145'), (0, 0, height))


def presents():
    t.gift((0, 0, 0), (0.17, 0.13, 0.10), '#a8322f', '#e3cf9f', 0.35)
    t.gift((0.03, -0.01, 0.1015), (0.11, 0.09, 0.06), '#ece4d6', '#a8322f', -0.1)
    t.gift((-0.13, -0.05, 0), (0.09, 0.09, 0.07), '#2f5a41', '#e3cf9f', -0.4)


def lamp():
    """A turned foot and a linen shade, lit from within."""
    foot = [(0.0001, 0), (0.062, 0), (0.064, 0.004), (0.06, 0.012), (0.02, 0.02), (0.014, 0.03), (0.034, 0.075), (0.044, 0.115), (0.034, 0.165), (0.014, 0.2), (0.010, 0.24), (0.0001, 0.245)]
    s.lathe(foot, (0, 0, 0), m.ceramic('#cbb598', '#7b6653', 0.35), 96)
    s.lathe([(0.13, 0.21), (0.085, 0.385)], (0, 0, 0), m.sheer('#f3e6cf', 0.55), 96)
    s.ball(0.03, (0, 0, 0.29), m.glow('#ffd9a0', 14), group='lamp')
    lights.point('lamp', (0, 0, 0.29), 1.6, (1, 0.74, 0.46), 0.03)


PROPS = [
    prop('concha', scallop, 721),
    prop('caracol', spiral, 722),
    prop('conchas', shells, 723),
    prop('rosas', lambda: bouquet(('#a8182b', '#8f1424', '#b8293a'), 724), 724),
    prop('flores', lambda: bouquet(('#e7a0ac', '#f3d3cf', '#d87f90', '#f6ebe2'), 725), 725),
    prop('flores-brancas', lambda: bouquet(('#f6f1e8', '#f1e7d6', '#faf7f1'), 726), 726),
    prop('planta', lambda: t.potted_plant((0, 0, 0), 727, '#b9795a', 0.46), 727),
    prop('planta-em-vaso-branco', lambda: t.potted_plant((0, 0, 0), 733, '#ece6dc', 0.46, '#56784c'), 733),
    prop('presente', lambda: t.gift((0, 0, 0), (0.16, 0.12, 0.10), '#b3282d', '#e8d9b0', 0.35), 728),
    prop('presentes', presents, 729),
    prop('abajur', lamp, 730),
]
