"""Surfaces, each a function of its colours. Every one is a little uneven: in colour, in polish and in height."""
from .nodes import Shader, linear
from .wood import wood  # noqa: F401


def _uneven(shader, colour, amount=0.06, scale=2.3):
    """The colour, slightly lighter and darker from place to place."""
    cloud = shader.noise(scale, 5)
    dark = shader.mix(amount * 2, colour, (0.02, 0.018, 0.015, 1))
    return shader.mix(shader.ramp(cloud, (0.35, 0.0), (0.7, 1.0)), dark, colour)


def paint(colour, roughness=0.55):
    """A painted wall: roller marks and clouds."""
    s = Shader('paint')
    s.set(Base_Color=_uneven(s, linear(colour), 0.03), Roughness=roughness, Specular=0.3)
    s.set(Normal=s.bump(s.noise(260, 3), 0.10, 0.001, s.bump(s.noise(9, 4), 0.12, 0.004)))
    return s.done(colour)


def lacquer(colour, roughness=0.28):
    """Painted wood or metal, smooth and slightly worn."""
    s = Shader('lacquer')
    rough = s.node('MapRange', {'Value': s.noise(14, 5), 'To Min': roughness * 0.75, 'To Max': roughness * 1.5}).outputs[0]
    s.set(Base_Color=_uneven(s, linear(colour), 0.02), Roughness=rough, Normal=s.bump(s.noise(40, 2), 0.04, 0.001))
    return s.done(colour)


def matte(colour, roughness=0.8):
    """Plain and rough: board, unglazed clay, soft plastic."""
    s = Shader('matte')
    s.set(Base_Color=_uneven(s, linear(colour), 0.03, 8), Roughness=roughness, Specular=0.25, Normal=s.bump(s.noise(320, 3), 0.12, 0.0008))
    return s.done(colour)


def plaster(colour, depth=1.0):
    """Trowelled lime plaster: broad strokes, small pits, clouds of colour."""
    s = Shader('plaster')
    bent = s.node('MixRGB', {'Fac': 0.35, 'Color1': s.place, 'Color2': s.noise_colour(1.7, 4)}, blend_type='ADD').outputs[0]
    strokes = s.noise(2.6, 9, 0.66, 0.35, bent)
    cloud = s.ramp(strokes, (0.3, 0.0), (0.72, 1.0))
    dark = s.mix(0.09, linear(colour), (0.12, 0.07, 0.04, 1))
    light = s.mix(0.05, linear(colour), (1, 1, 1, 1))
    fine = s.noise(95, 6, 0.7)
    s.set(Base_Color=s.mix(cloud, dark, light), Roughness=0.86, Specular=0.22)
    height = s.math('ADD', s.math('MULTIPLY', strokes, 1.0), s.math('MULTIPLY', fine, 0.09))
    s.set(Normal=s.bump(height, 0.5, 0.012 * depth))
    return s.done(colour)


def marble(colour, vein, strength=1.0, scale=1.0, polish=0.12):
    """Polished marble: a few long veins, a web of thin ones, clouds below."""
    s = Shader('marble')
    base = s.scaled(1.5 * scale, 1.5 * scale, 1.5 * scale, 0.6)
    bend = s.node('MixRGB', {'Fac': 0.45, 'Color1': base, 'Color2': s.noise_colour(1.3, 6, base)}, blend_type='ADD').outputs[0]
    bend_fine = s.node('MixRGB', {'Fac': 0.3, 'Color1': base, 'Color2': s.noise_colour(4.2, 5, base)}, blend_type='ADD').outputs[0]
    broad = s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(1.1, 3, 0.5, 0.6, bend), 0.5)), (0.0, 1.0), (0.006, 0.7), (0.028, 0.0))
    web = s.ramp(s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(2.6, 4, 0.55, 0.9, bend_fine), 0.5)), (0.0, 1.0), (0.004, 0.5), (0.014, 0.0))
    patches = s.ramp(s.noise(1.6, 3, 0.5, 0.3, base), (0.46, 0.0), (0.66, 1.0))
    cloud = s.ramp(s.noise(1.9, 6, 0.6, 1.1, bend), (0.3, 0.0), (0.8, 1.0))
    body = s.mix(s.math('MULTIPLY', cloud, 0.16 * strength), linear(colour), linear(vein))
    lines = s.math('MULTIPLY', s.math('MAXIMUM', broad, s.math('MULTIPLY', web, s.math('ADD', s.math('MULTIPLY', patches, 0.6), 0.12))), 0.6 * strength)
    rough = s.node('MapRange', {'Value': s.noise(7, 5, 0.6), 'To Min': polish * 0.7, 'To Max': polish * 1.9}).outputs[0]
    s.set(Base_Color=s.mix(lines, body, linear(vein)), Roughness=rough, Specular=0.5)
    return s.done(colour)


