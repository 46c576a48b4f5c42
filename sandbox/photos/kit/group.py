"""A product in the scene: an empty with its parts and its mount."""
import math

import bpy


class Model:
    """Parts of a product. `mount` is stand, lie, hang or wall; the front looks to -y.

    Origins: stand and lie at the ground, hang at the top of the fitting, wall on the wall.
    """

    def __init__(self, name, mount):
        self.mount = mount
        self.root = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(self.root)
        self.loose = set()
        self.focus = None
        self.view = {}
        self.reflects = False

    def add(self, thing, at=None, turn=None, loose=False):
        """Adds a part at a place, turned by degrees around x, y and z. The camera ignores loose parts
        when it frames the product."""
        if at is not None:
            thing.location = at
        if turn is not None:
            thing.rotation_euler = [math.radians(a) for a in turn]
        thing.parent = self.root
        if thing.name.startswith('bulb'):
            thing.visible_shadow = False  # lets the glow inside out
        if loose:
            self.loose.add(thing.name)
        return thing

    def glow(self, at, watts, radius, colour=(1, 0.78, 0.52)):
        """Adds a warm lamp inside the product."""
        lamp = bpy.data.lights.new('glow', 'POINT')
        lamp.energy, lamp.shadow_soft_size, lamp.color = watts, radius, colour
        thing = bpy.data.objects.new('glow', lamp)
        bpy.context.scene.collection.objects.link(thing)
        return self.add(thing, at, loose=True)

    def place(self, at=(0, 0, 0), turn=0, scale=1.0):
        """Places the product, turned by degrees around the vertical axis."""
        self.root.location = at
        self.root.rotation_euler = (0, 0, math.radians(turn))
        self.root.scale = (scale, scale, scale)
        return self

    def points(self, loose=False):
        """Corners of all its meshes in world space, for framing."""
        deps = bpy.context.evaluated_depsgraph_get()
        out = []
        for part in self.root.children_recursive:
            if part.type != 'MESH' or (part.name in self.loose and not loose):
                continue
            mesh = part.evaluated_get(deps).to_mesh()
            step = max(1, len(mesh.vertices) // 1500)
            out += [part.matrix_world @ v.co for v in list(mesh.vertices)[::step]]
        return out
