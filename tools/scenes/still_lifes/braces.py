"""What an orthodontist shows to a patient: a model of a closed bite, with brackets and wire on its teeth."""
import math

from library import materials as m, shapes, still_life as life
from library.nodes import Shader, linear

SEED = 883
EXPOSURE = 0.34
CAST = (1.0, 1.0, 0.97)
ASIDE = math.radians(21)
# Millimetres from the middle to the back: width, depth and height of each crown, and how pointed it is.
UPPER = ((8.6, 7.0, 10.6, 0.0), (6.7, 6.2, 9.4, 0.1), (7.7, 7.8, 10.4, 0.75), (7.1, 8.8, 8.6, 0.5), (6.9, 8.8, 8.0, 0.4), (10.4, 10.6, 7.4, 0.2), (9.8, 10.6, 7.0, 0.2))
LOWER = ((5.5, 5.8, 8.9, 0.0), (6.0, 6.1, 9.1, 0.0), (6.9, 7.5, 10.2, 0.7), (7.1, 7.6, 8.6, 0.45), (7.2, 8.0, 8.0, 0.3), (11.2, 10.2, 7.4, 0.2), (10.6, 10.0, 7.0, 0.2))
STEPS = 600


def living(colour, deep, rough, coat, uneven=0.0):
    """Something that light enters a little: enamel and gum."""
    s = Shader('living')
    s.set(Base_Color=linear(colour), Roughness=rough, Subsurface=0.25, Subsurface_Color=linear(deep), Subsurface_Radius=(0.003, 0.0016, 0.001))
    s.set(Clearcoat=coat, Clearcoat_Roughness=0.12)
    return s.material


class Arch:
    """Half an ellipse, walked by its length."""

    def __init__(self, teeth, half, deep):
        self.teeth, self.half, self.deep = teeth, half, deep
        self.walk, length, last = [], 0.0, None
        for step in range(STEPS + 1):
            turn = math.pi / 2 * 1.08 * step / STEPS
            at = (half * math.sin(turn), -deep * math.cos(turn))
            length += math.dist(at, last) if last else 0.0
            self.walk.append((length, at))
            last = at
        self.ends = [0.0]
        for width, *_ in teeth:
            self.ends.append(self.ends[-1] + width)

    def at(self, along):
        """The point at that length from the middle, and the direction that leads out of the mouth there."""
        side, length = (1 if along >= 0 else -1), abs(along)
        place = next((n for n, (passed, _) in enumerate(self.walk) if passed >= length), STEPS)
        place = min(max(place, 1), STEPS)
        (a, p), (b, q) = self.walk[place - 1], self.walk[place]
        share = (length - a) / max(b - a, 1e-9)
        x, y = p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share
        tx, ty = q[0] - p[0], q[1] - p[1]
        size = math.hypot(tx, ty)
        return (side * x, y), (side * ty / size * -1 * -1, -tx / size)

    def place(self, along):
        """Which tooth stands there, and where in it: from -1 to 1."""
        length = abs(along)
        for n in range(len(self.teeth)):
            if length <= self.ends[n + 1]:
                return n, 2 * (length - self.ends[n]) / (self.ends[n + 1] - self.ends[n]) - 1
        return len(self.teeth) - 1, 1.0

    def deepness(self, along):
        """Half of the depth of what stands there, without a step from tooth to tooth."""
        total = weight = 0.0
        for n in range(len(self.teeth)):
            middle = (self.ends[n] + self.ends[n + 1]) / 2
            near = math.exp(-(((abs(along) - middle) / 4.5) ** 2))
            total, weight = total + near * self.teeth[n][1] / 2, weight + near
        return total / weight


def power(value, by):
    return math.copysign(abs(value) ** by, value)


