"""Satin let fall in folds, behind the subject and below it: pale, since the engine dyes it."""
import math
import random

from library import sets, shapes
from library.nodes import Shader, linear
from library.studio import camera_above, level_camera

SEED = 571


def _satin(colour='#e6e1da'):
    """Threads that shine along one way, and a body that is duller than lacquer."""
    s = Shader('satin')
    weave = s.noise(1300, 2)
    rough = s.node('MapRange', {'Value': s.noise(420, 3), 'To Min': 0.40, 'To Max': 0.52}).outputs[0]
    s.set(Base_Color=linear(colour), Roughness=rough, Specular=0.4, Metallic=0.55, Sheen=0.6, Anisotropic=0.6)
    s.set(Normal=s.bump(weave, 0.12, 0.0005, s.bump(s.noise(60, 3), 0.10, 0.002)))
    return s.done(colour)


def _waves(seed, count, scale):
    """Folds of many widths that gather towards a few points, soft on one side and steep on the other."""
    rng = random.Random(seed)
    gathers = [(rng.uniform(-1.4, 1.4) * scale, rng.uniform(0.9, 2.4) * scale) for _ in range(3)]
    lines = []
    for number in range(count):
        gather = gathers[number % len(gathers)]
        turn = rng.uniform(0, math.pi)
        lines.append((math.cos(turn), math.sin(turn), gather, rng.gauss(0, 0.22) * scale, rng.uniform(0.012, 0.055) * scale, rng.uniform(0.15, 1.0), rng.uniform(1.5, 5) / scale, rng.uniform(0, 6)))

    def height(x, y):
        z = 0.0
        for across, along, (gx, gy), offset, wide, tall, bent, phase in lines:
            dx, dy = x - gx, y - gy
            down = dy * across - dx * along
            # a fold opens as it leaves the point where it is held
            open_wide = wide * (0.6 + 1.3 * abs(down) / scale)
            far = dx * across + dy * along - offset * (0.3 + 0.9 * abs(down) / scale) + 0.06 * scale * math.sin(bent * down + phase)
            steep = 0.55 if far > 0 else 1.25
            z += 0.55 * open_wide * tall * math.exp(-((far / (open_wide * steep)) ** 2)) * math.exp(-((down / (1.15 * scale)) ** 2))
        return z

    return height


def level():
    waves = _waves(SEED, 60, 1.0)
    rise = 1.75

    def point(u, v):
        x, along = (u - 0.5) * 4.4, -0.3 + 4.6 * v
        fold = waves(x, along - 1.2)
        if along < rise:
            # the subject stands on what is nearly flat
            calm = math.exp(-((x / 0.30) ** 2) - (((along - 1.4) / 0.28) ** 2))
            return x, along, fold * (1 - 0.85 * calm)
        turn = min(math.pi / 2, (along - rise) / 0.5)
        out, up = 0.5 * math.sin(turn), 0.5 * (1 - math.cos(turn)) + max(0.0, along - rise - 0.5 * math.pi / 2)
        return x, rise + out - fold * 1.6 * math.sin(turn), up + fold * math.cos(turn)

    shapes.surface(520, 560, point, _satin())
    sets.daylight(-1, gobo='window', sky_strength=0.3, key_size=0.9)
    level_camera(fstop=2.8)
    return {'view': 'level', 'side': -1, 'floor_y': rise + 0.2, 'exposure': 0.95}


def above():
    waves = _waves(SEED + 1, 48, 0.5)

    def height(x, y):
        return waves(x, y) * (1 - 0.8 * math.exp(-((x * x + y * y) / 0.035)))

    shapes.grid(2.2, 2.2, 520, 520, height, _satin())
    sets.daylight_above(-1, gobo='window', sky_strength=0.3)
    camera_above()
    return {'view': 'above', 'side': -1, 'exposure': 0.95}
