"""Berries, a glass of beer, a bucket of zinc."""
from library import materials as m
from library import shapes as s

from .beleza import prop
from .despensa import strawberries


def _bumps(at, radius, count, size, tall=1.0):
    """Drupelets over a dome: their places and sizes."""
    x, y, z = at
    found = []
    for number in range(count):
        up = 1 - 1.75 * (number + 0.5) / count
        out, turn = s.math.sqrt(max(0.0, 1 - up * up)), 2.39996 * number
        found.append((x + radius * out * s.math.cos(turn), y + radius * out * s.math.sin(turn), z + radius * tall * up, size * (1 - 0.12 * max(0, up))))
    return found


def _balls(spots, material, steps=10):
    """Many balls as one mesh, written vertex by vertex."""
    vertices, faces = [], []
    for x, y, z, radius in spots:
        start = len(vertices)
        for row in range(steps + 1):
            bend = s.math.pi * row / steps
            for column in range(2 * steps):
                turn = s.math.pi * column / steps
                vertices.append((x + radius * s.math.sin(bend) * s.math.cos(turn), y + radius * s.math.sin(bend) * s.math.sin(turn), z - radius * s.math.cos(bend)))
        for row in range(steps):
            for column in range(2 * steps):
                after = (column + 1) % (2 * steps)
                low, high = start + row * 2 * steps, start + (row + 1) * 2 * steps
                faces.append((low + column, low + after, high + after, high + column))
    mesh = s.bpy.data.meshes.new('balls')
    mesh.from_pydata(vertices, [], faces)
    return s.link('balls', mesh, material)


def _raspberry(at, seed, colour):
    rng = s.random.Random(seed)
    x, y, _ = at
    spots = _bumps((x, y, 0.0085), 0.0072, 46, 0.0029, 1.2)
    turn = rng.uniform(0, 6.283)
    leaned = []
    for a, b, c, size in spots:
        # they lie on their sides
        dx, dy, dz = a - x, b - y, c - 0.0085
        dy, dz = dy * s.math.cos(1.2) + dz * s.math.sin(1.2), -dy * s.math.sin(1.2) + dz * s.math.cos(1.2)
        leaned.append((x + dx * s.math.cos(turn) - dy * s.math.sin(turn), y + dx * s.math.sin(turn) + dy * s.math.cos(turn), max(size, 0.0098 + dz), size))
    _balls(leaned, m.lacquer(colour, 0.32))


def raspberries():
    for number, (x, y) in enumerate(((-0.030, 0.004), (-0.006, 0.016), (0.020, 0.008), (-0.012, -0.014), (0.014, -0.018), (0.040, -0.006))):
        _raspberry((x, y, 0), 80 + number, ('#a8152f', '#b8203a', '#960f28')[number % 3])


def _blueberry(at, radius, seed):
    skin = m.Shader('blueberry')
    bloom = skin.ramp(skin.noise(90, 4), (0.35, '#2b3358'), (0.62, '#5b6690'))
    skin.set(Base_Color=bloom, Roughness=0.55)
    rng = s.random.Random(seed)
    profile = [(max(0.0001, radius * s.math.sin(a)), radius * 0.9 * (1 - s.math.cos(a))) for a in [s.math.pi * step / 24 for step in range(22)]]
    profile += [(radius * 0.30, radius * 1.83), (radius * 0.24, radius * 1.66), (0.0001, radius * 1.62)]
    berry = s.lathe(profile, at, skin.done('#3a4470'), 40)
    berry.rotation_euler = (rng.uniform(-0.9, 0.2), rng.uniform(-0.6, 0.6), rng.uniform(0, 6.28))
    berry.location.z = 0.001


def blueberries():
    rng = s.random.Random(91)
    for number in range(11):
        turn, out = 2.39996 * number, 0.036 * ((number + 0.4) / 11) ** 0.55
        _blueberry((out * s.math.cos(turn), 0.8 * out * s.math.sin(turn), 0), rng.uniform(0.0062, 0.0078), 91 + number)


def red_fruit():
    """Strawberries with raspberries and blueberries around them."""
    strawberries()
    for number, (x, y) in enumerate(((0.058, 0.006), (-0.062, -0.010), (0.052, -0.030))):
        _raspberry((x, y, 0), 120 + number, ('#a8152f', '#b8203a', '#960f28')[number])
    for number, (x, y) in enumerate(((-0.052, 0.024), (0.034, -0.042), (-0.040, -0.040), (0.072, -0.014), (0.006, -0.048))):
        _blueberry((x, y, 0), 0.0068, 130 + number)


def _amber():
    """Light goes through beer: without it a glass of it is a glass of coffee."""
    amber = m.Shader('beer')
    amber.set(Base_Color=m.linear('#eba31f'), Roughness=0.05, Emission=m.linear('#e8920c'), Emission_Strength=0.30)
    return amber.material


def beer():
    """A straight glass of beer with its head."""
    profile = lambda inset: [(0.0001, 0.004), (0.027 - inset, 0.005), (0.029 - inset, 0.02), (0.0345 - inset, 0.118)]
    s.lathe([*profile(0.0012), (0.0001, 0.1182)], (0, 0, 0), _amber(), 96)
    s.lathe([(0.0001, 0), (0.033, 0), (0.0345, 0.006), (0.036, 0.017), (0.034, 0.024), (0.0285, 0.027), (0.0001, 0.027)], (0.0, 0.0, 0.1175), m.wax('#f7efdc'), 96)
    s.lathe([(0.0001, 0), (0.0285, 0), (0.0305, 0.004), (0.0362, 0.136), (0.0352, 0.136), (0.0296, 0.01), (0.0001, 0.008)], (0, 0, 0), m.glass('#f7faf9', 0.0), 96)
    rng = s.random.Random(151)
    _balls([(r * s.math.cos(a), r * s.math.sin(a), 0.143 + rng.uniform(-0.0012, 0.0008), rng.uniform(0.0012, 0.0030)) for r, a in [(0.030 * rng.random() ** 0.5, rng.uniform(0, 6.28)) for _ in range(160)]], m.wax('#faf4e6'), 6)


def zinc_bucket():
    """Of dull zinc, with a wire handle."""
    zinc = m.Shader('zinc')
    tone = zinc.ramp(zinc.cells(26, 'F1', 'Distance'), (0.0, '#9aa0a3'), (0.7, '#b8bdbf'))
    zinc.set(Base_Color=tone, Metallic=0.85, Roughness=0.42)
    grey = zinc.done('#a9aeb1')
    rim = [(0.0001, 0), (0.064, 0), (0.066, 0.004), (0.072, 0.05), (0.0735, 0.054), (0.0735, 0.058), (0.0745, 0.062), (0.090, 0.160), (0.093, 0.163), (0.092, 0.167), (0.088, 0.164), (0.070, 0.02), (0.0001, 0.02)]
    s.lathe(rim, (0, 0, 0), grey, 96)
    s.tube([(0.092, 0, 0.15), (0.10, -0.05, 0.10), (0.0, -0.118, 0.075), (-0.10, -0.05, 0.10), (-0.092, 0, 0.15)], 0.0022, m.metal('#8f9496', 0.35))
    for x in (-0.0905, 0.0905):
        s.cylinder(0.008, 0.006, (x, -0.002, 0.146), grey, 0.001, 24)


PROPS = [
    prop('framboesas', raspberries, 801),
    prop('mirtilos', blueberries, 802),
    prop('frutas-vermelhas', red_fruit, 803),
    prop('copo-de-cerveja', beer, 805, samples=20),
    prop('balde-de-zinco', zinc_bucket, 806),
]