def terrazzo(ground, chips, size=26, polish=0.22):
    """Granilite: chips of several colours and sizes in a ground of cement."""
    s = Shader('terrazzo')
    bend = s.node('MixRGB', {'Fac': 0.012, 'Color1': s.place, 'Color2': s.noise_colour(70, 3)}, blend_type='ADD').outputs[0]
    colour = _uneven(s, linear(ground), 0.03, 14)
    speck = s.ramp(s.noise(480, 2, 0.6), (0.60, 0.0), (0.68, 1.0))
    colour = s.mix(s.math('MULTIPLY', speck, 0.25), colour, linear(chips[0]))
    for step, scale in enumerate((size * 3.1, size * 1.7, size)):
        place = s.node('VectorMath', {0: bend, 1: (3.7 * step, 1.3 * step, 0)}, operation='ADD').outputs[0]
        edge = s.cells(scale, 'DISTANCE_TO_EDGE', place=place)
        random_colour = s.cells(scale, 'F1', 'Color', place=place)
        value = s.node('SeparateXYZ', {'Vector': random_colour})
        kept = s.math('GREATER_THAN', value.outputs['X'], (0.55, 0.6, 0.66)[step])
        inside = s.math('MULTIPLY', s.ramp(edge, (0.05, 0.0), (0.075, 1.0), smooth=False), kept)
        stops = [(at / max(1, len(chips) - 1) * 0.98, chip) for at, chip in enumerate(chips)]
        ramp = s.node('ValToRGB', {'Fac': value.outputs['Y']})
        ramp.color_ramp.interpolation = 'CONSTANT'
        while len(ramp.color_ramp.elements) < len(stops):
            ramp.color_ramp.elements.new(0.5)
        for at, (element, (_, chip)) in enumerate(zip(ramp.color_ramp.elements, stops)):
            element.position = at / len(stops)
            element.color = linear(chip)
        grain = s.mix(s.math('MULTIPLY', s.noise(160, 4), 0.25), ramp.outputs['Color'], (0.9, 0.88, 0.85, 1))
        colour = s.mix(inside, colour, grain)
    rough = s.node('MapRange', {'Value': s.noise(9, 4), 'To Min': polish * 0.7, 'To Max': polish * 1.7}).outputs[0]
    s.set(Base_Color=colour, Roughness=rough, Specular=0.45)
    return s.done(ground)


def concrete(colour):
    """Poured concrete: stains, bubbles and the lines of its boards."""
    s = Shader('concrete')
    stain = s.noise(1.4, 8, 0.65, 0.8)
    fine = s.noise(34, 6, 0.7)
    dark = s.mix(0.32, linear(colour), (0.05, 0.05, 0.048, 1))
    light = s.mix(0.14, linear(colour), (1, 1, 1, 1))
    body = s.mix(s.ramp(stain, (0.3, 0.0), (0.72, 1.0)), dark, light)
    body = s.mix(s.math('MULTIPLY', fine, 0.25), body, dark)
    bubbles = s.ramp(s.cells(48), (0.05, 1.0), (0.10, 0.0))
    few = s.ramp(s.noise(3.1, 3), (0.5, 0.0), (0.62, 1.0))
    holes = s.math('MULTIPLY', bubbles, few)
    body = s.mix(s.math('MULTIPLY', holes, 0.7), body, (0.03, 0.03, 0.03, 1))
    height = s.math('SUBTRACT', s.math('ADD', s.math('MULTIPLY', fine, 0.25), stain), s.math('MULTIPLY', holes, 1.2))
    s.set(Base_Color=body, Roughness=0.78, Specular=0.3, Normal=s.bump(height, 0.35, 0.004))
    return s.done(colour)


