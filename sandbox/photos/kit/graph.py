"""Helpers for shader graphs."""
import bpy


class Graph:
    """One material. Inputs are values or sockets of other nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        # Lamps light the scene, so Blender needn't sample glowing surfaces as light sources.
        self.material.cycles.sample_as_light = False
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.add('Math', {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp)
        return node.outputs[0]

    def coordinates(self, scale=(1, 1, 1), turn=(0, 0, 0), kind='Object', shift=None):
        source = self.add('TexCoord').outputs[kind]
        if shift:
            random = self.add('ObjectInfo').outputs['Random']
            moved = self.add('VectorMath', {0: source, 1: self.math('MULTIPLY', random, shift)}, operation='ADD')
            source = moved.outputs[0]
        node = self.add('Mapping', {'Vector': source, 'Scale': scale, 'Rotation': turn})
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, rough=0.5, distortion=0.0):
        node = self.add('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail,
                                     'Roughness': rough, 'Distortion': distortion})
        return node.outputs['Fac']

    def ramp(self, value, *stops):
        """Maps a value to colours (or greys) given as (position, colour)."""
        node = self.add('ValToRGB', {'Fac': value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            grey = isinstance(colour, (int, float))
            element.color = (colour, colour, colour, 1) if grey else (*colour[:3], 1)
        return node.outputs['Color']

    def mix(self, factor, a, b, blend='MIX'):
        paint = lambda c: c if isinstance(c, bpy.types.NodeSocket) else (*c[:3], 1)
        node = self.add('MixRGB', {'Fac': factor, 'Color1': paint(a), 'Color2': paint(b)}, blend_type=blend)
        return node.outputs['Color']

    def bump(self, height, strength, distance=0.001, after=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if after is not None:
            inputs['Normal'] = after
        return self.add('Bump', inputs).outputs['Normal']

    def surface(self, inputs):
        """Connects the graph to a Principled surface."""
        colour = inputs.get('Base Color')
        if isinstance(colour, tuple):
            inputs = {**inputs, 'Base Color': (*colour[:3], 1)}
        return self.end(self.add('BsdfPrincipled', inputs).outputs['BSDF'])

    def end(self, shader):
        out = self.add('OutputMaterial', {'Surface': shader})
        assert out
        return self.material
