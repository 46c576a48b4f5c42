"""Writes which products each room shows to the seed: `blender -b --factory-startup -P list_rooms.py`, see README.md."""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import bpy  # noqa: E402
import catalog  # noqa: E402
import rooms  # noqa: E402
from bpy_extras.object_utils import world_to_camera_view  # noqa: E402
from kit import stage  # noqa: E402
from mathutils import Vector  # noqa: E402

formats = {'wide': 3 / 2, 'banner': 2, 'tall': 4 / 5}
handles = {(p.family, p.shape, p.finish): p.handle for p in catalog.products()}


def shown(room):
    """Handles of the products in a room's image, in order of placement."""
    stage.clear()
    placed = []
    scene = rooms.scenes[room.name]
    module = sys.modules[scene.__module__]
    put = module.put

    def note(family, shape, finish, at=(0, 0, 0), turn=0, scale=1.0):
        placed.append(((family, shape, finish), at))
        return put(family, shape, finish, at, turn, scale)

    module.put = note
    scene(formats[room.kind])
    module.put = put
    bpy.context.view_layer.update()
    camera = bpy.context.scene.camera
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = round(1000 * formats[room.kind]), 1000

    def seen(at):
        x, y, z = world_to_camera_view(bpy.context.scene, camera, Vector(at))
        return z > 0 and 0.02 < x < 0.98 and 0.02 < y < 0.98

    names = [handles[what] for what, at in placed if what in handles and seen(at)]
    return list(dict.fromkeys(names))


target = os.path.join(here, '../seed/room-products.generated.ts')
lines = [f"  '{each.name}': '{' '.join(shown(each))}',\n" for each in catalog.rooms()]
with open(target, 'w', encoding='utf-8') as file:
    file.write('/** Written by `sandbox/photos/list_rooms.py`: the handles of the products that each room shows. */\n')
    file.write(f'export const roomProducts: Record<string, string> = {{\n{"".join(lines)}}};\n')
