"""Feasts and campaigns."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def bunting():
    t.flags((-0.55, 0, 0.3), (0.55, 0, 0.3), 0.12, 12, size=0.11, count=9)


def balloons():
    for x, y, z, colour in ((-0.13, 0, 0.05, '#e9a7b4'), (0.13, 0.03, 0.0, '#f2e6da'), (0.01, -0.06, 0.22, '#d8737f')):
        t.balloon((x, y, z), 0.14, colour, 0)


def bauble(colour):
    s.ball(0.035, (0, 0, 0.035), m.metal(colour, 0.14))
    s.cylinder(0.0075, 0.009, (0, 0, 0.0685), m.metal('#d8b06a', 0.25), 0.001)


def heart():
    solid = s.prism(s.heart(0.07, 90), 0.026, (0, 0, 0.001), m.lacquer('#b3172b', 0.12), 0)
    s.rounded(solid, 0.0125, 8)
    solid.rotation_euler = (-0.12, 0, 0.25)


def paper_hearts():
    for number, (x, y, size, turn) in enumerate(((0, 0, 0.06, 0.3), (0.05, 0.03, 0.045, 1.2), (-0.048, 0.02, 0.05, -0.6), (0.015, -0.05, 0.04, 2.6))):
        s.prism(s.heart(size), 0.001, (x, y, 0.001 + 0.0012 * number), m.matte(('#b3172b', '#e58a94', '#f0c6c6', '#8d0f22')[number]), 0, upright=False, turn=turn)


def gold_star():
    solid = s.prism(s.star(0.1), 0.014, (0, 0, 0.041), m.metal('#dcb25c', 0.2), 0)
    s.rounded(solid, 0.005, 4)


def easter_egg():
    egg = t.egg((0, 0, 0.045), '#4a2412', 2.4, 0, 0)
    egg.data.materials.clear()
    egg.data.materials.append(m.lacquer('#4a2412', 0.22))
    silk = m.lacquer('#d9b66b', 0.25)
    s.ring(0.0505, 0.004, (0, 0, 0.061), silk, 1.6)
    for side in (-1, 1):
        loop = [(0, 0, 0), (side * 0.012, -0.008, 0.018), (side * 0.034, -0.006, 0.020), (side * 0.036, -0.004, 0.002), (side * 0.012, -0.004, -0.002), (0, 0, 0)]
        s.tube(loop, 0.0042, silk, (0, -0.054, 0.066))


def bag(colour='#d8b98f', handle='#8a6a44'):
    s.box((0.16, 0.075, 0.20), (0, 0, 0), m.paper(colour), 0.002, 0.3)
    for side in (-1, 1):
        loop = [(-0.03, side * 0.022, 0.195), (-0.03, side * 0.022, 0.25), (0.0, side * 0.022, 0.275), (0.03, side * 0.022, 0.25), (0.03, side * 0.022, 0.195)]
        s.tube([(a * s.math.cos(0.3) - b * s.math.sin(0.3), a * s.math.sin(0.3) + b * s.math.cos(0.3), c) for a, b, c in loop], 0.0022, m.matte(handle))


def confetti():
    rng = s.random.Random(6)
    for number, colour in enumerate(('#e0357c', '#f2b21c', '#1f9d8f', '#6a3fa0', '#e8612c', '#2b7fd0')):
        parts = []
        for _ in range(26):
            turn, out = rng.uniform(0, 6.28), 0.11 * rng.random() ** 0.5
            x, y, r, lean = out * s.math.cos(turn), out * s.math.sin(turn), 0.0055, rng.gauss(0, 0.25)
            ring = [(r * s.math.cos(a), r * s.math.sin(a)) for a in [step * 0.4488 for step in range(14)]]
            parts.append([(x + a, y + b, 0.0012 + abs(lean) * r + lean * a) for a, b in ring])
        s.scatter(parts, m.matte(colour, 0.7))


def streamer(colour):
    def point(u, v):
        turn = u * s.math.tau * 5
        return 0.022 * s.math.cos(turn) + 0.01 * s.math.sin(3 * u), 0.022 * s.math.sin(turn), 0.26 * u + 0.011 * v
    s.surface(260, 2, point, m.sheer(colour, 0.3))


def straw_hat():
    straw = m.cloth('#d3ad6c', 260, 3.0, 0.5)
    profile = [(0.19, 0.012), (0.188, 0.008), (0.15, 0.004), (0.098, 0.006), (0.092, 0.012), (0.088, 0.07), (0.078, 0.092), (0.05, 0.102), (0.0004, 0.104)]
    hat = s.lathe(profile, (0, 0, 0), straw, 128)
    hat.data.update()
    s.lathe([(0.0935, 0.010), (0.0925, 0.012), (0.0905, 0.034), (0.0895, 0.034)], (0, 0, 0), m.cloth('#8e2a24', 900), 128)


def corn():
    rng = s.random.Random(2)
    grain = m.lacquer('#e6b52c', 0.28)
    for row in range(15):
        for column in range(26):
            z = 0.012 + 0.0055 * column
            reach = 0.0195 * (1 - max(0, (column - 12) / 17) ** 2) * (0.92 + 0.08 * min(1, column / 3))
            turn = s.math.tau * row / 15
            s.ball(0.0042 * rng.uniform(0.92, 1.05), (reach * s.math.cos(turn), reach * s.math.sin(turn), z), grain)
    s.lathe([(0.0001, 0), (0.015, 0.004), (0.0185, 0.03), (0.015, 0.11), (0.004, 0.155), (0.0001, 0.157)], (0, 0, 0), m.matte('#d9b24a'), 40)
    for number in range(7):
        turn = 0.9 * number
        leaf = lambda u, v, a=turn: ((0.018 + 0.022 * v**2) * s.math.cos(a) - 0.026 * (u - 0.5) * s.math.sin(a) * (1 - v**2), (0.018 + 0.022 * v**2) * s.math.sin(a) + 0.026 * (u - 0.5) * s.math.cos(a) * (1 - v**2), 0.002 + 0.115 * v)
        s.surface(6, 24, leaf, m.leaf('#86a04a', '#b5c46f'))


def paper_lantern(colour='#d8433b'):
    profile = []
    for step in range(61):
        angle = s.math.pi * (0.12 + 0.76 * step / 60)
        profile.append((0.1 * s.math.sin(angle) + 0.0035 * abs(s.math.sin(step * s.math.pi / 5)), -0.085 * s.math.cos(angle)))
    shell = m.sheer(colour, 0.45)
    s.lathe(profile, (0, 0, 0), shell, 96)
    s.tube([(0, 0, 0.08), (0, 0, 0.16)], 0.0012, m.matte('#3a2f28'))


def price_tag():
    tag = s.prism([(-0.03, 0), (0.03, 0), (0.03, 0.075), (0.015, 0.095), (-0.015, 0.095), (-0.03, 0.075)], 0.0015, (0, 0, 0), m.paper('#19191a'), 0)
    tag.rotation_euler = (-0.05, 0, 0.2)
    s.tube([(0, 0, 0.083), (0.012, -0.004, 0.11), (0.03, 0, 0.125), (0.05, 0.004, 0.12)], 0.0011, m.matte('#c9a24d'))


def nest():
    rng = s.random.Random(7)
    parts = []
    for _ in range(520):
        turn, out = rng.uniform(0, 6.28), 0.08 * rng.uniform(0.7, 1.15)
        z = 0.004 + rng.uniform(0.0, 0.045) * (1.2 - abs(out / 0.08 - 0.95) * 2)
        a = turn + 1.57 + rng.gauss(0, 0.35)
        px, py, long = out * s.math.cos(turn), out * s.math.sin(turn), rng.uniform(0.02, 0.05)
        dx, dy, tip = long * s.math.cos(a), long * s.math.sin(a), max(0.002, z + rng.gauss(0, 0.01))
        parts.append([(px - dx, py - dy, z), (px + dx, py + dy, tip), (px + dx, py + dy, tip + 0.0018), (px - dx, py - dy, z + 0.0018)])
    s.scatter(parts, m.matte('#c3a468'))
    for number, (x, y) in enumerate(((-0.022, 0), (0.022, 0.008), (0.0, -0.03))):
        t.egg((x, y, 0.014), ('#cfe0d4', '#f0cfc6', '#f3e3b8')[number], 0.95, 1.3 * number)


PROPS = [
    prop('bandeirinha', bunting, 671, stands=False, side=940),
    prop('balao', lambda: t.balloon((0, 0, 0), 0.14, '#e9a7b4', 0.45), 672, stands=False),
    prop('balao-dourado', lambda: t.balloon((0, 0, 0), 0.14, '#d9b36a', 0.45), 673, stands=False),
    prop('balao-azul', lambda: t.balloon((0, 0, 0), 0.14, '#8fb4d3', 0.45), 674, stands=False),
    prop('baloes', balloons, 675, stands=False),
    prop('abobora', lambda: t.pumpkin((0, 0, 0), 0.11, seed=3), 679),
    prop('bola-de-natal', lambda: bauble('#a8262b'), 680),
    prop('bola-de-natal-dourada', lambda: bauble('#d8ab4c'), 681),
    prop('coracao', heart, 682),
    prop('coracoes-de-papel', paper_hearts, 683, views=('above',)),
    prop('estrela', gold_star, 684),
    prop('ovo-de-pascoa', easter_egg, 685),
    prop('sacola', bag, 686),
    prop('sacola-preta', lambda: bag('#1a1a1b', '#c9a24d'), 687),
    prop('confete', confetti, 688, views=('level', 'above')),
    prop('serpentina', lambda: streamer('#e0357c'), 689, stands=False),
    prop('chapeu-de-palha', straw_hat, 690),
    prop('milho', corn, 691),
    prop('lanterna-de-papel', paper_lantern, 692, stands=False),
    prop('etiqueta', price_tag, 693),
    prop('ninho', nest, 694),
]
