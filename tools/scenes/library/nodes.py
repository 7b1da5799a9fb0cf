"""Short words for shader nodes. Textures are laid in metres, by the object's own coordinates."""
import bpy


def linear(colour):
    """Linear RGBA of '#rrggbb'."""
    levels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return (*[level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4 for level in levels], 1)


class Shader:
    """A material under construction."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes['Principled BSDF']
        self.place = self.tree.nodes.new('ShaderNodeTexCoord').outputs['Object']

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.put(value, made.inputs[name])
        return made

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = linear(value)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for name, value in inputs.items():
            self.put(value, self.principled.inputs[name.replace('_', ' ')])
        return self

    def scaled(self, x=1.0, y=1.0, z=1.0, turn=0.0, place=None):
        mapping = self.node('Mapping', {'Vector': place or self.place})
        mapping.inputs['Scale'].default_value = (x, y, z)
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        return mapping.outputs[0]

    def noise(self, scale, detail=4.0, roughness=0.55, distortion=0.0, place=None):
        inputs = {'Vector': place or self.place, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def noise_colour(self, scale, detail=3.0, place=None):
        return self.node('TexNoise', {'Vector': place or self.place, 'Scale': scale, 'Detail': detail}).outputs['Color']

    def cells(self, scale, feature='F1', output='Distance', randomness=1.0, place=None):
        inputs = {'Vector': place or self.place, 'Scale': scale, 'Randomness': randomness}
        return self.node('TexVoronoi', inputs, feature=feature).outputs[output]

    def wave(self, scale, distortion=0.0, detail=2.0, direction='X', profile='SIN', place=None):
        inputs = {'Vector': place or self.place, 'Scale': scale, 'Distortion': distortion, 'Detail': detail}
        return self.node('TexWave', inputs, bands_direction=direction, wave_profile=profile).outputs['Fac']

    def ramp(self, value, *stops, smooth=True):
        """Stops are (position, '#rrggbb' or level)."""
        ramp = self.node('ValToRGB', {'Fac': value})
        ramp.color_ramp.interpolation = 'EASE' if smooth else 'LINEAR'
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = linear(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        return ramp.outputs['Color']

    def mix(self, share, one, other, kind='MIX'):
        return self.node('MixRGB', {'Fac': share, 'Color1': one, 'Color2': other}, blend_type=kind).outputs[0]

    def math(self, operation, one, other=0.0):
        made = self.node('Math', operation=operation)
        self.put(one, made.inputs[0])
        self.put(other, made.inputs[1])
        return made.outputs[0]

    def bump(self, height, strength=0.3, distance=0.002, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def done(self, colour):
        """
        The material, seen in full by the camera alone: what light does between surfaces needs only the colour, and is several times
        quicker so.
        """
        output = self.tree.nodes['Material Output'].inputs['Surface']
        full = output.links[0].from_socket
        simple = self.node('BsdfDiffuse', {'Color': colour})
        mixed = self.node('MixShader', {'Fac': self.node('LightPath').outputs['Is Camera Ray']})
        self.tree.links.new(simple.outputs[0], mixed.inputs[1])
        self.tree.links.new(full, mixed.inputs[2])
        self.tree.links.new(mixed.outputs[0], output)
        return self.material
