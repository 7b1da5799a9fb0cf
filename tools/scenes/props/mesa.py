"""Food, and what it is made with."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def fruit(profile, colour, stem='#5d4a2c', roughness=0.3):
    s.lathe(profile, (0, 0, 0), m.lacquer(colour, roughness), 72)
    top = profile[-1][1]
    s.tube([(0, 0, -0.006), (0.001, 0, 0.006), (0.005, 0, 0.014)], 0.0013, m.matte(stem), (0, 0, top))


def round_profile(radius, squash=0.92, dent=0.2, steps=32):
    points = []
    for step in range(steps + 1):
        angle = s.math.pi * step / steps
        up = -s.math.cos(angle) * radius * squash
        up -= dent * radius * s.math.exp(-(((s.math.pi - angle) / 0.35) ** 2))
        points.append((max(0.0001, radius * s.math.sin(angle)), up + radius * squash))
    return points


def orange():
    skin = m.Shader('orange')
    bumps = skin.noise(420, 2)
    skin.set(Base_Color=m.linear('#e07a14'), Roughness=0.35, Normal=skin.bump(bumps, 0.35, 0.0012))
    s.lathe(round_profile(0.038, 0.97, 0.04), (0, 0, 0), skin.done('#e07a14'), 72)
    s.cylinder(0.004, 0.002, (0, 0, 0.0725), m.matte('#6f7a35'), 0.0008, 12)


def lemon():
    points = [(max(0.0001, 0.026 * s.math.sin(a) ** 0.85 + (0.0 if 0.2 < a < 2.94 else 0.001)), -s.math.cos(a) * 0.036) for a in [s.math.pi * step / 40 for step in range(41)]]
    skin = m.Shader('lemon')
    skin.set(Base_Color=m.linear('#e5c21d'), Roughness=0.32, Normal=skin.bump(skin.noise(420, 2), 0.3, 0.001))
    thing = s.lathe(points, (0, 0, 0.026), skin.done('#e5c21d'), 64)
    thing.rotation_euler = (s.math.pi / 2, 0, 0.9)


def brigadeiro(x=0.0, y=0.0, seed=1):
    rng = s.random.Random(seed)
    s.ball(0.016, (x, y, 0.0185), m.lacquer('#2f170c', 0.35), 0.96)
    for number in range(420):
        a, b = s.math.acos(1 - 2 * (number + 0.5) / 420), 2.39996 * number
        normal = (s.math.sin(a) * s.math.cos(b), s.math.sin(a) * s.math.sin(b), s.math.cos(a))
        if normal[2] < -0.75:
            continue
        grain = s.box((0.0042, 0.0011, 0.0011), tuple(place + 0.0162 * part for place, part in zip((x, y, 0.0185), normal)), _sprinkle(), 0)
        grain.rotation_euler = (a * s.math.sin(-b), a * s.math.cos(b), rng.uniform(0, 6.28))
    folds = lambda u, v: (x + (0.0105 + 0.0085 * v + 0.0011 * s.math.sin(u * s.math.tau * 26) * (0.3 + v)) * s.math.cos(u * s.math.tau), y + (0.0105 + 0.0085 * v + 0.0011 * s.math.sin(u * s.math.tau * 26) * (0.3 + v)) * s.math.sin(u * s.math.tau), 0.0005 + 0.012 * v)
    s.surface(260, 6, folds, m.paper('#e9dcc6'))


def _sprinkle(made={}):
    key = s.bpy.context.scene.as_pointer()
    if made.get('scene') != key or made['material'].name not in s.bpy.data.materials:
        made.update(scene=key, material=m.lacquer('#3a1d10', 0.3))
    return made['material']


def macaron(colour, z=0.0, x=0.0, tilt=0.0):
    shell = m.matte(colour, 0.55)
    for low, flip in ((0.0, True), (0.016, False)):
        profile = [(0.0001, 0), (0.019, 0), (0.0205, 0.002), (0.0198, 0.004), (0.0215, 0.0045), (0.0205, 0.008), (0.016, 0.0112), (0.009, 0.0125), (0.0001, 0.0128)]
        half = s.lathe(profile, (x, 0, z + (low + 0.0115 if flip else low)), shell, 80)
        if flip:
            half.scale = (1, 1, -0.9)
    s.cylinder(0.0188, 0.006, (x, 0, z + 0.0108), m.matte('#f3e6d8', 0.7), 0.002)


def macarons():
    macaron('#e7a4b0')
    macaron('#c9d8a8', 0.0305, 0.002)
    macaron('#e9cf9c', 0.061, -0.001)


def doughnut(icing='#e79ab0'):
    s.ring(0.027, 0.0165, (0, 0, 0), m.matte('#c98c4c', 0.6), 0.86)
    top = s.ring(0.027, 0.0172, (0, 0, 0.0016), m.lacquer(icing, 0.2), 0.84)
    for vertex in top.data.vertices:
        turn = s.math.atan2(vertex.co.y, vertex.co.x)
        limit = 0.0165 + 0.0025 * s.math.sin(5 * turn) + 0.0015 * s.math.sin(11 * turn + 1)
        if vertex.co.z < limit:
            vertex.co.z = limit - 0.003
            vertex.co.x *= 0.985
            vertex.co.y *= 0.985
    rng = s.random.Random(4)
    for number in range(70):
        turn, bend = rng.uniform(0, 6.28), rng.uniform(0.7, 2.45)
        out = 0.027 + 0.0174 * s.math.cos(bend)
        up = 0.0172 * 0.84 * (1 + s.math.sin(bend)) + 0.0016
        grain = s.tube([(-0.0017, 0, 0), (0.0017, 0, 0)], 0.0006, m.lacquer(('#f4f1ea', '#f2c230', '#4aa3a0', '#d8434f')[number % 4], 0.3), (out * s.math.cos(turn), out * s.math.sin(turn), up))
        grain.rotation_euler = (0, 0, rng.uniform(0, 6.28))


def cupcake(cream='#f4e8dc', wrapper='#b9685a'):
    folded = lambda u, v: ((0.022 + 0.008 * v + 0.0009 * s.math.sin(u * s.math.tau * 40)) * s.math.cos(u * s.math.tau), (0.022 + 0.008 * v + 0.0009 * s.math.sin(u * s.math.tau * 40)) * s.math.sin(u * s.math.tau), 0.036 * v)
    s.surface(320, 8, folded, m.paper(wrapper))
    s.cylinder(0.029, 0.008, (0, 0, 0.031), m.matte('#c58f57'), 0.003)
    def swirl(u, v):
        turn = u * s.math.tau * 3.2
        out = 0.0255 * (1 - u) ** 0.8 + 0.001
        thick = 0.0105 * (1 - 0.72 * u)
        bend = v * s.math.tau
        star = 1 + 0.16 * s.math.cos(7 * bend + 2 * turn)
        reach = max(0.0, out - 0.006) + thick * star * s.math.cos(bend)
        return reach * s.math.cos(turn), reach * s.math.sin(turn), 0.040 + 0.040 * u + thick * star * s.math.sin(bend) * 0.8
    s.surface(420, 84, swirl, m.wax(cream))
    s.ball(0.0075, (0, 0, 0.086), m.lacquer('#a8172a', 0.1))


def biscuit():
    rng = s.random.Random(8)
    lumps = [(rng.uniform(-0.03, 0.03), rng.uniform(-0.03, 0.03), rng.uniform(0.004, 0.01), rng.uniform(0.0006, 0.002)) for _ in range(60)]
    def point(u, v):
        turn = u * s.math.tau
        out = v * (0.034 + 0.0012 * s.math.sin(5 * turn) + 0.0008 * s.math.sin(11 * turn))
        x, y = out * s.math.cos(turn), out * s.math.sin(turn)
        up = 0.010 * (1 - v**5) ** 0.5 + sum(h * s.math.exp(-(((x - a) / w) ** 2) - ((y - b) / w) ** 2) for a, b, w, h in lumps) * (1 - v**8)
        return x, y, up if v < 1 else 0
    s.surface(120, 40, point, m.concrete('#c08a4e'))
    for _ in range(11):
        turn, out = rng.uniform(0, 6.28), 0.028 * rng.random() ** 0.5
        s.ball(rng.uniform(0.0028, 0.0045), (out * s.math.cos(turn), out * s.math.sin(turn), 0.0105), m.lacquer('#2f170c', 0.35), 0.7)


def chocolate():
    brown = m.lacquer('#3b1c0e', 0.25)
    s.box((0.128, 0.064, 0.006), (0, 0, 0), brown, 0.0015, 0.3)
    for column in range(4):
        for row in range(2):
            x, y = -0.048 + 0.032 * column, -0.016 + 0.032 * row
            a, b = x * s.math.cos(0.3) - y * s.math.sin(0.3), x * s.math.sin(0.3) + y * s.math.cos(0.3)
            s.box((0.029, 0.029, 0.006), (a, b, 0.0045), brown, 0.0028, 0.3)


def cinnamon():
    bark = m.wood('#a5653a', '#5a2f18', 0.3, gap=False, knots=False)
    for number, (x, turn) in enumerate(((-0.013, 0.02), (0.008, -0.06), (0.0, 0.12))):
        stick = s.lathe([(0.0065, 0), (0.0072, 0.001), (0.007, 0.089), (0.0055, 0.09), (0.005, 0.085), (0.005, 0.004)], (x, 0.045, 0.0075 if number < 2 else 0.019), bark, 36)
        stick.rotation_euler = (s.math.pi / 2, 0, turn)


def _bean(u, v):
    turn, bend = u * s.math.tau, (v - 0.5) * s.math.pi
    x, y, z = 0.0058 * s.math.cos(bend) * s.math.cos(turn), 0.0042 * s.math.cos(bend) * s.math.sin(turn), 0.0036 * s.math.sin(bend)
    if z > 0:
        z = z * 0.75 - 0.0014 * s.math.exp(-(((y + 0.0004 * s.math.sin(x * 900)) / 0.0006) ** 2))
    return x, y, z


def spoon():
    oak = m.wood('#c79a68', '#8a5e35', 0.5, gap=False)
    s.tube([(0, -0.15, 0.008), (0, 0, 0.009), (0, 0.1, 0.012)], 0.0055, oak)
    head = lambda u, v: ((0.024 * v) * s.math.cos(u * s.math.tau), 0.125 + 0.036 * v * s.math.sin(u * s.math.tau), 0.004 + 0.010 * v**2.4)
    s.surface(64, 20, head, oak).modifiers.new('solid', 'SOLIDIFY').thickness = -0.004


def milk_bottle():
    s.lathe([(0.0001, 0), (0.033, 0), (0.036, 0.004), (0.036, 0.105), (0.03, 0.13), (0.0175, 0.155), (0.0165, 0.18), (0.0001, 0.18)], (0, 0, 0), m.lacquer('#f3f0e9', 0.06), 80)
    s.cylinder(0.0185, 0.012, (0, 0, 0.178), m.metal('#d9c9a4', 0.3), 0.002)


def eggs():
    for number, (x, y, turn) in enumerate(((-0.03, 0, 0.4), (0.02, 0.018, 2.2), (0.03, -0.03, 4.0))):
        t.egg((x, y, 0), ('#e8c9a4', '#f1e3cf', '#d9ac80')[number], 1, turn)


def rolling_pin():
    oak = m.wood('#c79a68', '#8a5e35', 0.5, gap=False)
    profile = [(0.0001, 0), (0.010, 0.002), (0.013, 0.03), (0.011, 0.075), (0.010, 0.082), (0.026, 0.084), (0.0275, 0.09), (0.0275, 0.31), (0.026, 0.316), (0.010, 0.318), (0.011, 0.325), (0.013, 0.37), (0.010, 0.398), (0.0001, 0.40)]
    pin = s.lathe(profile, (0.19, 0, 0.0275), oak)
    pin.rotation_euler = (s.math.pi / 2, 0, s.math.pi / 2 - 0.12)
    pin.location = (-0.2, 0, 0.0275)


PROPS = [
    prop('ovo', lambda: t.egg((0, 0, 0), '#e8c9a4', 1, 1.25), 651),
    prop('ovos', eggs, 652),
    prop('laranja', orange, 653),
    prop('limao', lemon, 654),
    prop('maca', lambda: fruit(round_profile(0.037, 0.92, 0.32), '#a3202a'), 655),
    prop('tomate', lambda: fruit(round_profile(0.034, 0.82, 0.2), '#c2271b', '#4d7a34', 0.16), 656),
    prop('brigadeiro', brigadeiro, 657),
    prop('brigadeiros', lambda: [brigadeiro(x, y, 3 + n) for n, (x, y) in enumerate(((-0.022, 0.012), (0.024, 0.016), (0.0, -0.026)))], 658),
    prop('macarons', macarons, 659),
    prop('rosquinha', doughnut, 660),
    prop('cupcake', cupcake, 661),
    prop('biscoito', biscuit, 662),
    prop('chocolate', chocolate, 663),
    prop('canela', cinnamon, 664, views=('above',)),
    prop('colher-de-pau', spoon, 666, views=('above',)),
    prop('garrafa-de-leite', milk_bottle, 667),
    prop('rolo-de-massa', rolling_pin, 668),
]