def crown(arch, n, side, up, enamel, group):
    """A tooth with its neck in the gum; `up` is -1 for those that hang."""
    width, depth, height, pointed = arch.teeth[n]
    along = side * (arch.ends[n] + arch.ends[n + 1]) / 2
    (x, y), (ox, oy) = arch.at(along)
    molar = n > 4
    back = 0.3 if n < 3 else (0.72 if n < 5 else 0.86)

    def point(u, v):
        turn = math.tau * u
        rise = min(1.0, v / 0.72)
        belly = 0.8 + 0.2 * math.sin(min(1.0, rise * 1.15) * math.pi / 2)
        wide = width / 2 * belly * 0.985
        thick = depth / 2 * (1 - (1 - back) * rise**1.4) * (0.9 + 0.1 * math.sin(rise * math.pi))
        z = -4.0 + (height + 2.4) * rise
        close = 0.0
        if v > 0.72:
            close = (v - 0.72) / 0.28
            round_ = math.cos(close * math.pi / 2)
            wide, thick = wide * round_**0.42, thick * round_**0.55
            z += 1.6 * math.sin(close * math.pi / 2)
        a, b = power(math.cos(turn), 0.72) * wide, power(math.sin(turn), 0.8) * thick
        # the face that one sees stays nearly upright; what becomes thinner is the back
        b += (depth / 2 - depth / 2 * (1 - (1 - back) * rise**1.4)) * 0.78
        share = abs(a) / (width / 2)
        z -= pointed * 2.4 * share**1.5 * rise**3
        if not molar and n > 2:
            z += 1.0 * rise**6 * (power(math.sin(turn), 1) - 0.2) * (1 - close)
        if molar:
            z += 0.7 * rise**6 * math.cos(2 * math.pi * a / (width / 2) * 0.55) * -1 * (1 - close) - 1.1 * close
        if n < 2:
            # corners of an incisor are round, the outer one more
            outer = max(0.0, (a * side) / (width / 2))
            z -= (0.9 + 0.5 * n) * outer**4 * rise**4
        b += 0.35 * math.sin(rise * math.pi * 0.9) * (1 if math.sin(turn) > 0 else 0) * max(0.0, math.sin(turn))
        return a / 1000, -b / 1000, up * z / 1000

    tooth = shapes.surface(72, 60, point, enamel, (x / 1000, y / 1000, group))
    tooth.rotation_euler = (0, 0, math.atan2(oy, ox) + math.pi / 2)
    return tooth


def gum(arch, up, level, flesh, tall):
    """The gum around an arch: it bulges over each root, and rises between two teeth."""
    end = arch.ends[-1] + 1.5

    def point(u, v):
        along = (2 * u - 1) * end
        n, inside = arch.place(along)
        (x, y), (ox, oy) = arch.at(along)
        half = arch.deepness(along)
        between = abs(inside) ** 3.2
        margin = -0.7 + 2.9 * between * (1.0 if n < 5 else 0.7)
        root = (1 - inside * inside) * (0.75 if n < 3 else 0.4)
        # from the base up the outer face, over the margin, and down behind the teeth
        if v < 0.6:
            rise = v / 0.6
            z = -tall + (tall + margin - 0.9) * rise
            out = half + 2.1 + root * math.sin(rise * math.pi * 0.85) * 1.5 - 1.8 * rise**3 - 0.5 * between * rise
            out += 1.1 * (1 - rise) ** 2
        elif v < 0.78:
            turn = (v - 0.6) / 0.18 * math.pi / 2
            edge = half + 0.3 + root * math.sin(math.pi * 0.85) * 1.5 - 0.5 * between
            z = margin - 0.9 + 0.9 * math.sin(turn)
            out = edge - 1.5 * (1 - math.cos(turn))
        else:
            sink = (v - 0.78) / 0.22
            z = margin - 0.5 * sink
            out = half - 0.8 - (2 * half + 2.0) * sink + root * 0.68
        return (x + ox * out) / 1000, (y + oy * out) / 1000, level + up * z / 1000

    return shapes.surface(420, 60, point, flesh)


def base(arch, level, thick, plaster):
    """The plaster that carries an arch, cut with straight edges: in front one, which it could stand on."""
    wide, front, rear = arch.half + 9.5, -(arch.deep + 7), 9.0
    outline = [(-wide, rear), (-wide, -14), (-wide * 0.72, front + 4), (-wide * 0.6, front), (wide * 0.6, front), (wide * 0.72, front + 4), (wide, -14), (wide, rear), (wide * 0.72, rear + 9), (-wide * 0.72, rear + 9)]
    return shapes.prism([(x / 1000, y / 1000) for x, y in outline], thick, (0, 0, level), plaster, 0.0012, upright=False)


