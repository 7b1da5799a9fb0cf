"""Tools and goods of beauty, care and health."""
from library import materials as m
from library import shapes as s
from library import things as t


def _bottle(profile, colour, roughness=0.08):
    s.lathe(profile, (0, 0, 0), m.lacquer(colour, roughness), 72)


def lipstick(colour):
    gold, black = m.metal('#d8b06a', 0.18), m.lacquer('#191718', 0.15)
    s.cylinder(0.0105, 0.030, (0, 0, 0), black, 0.001)
    s.cylinder(0.0092, 0.018, (0, 0, 0.030), gold, 0.0008)
    stick = s.lathe([(0.0001, 0), (0.0072, 0), (0.0072, 0.016), (0.0066, 0.020), (0.0045, 0.0235), (0.0001, 0.0245)], (0, 0, 0.048), m.lacquer(colour, 0.3), 48)
    for vertex in stick.data.vertices:
        if vertex.co.z > 0.012:
            vertex.co.z -= 0.45 * (vertex.co.x + 0.0072) * min(1, (vertex.co.z - 0.012) / 0.006)


def perfume():
    s.box((0.052, 0.028, 0.062), (0, 0, 0), m.glass('#fbf6ee'), 0.006)
    s.box((0.042, 0.018, 0.046), (0, 0, 0.005), m.glass('#efc98d'), 0.003)
    s.cylinder(0.009, 0.008, (0, 0, 0.062), m.metal('#d8b06a', 0.15), 0.001)
    s.box((0.024, 0.024, 0.026), (0, 0, 0.070), m.lacquer('#1d1a19', 0.12), 0.003)


def cream_jar(colour='#f1e4d8'):
    s.cylinder(0.032, 0.034, (0, 0, 0), m.lacquer(colour, 0.12), 0.006)
    s.cylinder(0.0325, 0.016, (0, 0, 0.0345), m.metal('#d9b57a', 0.22), 0.002)


def dropper():
    s.lathe([(0.0001, 0), (0.016, 0), (0.0175, 0.002), (0.0175, 0.052), (0.014, 0.062), (0.0085, 0.066), (0.0085, 0.072), (0.0001, 0.072)], (0, 0, 0), m.lacquer('#5d2f10', 0.06), 72)
    s.box((0.0005, 0.024, 0.03), (0, 0, 0.012), m.paper('#f3ede2'), 0)
    s.lathe([(0.0001, 0), (0.0179, 0), (0.0179, 0.03), (0.0001, 0.03)], (0, 0, 0.013), m.paper('#f3ede2'), 72)
    s.cylinder(0.0105, 0.014, (0, 0, 0.068), m.metal('#d8b06a', 0.2), 0.001)
    s.lathe([(0.0001, 0), (0.007, 0), (0.0075, 0.006), (0.006, 0.014), (0.0055, 0.024), (0.0035, 0.029), (0.0001, 0.030)], (0, 0, 0.082), m.matte('#22201f', 0.5), 40)


def soap():
    s.box((0.085, 0.055, 0.026), (0, 0, 0.0), m.wax('#e9d9bd'), 0.011, 0.35)
    s.box((0.08, 0.052, 0.024), (0.012, 0.004, 0.0262), m.wax('#d7b9a2'), 0.010, -0.15)


def pump_bottle():
    _bottle([(0.0001, 0), (0.026, 0), (0.0285, 0.003), (0.0285, 0.105), (0.024, 0.116), (0.011, 0.121), (0.0001, 0.121)], '#efe9df', 0.25)
    black = m.matte('#26221f', 0.4)
    s.cylinder(0.0125, 0.014, (0, 0, 0.120), black, 0.002)
    s.cylinder(0.004, 0.02, (0, 0, 0.133), black, 0.001)
    s.box((0.042, 0.013, 0.009), (-0.012, 0, 0.152), black, 0.004)


def tube_of_cream():
    rows = [(0.017, 0.017, 0.0), (0.019, 0.018, 0.006), (0.0205, 0.0135, 0.05), (0.0215, 0.006, 0.085), (0.022, 0.0012, 0.105)]
    def point(u, v):
        at = v * (len(rows) - 1)
        low = min(int(at), len(rows) - 2)
        part = at - low
        a, b, z = [x + (y - x) * part for x, y in zip(rows[low], rows[low + 1])]
        return a * s.math.cos(u * s.math.tau), b * s.math.sin(u * s.math.tau), z + 0.018
    s.surface(72, 40, point, m.lacquer('#dfe7e0', 0.3))
    s.cylinder(0.0155, 0.02, (0, 0, 0), m.lacquer('#7f9a86', 0.3), 0.003)


def diffuser():
    s.lathe([(0.0001, 0), (0.031, 0), (0.033, 0.003), (0.033, 0.062), (0.022, 0.078), (0.011, 0.083), (0.011, 0.096), (0.0001, 0.096)], (0, 0, 0), m.lacquer('#6b3a17', 0.06), 72)
    s.lathe([(0.0001, 0), (0.0334, 0), (0.0334, 0.034), (0.0001, 0.034)], (0, 0, 0.016), m.paper('#f1eadd'), 72)
    rng = s.random.Random(3)
    for _ in range(7):
        turn, lean = rng.uniform(0, 6.28), rng.uniform(0.02, 0.07)
        s.tube([(0, 0, 0.09), (lean * s.math.cos(turn), lean * s.math.sin(turn), 0.245)], 0.0016, m.matte('#c9a477'))


def toothbrush_cup():
    t.cup((0, 0, 0), 0.036, 0.09, '#eef0ee', None, 3.3)
    for lean, colour in ((0.025, '#5f9ea0'), (-0.02, '#e6a08f')):
        s.tube([(0, 0, 0.03), (lean * 0.6, 0, 0.11), (lean, 0, 0.17)], 0.0035, m.lacquer(colour, 0.3))
        s.box((0.010, 0.008, 0.024), (lean * 1.03, -0.004, 0.163), m.cloth('#f6f6f4', 2500, 1, 0.2), 0.002)


def prop(name, make, seed, **more):
    return {'id': name, 'make': make, 'seed': seed, **more}


PROPS = [
    prop('esmalte', lambda: t.polish_bottle((0, 0, 0), '#b3233f', 0.25), 601),
    prop('esmalte-rosa', lambda: t.polish_bottle((0, 0, 0), '#e59aa8', -0.2, '#f3efec'), 602),
    prop('esmalte-nude', lambda: t.polish_bottle((0, 0, 0), '#d9b39c', 0.4, '#1c1a1c'), 603),
    prop('esmaltes', lambda: [t.polish_bottle((0.034 * n - 0.034, 0.012 * (n % 2), 0), ('#7d2340', '#d96a7b', '#f0d9cf')[n], 0.3 * n) for n in range(3)], 604),
    prop('batom', lambda: lipstick('#a81f31'), 605),
    prop('perfume', perfume, 606),
    prop('pote-de-creme', cream_jar, 607),
    prop('conta-gotas', dropper, 608),
    prop('sabonete', soap, 610, views=('level', 'above')),
    prop('frasco-de-sabonete', pump_bottle, 611),
    prop('creme', tube_of_cream, 612),
    prop('difusor', diffuser, 613),
    prop('escova-de-dentes', toothbrush_cup, 614),
]