def stone(colour, pores=1.0):
    """Travertine: bands along the bed, and pores in them."""
    s = Shader('stone')
    flat = s.scaled(1.2, 1.2, 9)
    bands = s.noise(2.4, 7, 0.6, 1.4, flat)
    dark = s.mix(0.22, linear(colour), (0.25, 0.13, 0.06, 1))
    body = s.mix(s.ramp(bands, (0.34, 0.0), (0.66, 1.0)), dark, s.mix(0.15, linear(colour), (1, 1, 1, 1)))
    pits = s.math('MULTIPLY', s.ramp(s.noise(30, 3, 0.6, 0, s.scaled(1, 1, 3.5)), (0.62, 0.0), (0.68, 1.0)), pores)
    body = s.mix(s.math('MULTIPLY', pits, 0.6), body, s.mix(0.6, linear(colour), (0.06, 0.035, 0.02, 1)))
    s.set(Base_Color=body, Roughness=0.6, Specular=0.35)
    s.set(Normal=s.bump(s.math('SUBTRACT', s.math('MULTIPLY', s.noise(130, 3), 0.1), pits), 0.6, 0.004))
    return s.done(colour)


def cloth(colour, threads=900, depth=1.0, slubs=0.5, roughness=0.9):
    """Linen or cotton: a plain weave with thicker threads here and there. `threads` for each metre."""
    s = Shader('cloth')
    bend = s.node('MixRGB', {'Fac': 0.006, 'Color1': s.place, 'Color2': s.noise_colour(40, 2)}, blend_type='ADD').outputs[0]
    warp = s.wave(threads / 20, 0, 0, 'X', place=bend)
    weft = s.wave(threads / 20, 0, 0, 'Y', place=bend)
    slub_x = s.noise(3, 3, 0.6, 0, s.scaled(90, 2.2, 1))
    slub_y = s.noise(3, 3, 0.6, 0, s.scaled(2.2, 90, 1))
    thick = s.math('MAXIMUM', s.ramp(slub_x, (0.56, 0.0), (0.75, 1.0)), s.ramp(slub_y, (0.56, 0.0), (0.75, 1.0)))
    weave = s.math('ADD', s.math('MULTIPLY', warp, weft), s.math('MULTIPLY', thick, slubs))
    dark = s.mix(0.22, linear(colour), (0.10, 0.075, 0.05, 1))
    body = s.mix(s.ramp(weave, (0.0, 0.0), (0.6, 1.0)), dark, s.mix(0.06, linear(colour), (1, 1, 1, 1)))
    body = s.mix(s.math('MULTIPLY', s.noise(5, 4), 0.12), body, dark)
    s.set(Base_Color=body, Roughness=roughness, Specular=0.15, Sheen=0.3, Normal=s.bump(weave, 0.5 * depth, 0.0009))
    return s.done(colour)