def braces(arch, up, level, high, steel, rubber):
    """A bracket on the face of each tooth but the last, a ring of rubber around it, and the wire through all."""
    way = []
    for n in range(len(arch.teeth) - 1):
        for side in (-1, 1):
            along = side * (arch.ends[n] + arch.ends[n + 1]) / 2
            (x, y), (ox, oy) = arch.at(along)
            out = arch.teeth[n][1] / 2 + 0.55
            turn = math.atan2(oy, ox) + math.pi / 2
            size = (0.0031, 0.0017, 0.0034)
            z = level + up * (high - (0.6 if n > 2 else 0)) / 1000
            at = ((x + ox * out) / 1000, (y + oy * out) / 1000)
            for lift in (-0.00115, 0.00115):
                shapes.box((size[0], size[1], 0.0011), (*at, z + lift - 0.00055), steel, 0.0003, turn)
            shapes.box((size[0] * 1.1, 0.0008, size[2]), ((x + ox * (out - 0.5)) / 1000, (y + oy * (out - 0.5)) / 1000, z - size[2] / 2), steel, 0.0003, turn)
            band = shapes.ring(0.00165, 0.00016, (0, 0, 0), rubber, 1.0, 48, 12)
            band.location = ((x + ox * (out + 0.45)) / 1000, (y + oy * (out + 0.45)) / 1000, z)
            band.rotation_euler = (math.pi / 2, 0, turn)
            way.append((along, ((x + ox * (out + 0.3)) / 1000, (y + oy * (out + 0.3)) / 1000, z)))
    shapes.tube([at for _, at in sorted(way)], 0.00028, steel)


def build():
    life.room(m.paint('#b9b4ab', 0.4), m.paint('#a9b1b3'), side=-1, power=1.0, lamp=0.9)
    enamel = living('#efe5d0', '#f3dcb8', 0.2, 0.5)
    flesh = living('#cf7f80', '#d8514f', 0.3, 0.35)
    plaster = m.matte('#efece6', 0.7)
    steel = m.metal('#c9ccd0', 0.42)
    rubber = m.lacquer('#4f93a8', 0.4)
    upper, lower = Arch(UPPER, 30.5, 45.5), Arch(LOWER, 28.5, 42.5)
    foot, tall = 0.012, 8.5
    low = foot + tall / 1000 + 0.0003
    high = low + 0.0192
    top = high + tall / 1000
    base(lower, 0.0, foot, plaster)
    base(upper, top, foot, plaster)
    for arch, up, level in ((lower, 1, low), (upper, -1, high)):
        gum(arch, up, level, flesh, tall + 0.4)
        for n in range(len(arch.teeth)):
            for side in (-1, 1):
                crown(arch, n, side, up, enamel, level)
    braces(upper, -1, high, 5.2, steel, rubber)
    braces(lower, 1, low, 4.4, steel, rubber)
    # what stands about: a cabinet, a box of gloves, a bottle
    shapes.box((1.6, 0.3, 0.5), (0, 0.42, 0), m.lacquer('#4d6068', 0.4), 0.004)
    shapes.box((0.17, 0.09, 0.075), (0.21, 0.17, 0), m.paper('#5f93b3'), 0.003, 0.15)
    shapes.cylinder(0.024, 0.1, (-0.045, 0.17, 0), m.lacquer('#d8d3c6', 0.3), 0.006)
    phone = life.phone(0.098, 8.5, 0.42, 0.036, lens=98, fstop=2.6)
    # a little from the left, and sharp on the front teeth, which stand nearer than the middle
    phone.location = (-0.42 * math.sin(ASIDE), -0.42 * math.cos(ASIDE), phone.location.z)
    phone.rotation_euler.z = -ASIDE
    phone.data.dof.focus_distance -= 0.042
