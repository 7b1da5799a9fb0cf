"""Boards as a saw cuts them from a trunk."""
from .nodes import Shader, linear

# Metres from ring to ring.
RING = 0.0065


def wood(light, dark, plank=0.16, along='Y', gloss=0.42, gap=True, knots=True):
    """
    Boards with their own shade each. Their grain is the trunk's rings, cut nearly along its middle: arches in the middle of a board, lines at
    its edges. `along`: the axis of the grain; `plank`: width, metres.
    """
    s = Shader('wood')
    place = s.place if along == 'Y' else s.scaled(1, 1, 1, 1.5708)
    split = s.node('SeparateXYZ', {'Vector': place})
    at = s.math('DIVIDE', split.outputs['X'], plank)
    number = s.math('FLOOR', at)
    chance = s.node('SeparateXYZ', {'Vector': s.node('TexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs['Color']})
    one, two, three = (chance.outputs[axis] for axis in 'XYZ')
    # every board is cut from another place
    offset = s.node('CombineXYZ', {'X': s.math('MULTIPLY', number, 0.37), 'Y': s.math('MULTIPLY', one, 23.0), 'Z': s.math('MULTIPLY', two, 9.0)}).outputs[0]
    own = s.node('VectorMath', {0: place, 1: offset}, operation='ADD').outputs[0]

    rings = _rings(s, own, s.math('SUBTRACT', s.math('FRACT', at), 0.5), split.outputs['Y'], split.outputs['Z'], plank, (one, two, three))
    late = s.ramp(s.math('FRACT', rings), (0.0, 0.05), (0.62, 0.4), (0.9, 1.0), (1.0, 0.05), smooth=False)
    year = s.node('TexWhiteNoise', {'W': s.math('FLOOR', rings)}, noise_dimensions='1D').outputs['Value']
    late = s.math('MULTIPLY', late, s.math('ADD', s.math('MULTIPLY', year, 0.7), 0.3))
    fibre = s.noise(60, 6, 0.7, 0.2, s.scaled(6.5, 0.10, 6.5, 0, own))
    broad = s.noise(3.0, 4, 0.6, 0.4, s.scaled(5.0, 0.35, 5.0, 0, own))
    pores = s.ramp(s.noise(300, 2, 0.5, 0, s.scaled(3.2, 0.045, 3.2, 0, own)), (0.60, 0.0), (0.72, 1.0))

    share = s.math('ADD', s.math('MULTIPLY', late, 0.42), s.math('MULTIPLY', s.math('SUBTRACT', fibre, 0.3), 0.7))
    share = s.math('ADD', share, s.math('MULTIPLY', s.math('SUBTRACT', broad, 0.45), 0.9))
    colour = s.mix(s.math('MAXIMUM', s.math('MINIMUM', share, 1.0), 0.0), linear(light), linear(dark))
    colour = s.mix(s.math('MULTIPLY', one, 0.34), colour, s.mix(0.55, linear(dark), linear(light)))
    colour = s.mix(s.math('MULTIPLY', two, 0.14), colour, s.mix(0.5, linear(light), (0.55, 0.55, 0.55, 1)))
    colour = s.mix(s.math('MULTIPLY', pores, 0.4), colour, s.mix(0.5, linear(dark), (0.01, 0.006, 0.004, 1)))
    if knots:
        knot = s.ramp(s.cells(1.0, place=s.scaled(4.2, 0.75, 4.2, 0, own)), (0.02, 1.0), (0.07, 0.0))
        colour = s.mix(s.math('MULTIPLY', knot, 0.55), colour, s.mix(0.6, linear(dark), (0.02, 0.01, 0.006, 1)))
    # hands and cups leave traces in every finish
    worn = s.noise(5.0, 6, 0.65)
    colour = s.mix(s.math('MULTIPLY', s.ramp(worn, (0.5, 0.0), (0.75, 1.0)), 0.12), colour, s.mix(0.7, linear(dark), (0.03, 0.02, 0.015, 1)))
    height = s.math('SUBTRACT', s.math('MULTIPLY', fibre, 0.5), s.math('ADD', s.math('MULTIPLY', pores, 0.5), s.math('MULTIPLY', late, 0.15)))
    if gap:
        edge = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', at), 0.5))
        joint = s.ramp(edge, (0.487, 0.0), (0.497, 1.0))
        colour = s.mix(s.math('MULTIPLY', joint, 0.85), colour, (0.012, 0.008, 0.005, 1))
        height = s.math('SUBTRACT', height, s.math('MULTIPLY', joint, 3.0))
    rough = s.node('MapRange', {'Value': s.math('ADD', fibre, worn), 'From Max': 2.0, 'To Min': gloss * 0.65, 'To Max': gloss * 1.4}).outputs[0]
    s.set(Base_Color=colour, Roughness=rough, Specular=0.4, Normal=s.bump(height, 0.35, 0.0012))
    return s.done(light)


def _rings(s, own, across, length, depth, plank, chances):
    """How many rings from the trunk's middle: a board is a plane through them that leans a little."""
    one, two, three = chances
    sway = s.math('SUBTRACT', s.noise(1.0, 3, 0.5, 0, s.scaled(2.4, 0.9, 2.4, 0, own)), 0.5)
    waver = s.math('SUBTRACT', s.noise(1.0, 4, 0.6, 0, s.scaled(30, 2.2, 30, 0, own)), 0.5)
    x = s.math('MULTIPLY', s.math('ADD', across, s.math('SUBTRACT', s.math('MULTIPLY', three, 0.7), 0.35)), plank)
    x = s.math('ADD', x, s.math('MULTIPLY', sway, 0.035))
    lean = s.math('MULTIPLY', s.math('SUBTRACT', two, 0.5), 0.05)
    z = s.math('ADD', s.math('ADD', s.math('MULTIPLY', one, 0.06), 0.03), s.math('MULTIPLY', length, lean))
    z = s.math('ADD', s.math('ADD', z, depth), s.math('MULTIPLY', sway, 0.05))
    far = s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', z, z)))
    return s.math('DIVIDE', s.math('ADD', far, s.math('MULTIPLY', waver, 0.006)), RING)