def velvet(colour):
    """Pile that is dark seen from the front and light at its edges, brushed here and there."""
    s = Shader('velvet')
    brushed = s.ramp(s.noise(3.0, 5, 0.6, 0.2, s.scaled(1, 1, 0.35)), (0.3, 0.0), (0.75, 1.0))
    body = s.mix(s.math('MULTIPLY', brushed, 0.5), linear(colour), s.mix(1.0, linear(colour), (1.5, 1.5, 1.5, 1), 'MULTIPLY'))
    velvet_node = s.node('BsdfVelvet', {'Color': body, 'Sigma': 0.45})
    diffuse = s.node('BsdfDiffuse', {'Color': s.mix(0.35, body, (0, 0, 0, 1))})
    normal = s.bump(s.noise(700, 2), 0.25, 0.001)
    s.put(normal, velvet_node.inputs['Normal'])
    s.put(normal, diffuse.inputs['Normal'])
    mixed = s.node('MixShader', {'Fac': 0.3})
    s.tree.links.new(diffuse.outputs[0], mixed.inputs[1])
    s.tree.links.new(velvet_node.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.done(colour)


def paper(colour, roughness=0.9):
    """Seamless background paper: nearly even, with a fine tooth."""
    s = Shader('paper')
    s.set(Base_Color=_uneven(s, linear(colour), 0.012, 1.1), Roughness=roughness, Specular=0.2, Normal=s.bump(s.noise(900, 2), 0.06, 0.0005))
    return s.done(colour)


def brick(colour, mortar, whitewash=False, scale=1.0):
    """A wall along X and Z, of bricks 21 by 6.5 cm that differ in shade and edge."""
    s = Shader('brick')
    split = s.node('SeparateXYZ', {'Vector': s.place})
    flat = s.node('CombineXYZ', {'X': split.outputs['X'], 'Y': split.outputs['Z']}).outputs[0]
    bend = s.node('MixRGB', {'Fac': 0.010, 'Color1': flat, 'Color2': s.noise_colour(22, 4)}, blend_type='ADD').outputs[0]
    inputs = {'Vector': bend, 'Scale': 1.0 / scale, 'Mortar Size': 0.006, 'Mortar Smooth': 0.35, 'Bias': 0.0, 'Brick Width': 0.22, 'Row Height': 0.075}
    node = s.node('TexBrick', inputs)
    node.inputs['Color1'].default_value = (0, 0, 0, 1)
    node.inputs['Color2'].default_value = (1, 1, 1, 1)
    node.inputs['Mortar'].default_value = (0.5, 0.5, 0.5, 1)
    dark = s.mix(0.45, linear(colour), (0.05, 0.03, 0.025, 1))
    light = s.mix(0.20, linear(colour), (1, 0.9, 0.8, 1))
    body = s.mix(node.outputs['Color'], dark, light)
    body = s.mix(s.math('MULTIPLY', s.noise(38, 6, 0.7), 0.5), body, s.mix(0.3, dark, linear(mortar)))
    body = s.mix(node.outputs['Fac'], body, linear(mortar))
    rough_face = s.noise(75, 5, 0.7)
    if whitewash:
        worn = s.ramp(s.noise(7, 7, 0.68), (0.22, 0.0), (0.36, 1.0))
        body = s.mix(worn, body, s.mix(s.math('MULTIPLY', s.noise(14, 5), 0.14), linear(mortar), (0.4, 0.36, 0.32, 1)))
    height = s.math('SUBTRACT', s.math('MULTIPLY', rough_face, 0.3), node.outputs['Fac'])
    s.set(Base_Color=body, Roughness=0.85, Specular=0.2, Normal=s.bump(height, 0.75, 0.008))
    return s.done(colour)


def tiles(colour, joint, width=0.15, height=0.075, gloss=0.1, upright=True, stagger=0.5):
    """Glazed hand-made tiles: each of its own shade and a little tilted. Along X and Z on a wall, X and Y on a table."""
    s = Shader('tiles')
    split = s.node('SeparateXYZ', {'Vector': s.place})
    flat = s.node('CombineXYZ', {'X': split.outputs['X'], 'Y': split.outputs['Z' if upright else 'Y']}).outputs[0]
    inputs = {'Vector': flat, 'Scale': 1.0, 'Mortar Size': 0.0022, 'Mortar Smooth': 0.3, 'Bias': 0.0, 'Brick Width': width, 'Row Height': height}
    node = s.node('TexBrick', inputs, offset=stagger)
    node.inputs['Color1'].default_value = (0, 0, 0, 1)
    node.inputs['Color2'].default_value = (1, 1, 1, 1)
    node.inputs['Mortar'].default_value = (0.5, 0.5, 0.5, 1)
    dark = s.mix(0.30, linear(colour), (0.02, 0.03, 0.03, 1))
    body = s.mix(node.outputs['Color'], dark, s.mix(0.10, linear(colour), (1, 1, 1, 1)))
    body = s.mix(s.math('MULTIPLY', s.noise(26, 4), 0.22), body, s.mix(0.25, linear(colour), (1, 1, 1, 1)))
    body = s.mix(node.outputs['Fac'], body, linear(joint))
    rough = s.mix(node.outputs['Fac'], (gloss, gloss, gloss, 1), (0.85, 0.85, 0.85, 1))
    waves = s.noise(24, 3)
    height = s.math('SUBTRACT', s.math('MULTIPLY', waves, 0.5), s.math('MULTIPLY', node.outputs['Fac'], 1.0))
    s.set(Base_Color=body, Roughness=rough, Specular=0.5, Normal=s.bump(height, 0.5, 0.003))
    return s.done(colour)


def sand(colour):
    """Dry sand: grains of several colours, ripples, footprints of the wind."""
    s = Shader('sand')
    grains = s.cells(1500, 'F1', 'Color')
    value = s.node('SeparateXYZ', {'Vector': grains}).outputs['X']
    dark = s.mix(0.45, linear(colour), (0.12, 0.07, 0.04, 1))
    body = s.mix(s.ramp(value, (0.0, 0.0), (0.25, 0.75), (1.0, 1.0)), dark, s.mix(0.15, linear(colour), (1, 1, 1, 1)))
    body = s.mix(s.math('MULTIPLY', s.noise(2.6, 6, 0.6), 0.3), body, s.mix(0.25, linear(colour), (0.2, 0.12, 0.06, 1)))
    height = s.math('ADD', s.math('MULTIPLY', s.noise(240, 5, 0.75), 0.10), s.math('ADD', s.math('MULTIPLY', s.noise(46, 4, 0.6), 0.25), s.noise(8, 5, 0.55, 0.8)))
    s.set(Base_Color=body, Roughness=0.95, Specular=0.1, Normal=s.bump(height, 0.8, 0.014))
    return s.done(colour)


def pavement(light, dark, size=0.045, wave=1.1):
    """Portuguese pavement: small cut stones, white and black, in waves along X."""
    s = Shader('pavement')
    place = s.scaled(1 / size, 1 / size, 0.001)
    cell = s.node('TexVoronoi', {'Vector': place, 'Scale': 1.0, 'Randomness': 0.42}, feature='F1')
    edge = s.node('TexVoronoi', {'Vector': place, 'Scale': 1.0, 'Randomness': 0.42}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    split = s.node('SeparateXYZ', {'Vector': cell.outputs['Position']})
    x, y = [s.math('MULTIPLY', split.outputs[axis], size) for axis in ('X', 'Y')]
    sway = s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', x, 6.283 / wave)), 0.17)
    band = s.math('FRACT', s.math('MULTIPLY', s.math('ADD', y, sway), 1 / 0.62))
    own = s.node('SeparateXYZ', {'Vector': cell.outputs['Color']}).outputs['X']
    body = s.mix(s.math('GREATER_THAN', band, 0.5), linear(light), linear(dark))
    body = s.mix(s.math('MULTIPLY', own, 0.55), body, s.mix(1.0, body, (0.62, 0.56, 0.50, 1), 'MULTIPLY'))
    body = s.mix(s.math('MULTIPLY', s.noise(60, 5, 0.7), 0.25), body, (0.1, 0.085, 0.07, 1))
    joint = s.ramp(s.math('ADD', edge, s.math('MULTIPLY', s.noise(150, 3), 0.05)), (0.035, 1.0), (0.075, 0.0))
    body = s.mix(joint, body, (0.16, 0.135, 0.11, 1))
    height = s.math('ADD', s.ramp(edge, (0.0, 0.0), (0.16, 1.0)), s.math('MULTIPLY', s.noise(70, 5, 0.65), 0.9))
    s.set(Base_Color=body, Roughness=0.62, Specular=0.35, Normal=s.bump(height, 0.45, 0.003))
    return s.done(light)


def sea(colour):
    """Water far away: small waves that mirror the sky."""
    s = Shader('sea')
    waves = s.noise(2.2, 5, 0.6, 0.4, s.scaled(1.0, 0.35, 1.0))
    s.set(Base_Color=linear(colour), Roughness=0.18, Specular=0.5, Normal=s.bump(waves, 0.9, 0.12))
    return s.done(colour)


def metal(colour, roughness=0.25):
    """Brushed or cast metal."""
    s = Shader('metal')
    rough = s.node('MapRange', {'Value': s.noise(30, 5), 'To Min': roughness * 0.7, 'To Max': roughness * 1.5}).outputs[0]
    s.set(Base_Color=linear(colour), Metallic=1.0, Roughness=rough)
    return s.done(colour)


def ceramic(colour, speckle=None, roughness=0.25):
    """Glazed clay, speckled or plain."""
    s = Shader('ceramic')
    body = _uneven(s, linear(colour), 0.03, 10)
    if speckle:
        dots = s.ramp(s.cells(190), (0.10, 1.0), (0.17, 0.0))
        few = s.math('GREATER_THAN', s.node('SeparateXYZ', {'Vector': s.cells(190, 'F1', 'Color')}).outputs['X'], 0.72)
        body = s.mix(s.math('MULTIPLY', dots, s.math('MULTIPLY', few, 0.8)), body, linear(speckle))
    s.set(Base_Color=body, Roughness=roughness, Normal=s.bump(s.noise(22, 3), 0.06, 0.002))
    return s.done(colour)


def wax(colour='#f3ead8'):
    """Candles: light goes a little way in."""
    s = Shader('wax')
    s.set(Base_Color=linear(colour), Roughness=0.45, Subsurface=0.25, Subsurface_Color=linear(colour), Subsurface_Radius=(0.02, 0.012, 0.006))
    return s.material


def leaf(colour, back=None, gloss=0.35):
    """Leaves: paler veins, light through them."""
    s = Shader('leaf')
    body = _uneven(s, linear(colour), 0.1, 16)
    s.set(Base_Color=body, Roughness=gloss, Specular=0.35)
    translucent = s.node('BsdfTranslucent', {'Color': linear(back or colour)})
    mixed = s.node('MixShader', {'Fac': 0.22})
    s.tree.links.new(s.principled.outputs[0], mixed.inputs[1])
    s.tree.links.new(translucent.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def sheer(colour, through=0.5):
    """Curtain and lampshade: light comes through, shapes do not."""
    s = Shader('sheer')
    s.set(Base_Color=linear(colour), Roughness=0.95, Specular=0.1)
    translucent = s.node('BsdfTranslucent', {'Color': linear(colour)})
    mixed = s.node('MixShader', {'Fac': through})
    s.tree.links.new(s.principled.outputs[0], mixed.inputs[1])
    s.tree.links.new(translucent.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def glass(colour='#f4f8f6', roughness=0.02):
    """Clear or tinted glass; shadows let light through, since caustics are off."""
    s = Shader('glass')
    s.set(Base_Color=linear(colour), Transmission=1.0, Roughness=roughness, IOR=1.45)
    path = s.node('LightPath')
    clear = s.node('BsdfTransparent', {'Color': linear(colour)})
    mixed = s.node('MixShader', {'Fac': path.outputs['Is Shadow Ray']})
    s.tree.links.new(s.principled.outputs[0], mixed.inputs[1])
    s.tree.links.new(clear.outputs[0], mixed.inputs[2])
    s.tree.links.new(mixed.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material


def glow(colour, strength):
    """What shines by itself: bulbs, windows, neon."""
    s = Shader('glow')
    emission = s.node('Emission', {'Color': linear(colour), 'Strength': strength})
    s.tree.links.new(emission.outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return s.material
