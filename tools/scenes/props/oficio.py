"""Tools of the trades."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def kettlebell():
    iron = m.matte('#1c1d20', 0.45)
    s.lathe([(0.0001, 0), (0.055, 0), (0.068, 0.006), (0.088, 0.04), (0.095, 0.085), (0.086, 0.13), (0.06, 0.162), (0.03, 0.176), (0.0001, 0.178)], (0, 0, 0), iron, 80)
    loop = [(-0.05, 0, 0.14), (-0.072, 0, 0.19), (-0.068, 0, 0.245), (-0.03, 0, 0.262), (0.03, 0, 0.262), (0.068, 0, 0.245), (0.072, 0, 0.19), (0.05, 0, 0.14)]
    s.tube(loop, 0.0145, iron)


def weight_plate():
    rubber, steel = m.matte('#202124', 0.5), m.metal('#c3c5ca', 0.3)
    profile = [(0.028, 0), (0.17, 0), (0.175, 0.006), (0.175, 0.03), (0.17, 0.036), (0.145, 0.036), (0.138, 0.028), (0.075, 0.028), (0.068, 0.036), (0.028, 0.036)]
    plate = s.lathe(profile, (0, 0, 0.175), rubber, 128)
    hub = s.cylinder(0.03, 0.04, (0, 0, 0.175), steel, 0.002)
    for part in (plate, hub):
        part.rotation_euler = (s.math.pi / 2, 0, 0.25)


def hammer():
    oak = m.wood('#b5834d', '#6d4523', 0.4, gap=False)
    steel = m.metal('#8f9297', 0.3)
    s.tube([(0, -0.15, 0.013), (0, 0, 0.014), (0, 0.12, 0.014)], 0.0125, oak)
    s.box((0.10, 0.024, 0.024), (0, 0.12, 0.002), steel, 0.004)
    head = s.cylinder(0.0155, 0.03, (0.06, 0.12, 0.014), steel, 0.003, 48)
    head.rotation_euler = (0, s.math.pi / 2, 0)
    head.location = (0.05, 0.12, 0.0155)


def screwdriver():
    handle = s.lathe([(0.0001, 0), (0.011, 0.001), (0.0145, 0.01), (0.0145, 0.07), (0.011, 0.085), (0.009, 0.095), (0.0001, 0.096)], (0, -0.12, 0.0145), m.lacquer('#c0392b', 0.25), 12)
    handle.rotation_euler = (-s.math.pi / 2, 0, 0)
    shaft = s.cylinder(0.0032, 0.13, (0, -0.026, 0.0145), m.metal('#c9ccd1', 0.2), 0.0005, 32)
    shaft.rotation_euler = (-s.math.pi / 2, 0, 0)


def tyre():
    rubber = m.matte('#1d1e20', 0.6)
    body = s.ring(0.24, 0.085, (0, 0, 0), rubber, 1.0, 220, 40)
    for vertex in body.data.vertices:
        out = s.math.hypot(vertex.co.x, vertex.co.y)
        if out > 0.295:
            turn = s.math.atan2(vertex.co.y, vertex.co.x)
            groove = 0.006 if (turn * 60 / s.math.pi) % 1 < 0.25 or abs(vertex.co.z - 0.085) < 0.008 else 0
            vertex.co.x *= 1 - groove / out
            vertex.co.y *= 1 - groove / out
    s.lathe([(0.0001, 0.05), (0.05, 0.05), (0.06, 0.08), (0.13, 0.10), (0.165, 0.14), (0.175, 0.15)], (0, 0, 0), m.metal('#bfc3c8', 0.25), 96)


def notebook():
    s.box((0.15, 0.21, 0.014), (0, 0, 0), m.cloth('#2f4858', 1500, 0.6, 0.1, 0.7), 0.003)
    s.box((0.146, 0.206, 0.0115), (0.0035, 0, 0.0012), m.matte('#ece4d2'), 0.0005)
    s.box((0.006, 0.2105, 0.0145), (0.055, 0, 0), m.cloth('#1c2b35', 2000, 0.5, 0.1), 0.0005)
    pen = s.lathe([(0.0001, 0), (0.0012, 0.004), (0.0042, 0.02), (0.0045, 0.12), (0.0036, 0.135), (0.0001, 0.136)], (-0.025, -0.06, 0.0187), m.lacquer('#1a1a1c', 0.15), 32)
    pen.rotation_euler = (-s.math.pi / 2, 0, -0.25)


def paint_can():
    s.cylinder(0.055, 0.12, (0, 0, 0), m.metal('#c4c7cb', 0.28), 0.002)
    s.lathe([(0.0001, 0), (0.0556, 0), (0.0556, 0.085), (0.0001, 0.085)], (0, 0, 0.016), m.lacquer('#3d7a8c', 0.3), 96)
    s.ring(0.0535, 0.0028, (0, 0, 0.118), m.metal('#c4c7cb', 0.25))
    s.tube([(-0.056, 0, 0.1), (-0.05, -0.05, 0.075), (0, -0.075, 0.06), (0.05, -0.05, 0.075), (0.056, 0, 0.1)], 0.0015, m.metal('#b5b8bc', 0.3))


def blocks():
    for number, (x, y, z, turn, colour) in enumerate(((-0.03, 0, 0, 0.2, '#e0a89a'), (0.028, 0.01, 0, -0.3, '#a9c0b0'), (0.0, 0.004, 0.0505, 0.5, '#e8cf96'))):
        s.box((0.05, 0.05, 0.05), (x, y, z), m.wood(colour, colour, 0.5, gap=False, knots=False), 0.005, turn)


def pedestal():
    s.cylinder(0.14, 0.1, (0, 0, 0), m.stone('#d9c6a9'), 0.005, 128)


def flask():
    s.lathe([(0.0001, 0), (0.034, 0), (0.036, 0.003), (0.036, 0.17), (0.031, 0.19), (0.022, 0.2), (0.0001, 0.2)], (0, 0, 0), m.lacquer('#3f5f57', 0.45), 96)
    s.cylinder(0.0235, 0.034, (0, 0, 0.2), m.metal('#c3c6ca', 0.25), 0.003)
    s.tube([(-0.018, 0, 0.232), (-0.016, 0, 0.262), (0.016, 0, 0.262), (0.018, 0, 0.232)], 0.003, m.matte('#222426'))


def comb():
    amber = m.lacquer('#4a2a18', 0.15)
    s.box((0.18, 0.018, 0.004), (0, 0.018, 0), amber, 0.0018)
    for number in range(44):
        s.box((0.0022, 0.03, 0.0032), (-0.0855 + 0.00398 * number, -0.004, 0.0004), amber, 0.0008)


PROPS = [
    prop('halter', lambda: t.dumbbell((0, 0, 0), 0.45), 701),
    prop('kettlebell', kettlebell, 702),
    prop('anilha', weight_plate, 703),
    prop('martelo', hammer, 704, views=('above',)),
    prop('chave-de-fenda', screwdriver, 705, views=('above',)),
    prop('pneu', tyre, 706),
    prop('caderno', notebook, 707, views=('level', 'above')),
    prop('lata-de-tinta', paint_can, 708),
    prop('blocos', blocks, 709),
    prop('pedestal', pedestal, 710),
    prop('garrafa-termica', flask, 711),
    prop('pente', comb, 712, views=('above',)),
]
