"""Open Image Denoise's networks in PyTorch: Debian's Blender has no denoiser.

The guides, albedo and normal, are denoised first: where brushed metal reflects the edge of a light they are as noisy as
the image, and the network would keep their grain. The weights are Intel's (Apache-2.0), from the npm package `denoiser`;
see README.md.
"""
import math
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

# Open Image Denoise's transfer function for high dynamic range (core/color.h).
a, b, c, d, e, f, g = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
y0, y1, x0, x1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
most = e * math.log(65504 + f) + g


def squeeze(y):
    return torch.where(y <= y0, a * y, torch.where(y <= y1, b * y.clamp(min=1e-9) ** c + d, e * torch.log(y + f) + g)) / most


def expand(x):
    x = x * most
    middle = ((x - d) / b).clamp(min=0) ** (1 / c)
    return torch.where(x <= x0, x / a, torch.where(x <= x1, middle, torch.exp((x - g) / e) - f))


def to_srgb(x):
    return torch.where(x <= 0.0031308, 12.92 * x, 1.055 * x.clamp(min=1e-9) ** (1 / 2.4) - 0.055)


def from_srgb(x):
    return torch.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def read_weights(path):
    """Reads a .tza file: tensors by name."""
    data = open(path, 'rb').read()
    at = struct.unpack_from('<Q', data, 4)[0]
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name, at = data[at + 2:at + 2 + length].decode(), at + 2 + length
        dimensions = data[at]
        shape, at = struct.unpack_from(f'<{dimensions}I', data, at + 1), at + 1 + 4 * dimensions + dimensions
        kind, start = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, np.float16 if kind == b'h' else np.float32, math.prod(shape), start)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


class Network:
    """A trained network: channels in, three channels out, all from 0 to 1."""

    def __init__(self, path):
        # Channels last halves the time in oneDNN, with the same result.
        self.weights = {
            name: tensor.to(memory_format=torch.channels_last) if tensor.dim() == 4 else tensor
            for name, tensor in read_weights(path).items()
        }

    def layer(self, name, x):
        return F.relu_(F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1))

    def layers(self, x):
        up = lambda y, skip: torch.cat((F.interpolate(y, scale_factor=2), skip), 1)
        pool1 = F.max_pool2d(self.layer('enc_conv1', self.layer('enc_conv0', x)), 2)
        pool2 = F.max_pool2d(self.layer('enc_conv2', pool1), 2)
        pool3 = F.max_pool2d(self.layer('enc_conv3', pool2), 2)
        y = F.max_pool2d(self.layer('enc_conv4', pool3), 2)
        y = self.layer('enc_conv5b', self.layer('enc_conv5a', y))
        for step, skip in ((4, pool3), (3, pool2), (2, pool1), (1, x)):
            y = self.layer(f'dec_conv{step}b', self.layer(f'dec_conv{step}a', up(y, skip)))
        return self.layer('dec_conv0', y)

    def __call__(self, *images):
        """Denoises the first of several images of one size, each channels × height × width."""
        x = torch.cat(images)[None]
        height, width = x.shape[2:]
        padded = F.pad(x, (0, -width % 16, 0, -height % 16), mode='replicate')
        with torch.no_grad():
            return self.layers(padded.to(memory_format=torch.channels_last))[0, :, :height, :width]


def tensor(image):
    """Channels × height × width of height × width × channels."""
    return torch.from_numpy(np.ascontiguousarray(image)).permute(2, 0, 1)


class Denoiser:
    """`folder` has the weights `rt_alb.tza`, `rt_nrm.tza` and `rt_hdr_calb_cnrm.tza`."""

    def __init__(self, folder, threads):
        torch.set_num_threads(threads)
        load = lambda name: Network(os.path.join(folder, f'{name}.tza'))
        self.albedo, self.normal, self.image = load('rt_alb'), load('rt_nrm'), load('rt_hdr_calb_cnrm')

    def clean(self, image, albedo, normal):
        """Returns the denoised image; all three are height × width × 3, linear."""
        luminance = image @ np.array([0.212671, 0.71516, 0.072169], np.float32)
        scale = 0.18 / 2 ** float(np.log2(luminance + 1e-4).mean())
        guides = (
            from_srgb(self.albedo(to_srgb(tensor(albedo).clamp(0, 1))).clamp(0, 1)),
            self.normal(tensor(normal).clamp(-1, 1) * 0.5 + 0.5),
        )
        out = expand(self.image(squeeze((tensor(image) * scale).clamp(0, 65504)), *guides)) / scale
        return np.ascontiguousarray(out.permute(1, 2, 0).numpy())
