"""What a kitchen keeps: fruit, jars, bottles, boards, plates."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop
from .mesa import round_profile


def grapes():
    """A bunch that lies on its side."""
    rng = s.random.Random(61)
    skin = [m.lacquer(colour, 0.28) for colour in ('#4a2346', '#5b2b50', '#3d1f3f')]
    for number in range(58):
        along = number / 58
        reach = 0.040 * s.math.sin(s.math.pi * (0.16 + 0.78 * along)) ** 0.8
        turn, out = rng.uniform(0, 6.283), reach * rng.random() ** 0.45
        x, y, z = -0.075 + 0.15 * along, out * s.math.cos(turn), 0.030 + 0.62 * out * s.math.sin(turn)
        s.ball(rng.uniform(0.0098, 0.0118), (x, y, max(0.010, z)), skin[number % 3], rng.uniform(1.0, 1.15))
    s.tube([(-0.065, 0, 0.035), (-0.095, 0.004, 0.042), (-0.115, 0.012, 0.036)], 0.002, m.matte('#7a6a3a'))


def strawberries():
    rng = s.random.Random(62)
    for number, (x, y, turn) in enumerate(((-0.034, 0.006, 0.3), (0.012, 0.018, 1.9), (0.030, -0.020, 3.6), (-0.012, -0.028, 5.0))):
        profile = [(0.0001, 0), *[(0.0172 * s.math.sin(s.math.pi * q**1.25) ** 0.75 + 0.0004, 0.040 * q) for q in [step / 24 for step in range(1, 24)]], (0.0001, 0.040)]
        berry = s.lathe(profile, (0, 0, 0), m.lacquer('#b81d22', 0.25), 40)
        parts = [berry]
        seeds = []
        for seed in range(90):
            q, a = 0.1 + 0.8 * (seed / 90), 2.39996 * seed
            r, h = 0.0172 * s.math.sin(s.math.pi * q**1.25) ** 0.75 + 0.0006, 0.040 * q
            seeds.append([(r * s.math.cos(a + d), r * s.math.sin(a + d), h + e) for d, e in ((-0.03, 0), (0, 0.0011), (0.03, 0), (0, -0.0009))])
        parts.append(s.scatter(seeds, m.matte('#e2b45a')))
        green = []
        for leaf in range(7):
            a = s.math.tau * leaf / 7
            green.append([(0.003 * s.math.cos(a - 0.5), 0.003 * s.math.sin(a - 0.5), -0.0005), (0.003 * s.math.cos(a + 0.5), 0.003 * s.math.sin(a + 0.5), -0.0005), (0.015 * s.math.cos(a), 0.015 * s.math.sin(a), 0.004)])
        parts.append(s.scatter(green, m.leaf('#4d7a34', '#83a850')))
        lean = 1.45 + rng.uniform(-0.1, 0.1)
        for part in parts:
            part.location, part.rotation_euler = (x, y, 0.0155), (lean, 0, turn)


def cherries():
    for number, (x, y) in enumerate(((-0.020, 0.0), (0.012, 0.010), (0.004, -0.022), (0.036, -0.006), (-0.008, 0.028))):
        s.lathe([(r, h) for r, h in round_profile(0.0115, 0.95, 0.25)], (x, y, 0), m.lacquer(('#7d0f1f', '#9a1526', '#6a0d1a')[number % 3], 0.12), 48)
        s.tube([(x, y, 0.019), (x + 0.006, y + 0.004, 0.036), (x + 0.012 * (1 if number % 2 else -1), y + 0.012, 0.055)], 0.0007, m.matte('#6f7a35'))


def pineapple():
    skin = m.Shader('pineapple')
    skin.set(Base_Color=m.linear('#b9822e'), Roughness=0.5)
    body = skin.done('#b9822e')
    def point(u, v):
        turn, h = u * s.math.tau, v
        r = 0.052 * s.math.sin(s.math.pi * (0.13 + 0.74 * h)) ** 0.55
        eye = abs(s.math.sin(8 * turn / 2 + 9 * s.math.pi * h / 2)) * abs(s.math.sin(8 * turn / 2 - 9 * s.math.pi * h / 2))
        r *= 0.95 + 0.10 * eye**0.6
        return r * s.math.cos(turn), r * s.math.sin(turn), 0.135 * h
    s.surface(240, 120, point, body)
    t.leaves((0, 0, 0.125), 1, 63, '#5d7a48', (0.01, 0.02), 0.3, 0.02, 0.3, 3)
    blades = []
    for number in range(34):
        turn, share = 2.39996 * number, number / 34
        long, lean = 0.115 - 0.05 * share, 0.15 + 0.85 * share
        for side in (-1, 1):
            base = [(0.0, 0.0, 0.13), (side * 0.011 * (1 - 0.4 * (1 - share)), 0.0, 0.132)]
            far = lambda q: (0.006 * (1 - q), long * q * s.math.sin(lean) + 0.02 * q * q, 0.13 + long * q * s.math.cos(lean) - 0.02 * q * q * share)
            previous = None
            for step in range(6):
                q = step / 5
                _, y, z = far(q)
                wide = 0.011 * (1 - q) ** 0.8
                middle, edge = (0.0, y, z), (side * wide, y + 0.003, z + 0.003)
                if previous:
                    blades.append([(a * s.math.cos(turn) - b * s.math.sin(turn), a * s.math.sin(turn) + b * s.math.cos(turn), c) for a, b, c in (previous[0], previous[1], edge, middle)])
                previous = (middle, edge)
    s.scatter(blades, m.leaf('#5d7f4a', '#93ad6a', 0.4))


def honey():
    """A jar of honey with its dipper leaning in it."""
    s.lathe([(0.0001, 0), (0.036, 0), (0.040, 0.005), (0.040, 0.062), (0.0001, 0.063)], (0, 0, 0), m.lacquer('#c07a14', 0.05), 80)
    s.lathe([(0.0402, 0.0), (0.0405, 0.07), (0.034, 0.08), (0.034, 0.088), (0.0325, 0.088), (0.0325, 0.08), (0.039, 0.069), (0.0388, 0.0)], (0, 0, 0), m.glass('#fbf4e4', 0.0), 80)
    oak = m.wood('#c79a68', '#8a5e35', 0.5, gap=False)
    s.tube([(-0.01, 0, 0.05), (0.02, 0, 0.11), (0.05, 0, 0.17)], 0.0038, oak)
    s.ball(0.0048, (0.051, 0, 0.172), oak)


def olive_oil():
    s.lathe([(0.0001, 0), (0.030, 0), (0.033, 0.004), (0.033, 0.135), (0.026, 0.165), (0.013, 0.19), (0.012, 0.232), (0.0145, 0.236), (0.0145, 0.244), (0.0001, 0.245)], (0, 0, 0), m.lacquer('#55611d', 0.05), 80)
    s.lathe([(0.0001, 0), (0.0334, 0), (0.0334, 0.06), (0.0001, 0.06)], (0, 0, 0.04), m.paper('#ece3cc'), 80)
    s.cylinder(0.0105, 0.022, (0, 0, 0.243), m.matte('#c39a6a'), 0.002, 32)


def wine_bottle():
    s.lathe([(0.0001, 0), (0.036, 0), (0.038, 0.004), (0.038, 0.185), (0.034, 0.205), (0.0165, 0.235), (0.0142, 0.25), (0.0142, 0.300), (0.0001, 0.301)], (0, 0, 0), m.lacquer('#16201a', 0.05), 96)
    s.lathe([(0.0001, 0), (0.0384, 0), (0.0384, 0.09), (0.0001, 0.09)], (0, 0, 0.06), m.paper('#efe7d6'), 96)
    s.lathe([(0.0386, 0), (0.0386, 0.012)], (0, 0, 0.115), m.metal('#a8843f', 0.3), 96)
    s.cylinder(0.0150, 0.062, (0, 0, 0.242), m.lacquer('#5d1220', 0.25), 0.002, 64)


def board():
    """A chopping board that lies, with a knife on it."""
    oak = m.wood('#b98a58', '#7a5230', 0.5, gap=False)
    s.box((0.32, 0.2, 0.018), (0, 0, 0), oak, 0.006, 0.15)
    s.box((0.10, 0.04, 0.018), (0.20 * s.math.cos(0.15), 0.20 * s.math.sin(0.15), 0), oak, 0.008, 0.15)
    blade = s.prism([(-0.1, -0.002), (0.06, -0.016), (0.085, 0.006), (-0.1, 0.012)], 0.0018, (-0.02, -0.03, 0.0185), m.metal('#d3d6d9', 0.18), 0.0004, upright=False, turn=0.45)
    handle = s.box((0.1, 0.018, 0.014), (-0.02 - 0.145 * s.math.cos(0.45), -0.03 - 0.145 * s.math.sin(0.45) + 0.006, 0.0182), m.lacquer('#241a14', 0.35), 0.005, 0.45)


def plates():
    """Three plates, the smallest on top."""
    for number, (radius, colour) in enumerate(((0.128, '#e9e3d8'), (0.118, '#f3efe8'), (0.085, '#d8cfbf'))):
        z = 0.012 * number
        profile = [(0.0001, 0), (radius * 0.55, 0), (radius * 0.62, 0.003), (radius * 0.75, 0.010), (radius, 0.017), (radius + 0.001, 0.0185), (radius - 0.002, 0.0192), (radius * 0.73, 0.0125), (radius * 0.6, 0.006), (0.0001, 0.0058)]
        s.lathe(profile, (0, 0, z), m.ceramic(colour, '#8d7a63', 0.3), 120)


def cake_stand():
    s.lathe([(0.0001, 0), (0.055, 0), (0.057, 0.004), (0.022, 0.014), (0.012, 0.03), (0.012, 0.07), (0.024, 0.092), (0.126, 0.098), (0.130, 0.100), (0.130, 0.106), (0.127, 0.108), (0.0001, 0.106)], (0, 0, 0), m.ceramic('#f4f0ea', None, 0.15), 140)


def tray():
    oak = m.wood('#a97848', '#6a4527', 0.4, gap=False)
    s.box((0.36, 0.24, 0.008), (0, 0, 0), oak, 0.003, 0.2)
    for x, y, wide, deep in ((0, 0.116, 0.36, 0.010), (0, -0.116, 0.36, 0.010), (0.176, 0, 0.010, 0.24), (-0.176, 0, 0.010, 0.24)):
        s.box((wide, deep, 0.032), (x * s.math.cos(0.2) - y * s.math.sin(0.2), x * s.math.sin(0.2) + y * s.math.cos(0.2), 0.001), oak, 0.003, 0.2)


def spices():
    """Three small bowls of spices."""
    for x, y, colour in ((-0.062, 0.012, '#c4641a'), (0.004, -0.030, '#8f1f16'), (0.060, 0.020, '#c89a2b')):
        t.bowl((x, y, 0), 0.036, 0.026, '#e6ddcf', '#7b6653', colour)


def wheat():
    """Ears of wheat, lying in a sheaf."""
    rng = s.random.Random(66)
    straw, grain = m.matte('#c9a75a', 0.7), []
    whiskers = []
    for number in range(15):
        turn, x0, y0 = rng.gauss(0.12, 0.10), -0.19 + rng.uniform(-0.01, 0.01), 0.010 * (number - 7) * 0.45
        long, lift = rng.uniform(0.25, 0.30), 0.006 + 0.010 * rng.random()
        path = lambda q: (x0 + long * q * s.math.cos(turn), y0 + long * q * s.math.sin(turn) + (number - 7) * 0.0035 * q * q, lift + 0.012 * q * (1 - q))
        s.tube([path(step / 4) for step in range(5)], 0.0011, straw)
        for bead in range(13):
            q = 0.80 + 0.20 * bead / 12
            px, py, pz = path(q)
            side = 0.0042 * (1 if bead % 2 else -1)
            seed = s.ball(0.0042, (px, py + side, pz + 0.002 * (bead % 3)), m.matte('#d1ab5c', 0.6), 0.7)
            seed.scale, seed.rotation_euler = (1.7, 0.8, 0.9), (0, 0, turn + 0.5 * (1 if bead % 2 else -1))
            tip = (px + 0.05 * s.math.cos(turn + 0.12 * side / 0.0042), py + side + 0.05 * s.math.sin(turn + 0.2 * side / 0.0042), pz + 0.008)
            whiskers.append([(px, py + side - 0.0004, pz), (px, py + side + 0.0004, pz), tip])
    s.scatter(whiskers, m.matte('#d9bd78'))
    s.ring(0.016, 0.0035, (-0.10, -0.002, 0), m.matte('#a8885a'), 1.0).rotation_euler = (0, s.math.pi / 2, 0.12)


def crate(colour='#c29a68'):
    """A crate of slats."""
    pine = m.wood(colour, '#8a6238', 0.4, gap=False)
    for z in (0.004, 0.058, 0.112):
        for y in (-0.11, 0.11):
            s.box((0.34, 0.010, 0.044), (0, y, z), pine, 0.002)
        for x in (-0.165, 0.165):
            s.box((0.010, 0.21, 0.044), (x, 0, z), pine, 0.002)
    for x in (-0.152, 0.152):
        for y in (-0.098, 0.098):
            s.box((0.022, 0.016, 0.158), (x, y, 0), pine, 0.002)
    for y in (-0.075, -0.025, 0.025, 0.075):
        s.box((0.32, 0.042, 0.008), (0, y, 0.004), pine, 0.002)


def teapot():
    clay = m.ceramic('#dfd8cb', '#7b6653', 0.3)
    s.lathe([(0.0001, 0), (0.045, 0), (0.060, 0.02), (0.066, 0.045), (0.058, 0.075), (0.036, 0.092), (0.0001, 0.093)], (0, 0, 0), clay, 96)
    s.lathe([(0.0001, 0), (0.034, 0), (0.030, 0.008), (0.008, 0.014), (0.006, 0.018), (0.011, 0.026), (0.0001, 0.031)], (0, 0, 0.091), clay, 64)
    s.tube([(-0.05, 0, 0.04), (-0.085, 0, 0.055), (-0.098, 0, 0.085), (-0.112, 0, 0.096)], 0.010, clay)
    s.tube([(0.05, 0, 0.075), (0.095, 0, 0.085), (0.10, 0, 0.045), (0.055, 0, 0.028)], 0.0065, clay)
    for thing in s.bpy.data.objects:
        thing.rotation_euler.rotate_axis('Z', 0.4)


PROPS = [
    prop('uvas', grapes, 821),
    prop('morangos', strawberries, 822),
    prop('cerejas', cherries, 823),
    prop('abacaxi', pineapple, 825),
    prop('mel', honey, 826),
    prop('azeite', olive_oil, 827),
    prop('garrafa-de-vinho', wine_bottle, 828),
    prop('tabua', board, 829),
    prop('pratos', plates, 830),
    prop('boleira', cake_stand, 832),
    prop('bandeja', tray, 833),
    prop('temperos', spices, 835, views=('level', 'above')),
    prop('trigo', wheat, 837, views=('level', 'above')),
    prop('caixote', crate, 838),
    prop('bule-de-cha', teapot, 839),
]
