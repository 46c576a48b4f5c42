"""Open Image Denoise's network in PyTorch: Debian's Blender is built without the library.

The weights are Intel's (Apache-2.0), as the npm package `denoiser` carries them; see README.md.
"""
import math
import struct

import numpy as np
import torch
import torch.nn.functional as F

# The transfer function of Open Image Denoise for high dynamic range (core/color.h).
a, b, c, d, e, f, g = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
y0, y1, x0, x1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
most = e * math.log(65504 + f) + g


def squeeze(y):
    return torch.where(y <= y0, a * y, torch.where(y <= y1, b * y.clamp(min=1e-9) ** c + d, e * torch.log(y + f) + g)) / most


def expand(x):
    x = x * most
    middle = ((x - d) / b).clamp(min=0) ** (1 / c)
    return torch.where(x <= x0, x / a, torch.where(x <= x1, middle, torch.exp((x - g) / e) - f))


def read_weights(path):
    """Tensors by name out of a .tza file."""
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


class Denoiser:
    def __init__(self, path, threads):
        torch.set_num_threads(threads)
        # Channels last: oneDNN takes half the time, the result is the same.
        self.weights = {
            name: tensor.to(memory_format=torch.channels_last) if tensor.dim() == 4 else tensor
            for name, tensor in read_weights(path).items()
        }

    def layer(self, name, x):
        return F.relu_(F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1))

    def network(self, x):
        up = lambda y, skip: torch.cat((F.interpolate(y, scale_factor=2), skip), 1)
        pool1 = F.max_pool2d(self.layer('enc_conv1', self.layer('enc_conv0', x)), 2)
        pool2 = F.max_pool2d(self.layer('enc_conv2', pool1), 2)
        pool3 = F.max_pool2d(self.layer('enc_conv3', pool2), 2)
        y = F.max_pool2d(self.layer('enc_conv4', pool3), 2)
        y = self.layer('enc_conv5b', self.layer('enc_conv5a', y))
        for step, skip in ((4, pool3), (3, pool2), (2, pool1), (1, x)):
            y = self.layer(f'dec_conv{step}b', self.layer(f'dec_conv{step}a', up(y, skip)))
        return self.layer('dec_conv0', y)

    def clean(self, image, albedo, normal):
        """The image without its noise; all three are height × width × 3, linear."""
        height, width, _ = image.shape
        luminance = image @ np.array([0.212671, 0.71516, 0.072169], np.float32)
        scale = 0.18 / 2 ** float(np.log2(luminance + 1e-4).mean())
        guides = albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5
        layers = [torch.from_numpy(np.ascontiguousarray(part)).permute(2, 0, 1) for part in (image * scale, *guides)]
        layers[0] = squeeze(layers[0].clamp(0, 65504))
        whole = torch.cat(layers)[None]
        whole = F.pad(whole, (0, -width % 16, 0, -height % 16), mode='replicate').to(memory_format=torch.channels_last)
        with torch.no_grad():
            out = expand(self.network(whole))[0, :, :height, :width] / scale
        return np.ascontiguousarray(out.permute(1, 2, 0).numpy())
