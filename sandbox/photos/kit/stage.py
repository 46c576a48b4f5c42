"""The scene: Cycles settings, lamps, world and camera framing."""
import math

import bpy
from mathutils import Vector


def clear():
    """Clears all meshes and materials, but keeps Cycles loaded."""
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)
    for stock in (bpy.data.meshes, bpy.data.materials, bpy.data.lights, bpy.data.cameras, bpy.data.curves):
        for entry in list(stock):
            stock.remove(entry)
    return bpy.context.scene


def set_up(threads, exposure, look='High Contrast'):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = threads
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    c = scene.cycles
    c.device = 'CPU'
    c.use_denoising = False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 1, 2
    c.transmission_bounces, c.transparent_max_bounces = 4, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 1.5, 8.0
    c.blur_glossy = 0.6
    return scene


def world(strength, stops):
    """A gray sky by height: `stops` are (position from nadir 0 to zenith 1, color)."""
    sky = bpy.data.worlds[0]
    bpy.context.scene.world = sky
    sky.cycles.sampling_method = 'NONE'
    sky.use_nodes = True
    tree = sky.node_tree
    tree.nodes.clear()
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    level = tree.nodes.new('ShaderNodeMapRange')
    level.inputs[1].default_value = -1
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    back = tree.nodes.new('ShaderNodeBackground')
    out = tree.nodes.new('ShaderNodeOutputWorld')
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], level.inputs[0])
    tree.links.new(level.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs[0])
    tree.links.new(back.outputs[0], out.inputs[0])
    back.inputs[1].default_value = strength
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops):
        element.position = position
        element.color = (*colour, 1)


def area(at, to, size, watts, colour=(1, 1, 1), tall=None):
    """A soft box at a place, facing another."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size, tall or size
    lamp.energy, lamp.color = watts, colour
    thing = bpy.data.objects.new('area', lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def camera(lens=85):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_start, data.clip_end = lens, 36, 0.005, 200
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing


def aim(eye, at, to, roll=0.0):
    eye.location = at
    turn = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y')
    eye.rotation_euler = turn.to_euler()
    bpy.context.view_layer.update()


def frame(eye, points, azimuth, elevation, fill, aspect=1.0):
    """Moves the camera to azimuth and elevation (degrees from the front), so that the points fill a
    share of the image, centered. Returns the distance to their center."""
    a, e = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    middle = sum(points, Vector()) / len(points)
    distance = max((p - middle).length for p in points) * 8
    half = eye.data.sensor_width / 2 / eye.data.lens
    for _ in range(6):
        aim(eye, middle + back * distance, middle)
        inverse = eye.matrix_world.inverted()
        seen = [inverse @ p for p in points]
        xs, ys = [-p.x / p.z for p in seen], [-p.y / p.z for p in seen]
        width, height = max(xs) - min(xs), max(ys) - min(ys)
        right, up = eye.matrix_world.col[0].xyz, eye.matrix_world.col[1].xyz
        middle = middle + (right * (max(xs) + min(xs)) + up * (max(ys) + min(ys))) / 2 * distance
        wide, high = (half, half / aspect) if aspect >= 1 else (half * aspect, half)
        distance *= max(width / (2 * wide), height / (2 * high)) / fill
    aim(eye, middle + back * distance, middle)
    return distance


def focus(eye, distance, depth, blur):
    """Sets the aperture so that points `depth` behind the focus blur over the share `blur` of the
    image's width."""
    f = eye.data.lens / 1000
    opening = blur * eye.data.sensor_width / 1000 * (distance - f) / f * (distance + depth) / depth
    eye.data.dof.use_dof = blur > 0
    eye.data.dof.focus_distance = distance
    eye.data.dof.aperture_fstop = max(0.05, f / max(opening, 1e-6))
