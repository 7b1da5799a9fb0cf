"""What a manicurist shows to a client: ten painted tips on a stand, and two of the polishes."""
import math

from library import materials as m, shapes, still_life as life

SEED = 871
EXPOSURE = 0.3
CAST = (1.02, 1.0, 0.94)
TILT = math.radians(24)
ROWS = (
    ((('#f0d9cf', None), ('#e9b7ab', None), ('#d98a86', None), ('#c0505f', None), ('#8e1f35', None)), 0.083),
    ((('#b4122b', None), ('#e27a8f', '#ffe9e4'), ('#f3e4dc', None), ('#7a2f4c', '#f3c9d6'), ('#3c1420', None)), 0.041),
)
LONG, WIDE = 0.031, 0.0155


def tip(at, look):
    """A nail as it is sold to be painted: bent across, a little arched along, its end an almond."""
    colour, flakes = look
    bend = math.radians(62)
    radius = WIDE / 2 / math.sin(bend)

    def outline(v):
        if v < 0.16:
            return max(0.02, math.sqrt(1 - (1 - v / 0.16) ** 2) ** 0.8)
        return max(0.02, (1 - max(0, (v - 0.3) / 0.7) ** 2.4) ** 0.62)

    def point(u, v):
        turn = (u - 0.5) * 2 * bend * outline(v)
        out = radius * (math.cos(turn) - math.cos(bend)) + 0.0022 * (1 - (2 * v - 1) ** 2) + 0.0012
        along = (v - 0.16) * LONG
        return radius * math.sin(turn), along * math.sin(TILT) - out * math.cos(TILT), along * math.cos(TILT) + out * math.sin(TILT)

    nail = shapes.surface(48, 72, point, life.glaze(colour, 0.03, flakes), at)
    solid = nail.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.0009
    return nail


def stand(x, y):
    """A board that leans back on its foot."""
    white = life.glaze('#f4f1ee', 0.12)
    deep, tall = 0.05, 0.124
    back = lambda z: y + z * math.tan(TILT)
    outline = [(y - 0.007, 0.0), (y - 0.007, 0.008), (back(0.008), 0.008), (back(tall), tall), (back(tall) + 0.0045, tall), (y + deep, 0.0)]
    mesh = shapes.bpy.data.meshes.new('stand')
    half = 0.066
    vertices = [(side * half, a, b) for side in (-1, 1) for a, b in outline]
    count = len(outline)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(n, n + count, (n + 1) % count + count, (n + 1) % count) for n in range(count)]
    mesh.from_pydata(vertices, [], faces)
    shapes.rounded(shapes.link('stand', mesh, white, (x, 0, 0)), 0.0016, 4)
    grey = life.ink('#8b8580')
    for row, (looks, z) in enumerate(ROWS):
        for place, look in enumerate(looks):
            across = (place - 2) * 0.0235
            tip((x + across, back(z) - 0.0003, z), look)
            life.printed(f'{row * 5 + place + 1:02d}', 0.0052, (x + across, back(z - 0.0125) - 0.0004, z - 0.0125), grey, tilt=TILT)
    life.printed('GEL', 0.0072, (x, back(0.1155) - 0.0004, 0.1155), life.ink('#3a3634'), tilt=TILT, spacing=1.6)


def polish(x, y, colour, turn, cap, flakes=None, scale=1.0):
    s = scale
    glass = shapes.box((0.031 * s, 0.031 * s, 0.043 * s), (x, y, 0), life.bottle_glass('#ffffff'), 0.0075 * s, turn)
    glass.modifiers['bevel'].segments = 8
    liquid = shapes.box((0.0275 * s, 0.0275 * s, 0.0355 * s), (x, y, 0.0045 * s), life.glaze(colour, 0.1, flakes), 0.0062 * s, turn)
    liquid.modifiers['bevel'].segments = 8
    neck = [(0.0001, 0.0), (0.0088, 0.0), (0.0088, 0.006), (0.0001, 0.006)]
    shapes.lathe([(r * s, h * s) for r, h in neck], (x, y, 0.0425 * s), m.metal('#d9bb83', 0.2), 64)
    profile = [(0.0001, 0), (0.0103, 0), (0.0108, 0.0006), (0.0105, 0.02), (0.0096, 0.046), (0.0089, 0.0485), (0.0074, 0.0497), (0.0001, 0.05)]
    shapes.lathe([(r * s, h * s) for r, h in profile], (x, y, 0.0475 * s), life.glaze(cap, 0.08), 96)
    word = life.printed('UNHA', 0.0062 * s, (0, 0, 0), life.ink('#fbf7f2', 0.3), spacing=1.3)
    word.location = (x + 0.01565 * s * math.sin(turn), y - 0.01565 * s * math.cos(turn), 0.0195 * s)
    word.rotation_euler = (0, 0, turn)


def build():
    life.room(m.wood('#b98d63', '#7d5738', 0.12, 'X', 0.35), m.paint('#4a4846'), lamp=1.2, power=0.9)
    stand(-0.034, 0.012)
    polish(0.055, 0.014, '#e9b7ab', -0.18, '#f3efec', scale=0.97)
    polish(0.088, 0.02, '#b4122b', 0.32, '#17151a')
    # what lies about
    shapes.box((0.17, 0.11, 0.09), (-0.3, 0.46, 0), m.matte('#56707e'), 0.006, 0.3)
    shapes.cylinder(0.055, 0.20, (0.16, 0.66, 0), m.paper('#e6e2da'), 0.003)
    shapes.box((0.18, 0.022, 0.006), (0.24, 0.2, 0), m.matte('#d8b545'), 0.002, 0.6)
    life.phone(0.17, 10.5, 0.58, 0.062, lens=68)
