"""Turns samples into an image file: denoising, film curve, compression."""
import atexit
import os
import shutil
import tempfile

import bpy
import numpy as np

passes = ('Image', 'Denoising Albedo', 'Denoising Normal')


def scratch():
    base = '/dev/shm' if os.path.isdir('/dev/shm') else tempfile.gettempdir()
    folder = os.path.join(base, f'lintel-{os.getpid()}')
    if not os.path.isdir(folder):
        os.makedirs(folder)
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def record(scene):
    """Makes a render write its passes into the scratch folder."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = scratch()
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(name.replace(' ', ''))
        tree.links.new(layers.outputs[name], files.inputs[-1])
    tree.nodes.new('CompositorNodeComposite')


def read_pass(scene, name):
    path = os.path.join(scratch(), f"{name.replace(' ', '')}{scene.frame_current:04d}.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    channels = flat.reshape(height, width, 4)
    return np.ascontiguousarray(channels[..., :3])


class Darkroom:
    """Renders the scene's camera view into files."""

    def __init__(self, scene, denoiser):
        self.scene, self.denoiser = scene, denoiser
        record(scene)

    def take(self, path, samples, quality=95):
        """Renders to `path` (.png, or .jpg for a quick look)."""
        self.scene.cycles.samples = samples
        bpy.ops.render.render()
        self.save(self.denoiser.clean(*(read_pass(self.scene, name) for name in passes)), path, quality)

    def save(self, pixels, path, quality):
        height, width, _ = pixels.shape
        image = bpy.data.images.new('picture', width, height, float_buffer=True)
        image.colorspace_settings.name = 'Linear'
        full = np.ones((height, width, 4), np.float32)
        # Film grain prevents banding on the seamless paper.
        grain = np.random.default_rng(7).standard_normal((height, width, 1), np.float32)
        full[..., :3] = pixels * (1 + 0.009 * grain)
        image.pixels.foreach_set(full.ravel())
        settings = self.scene.render.image_settings
        settings.file_format = {'jpg': 'JPEG', 'png': 'PNG'}[path.rsplit('.', 1)[1]]
        settings.color_mode = 'RGB'
        settings.quality = quality
        part = f'{path}.part'
        image.save_render(part, scene=self.scene)
        os.replace(part, path)
        bpy.data.images.remove(image)
