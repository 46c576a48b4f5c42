"""Renders the photographs: `blender -b --factory-startup -P render.py -- [options]`, see README.md.

Skips existing files, so you can stop and restart it at any time.
"""
import argparse
import importlib
import os
import sys
import time
import traceback

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import catalog  # noqa: E402
import studio  # noqa: E402
from kit import stage  # noqa: E402
from kit.denoise import Denoiser  # noqa: E402
from kit.develop import Darkroom  # noqa: E402

# number, width and height, samples
views = {'hero': (1, 1600, 8), 'angle': (2, 1200, 8), 'detail': (3, 1200, 8)}
formats = {'wide': (2400, 1600), 'banner': (2400, 1200), 'tall': (1600, 2000)}


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument('--what', default='hero,room,angle,detail', help='in the order to render')
    parser.add_argument('--match', default='', help='only names containing one of these, by comma')
    parser.add_argument('--out', default=os.path.join(here, 'originals'))
    parser.add_argument('--weights', default=os.path.join(here, 'weights'), help='of the denoiser, a folder')
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--until', default='', help='HH:MM in UTC, to stop at')
    parser.add_argument('--scale', type=float, default=1.0, help='below 1 for a quick look')
    parser.add_argument('--samples', type=float, default=1.0, help='factor for the number of samples')
    parser.add_argument('--type', default='png', choices=['jpg', 'png'])
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def orders(chosen):
    """Name, kind and subject of each requested photograph."""
    wanted = [part for part in chosen.match.split(',') if part]
    out = []
    for what in chosen.what.split(','):
        if what == 'room':
            jobs = [(f'rooms/{room.name}', ('room', room)) for room in catalog.rooms()]
        else:
            number = views[what][0]
            jobs = [(f'{p.handle}-{number}', (what, p)) for p in catalog.products()]
        out += [job for job in jobs if not wanted or any(part in job[0] for part in wanted)]
    return out


def build(product):
    module = importlib.import_module(f"models.{product.family.replace('-', '_')}")
    return module.build(product.shape, product.finish)


def shoot(what, subject, scale):
    """Builds a photograph's scene; returns its number of samples."""
    scene = stage.clear()
    if what == 'room':
        width, height = formats[subject.kind]
        samples = 12
        importlib.import_module('rooms').scenes[subject.name](width / height)
    else:
        _, width, samples = views[what]
        height = width
        model = build(subject)
        eye, points, size = studio.set_stage(model, studio.ground_colour(subject))
        studio.compose(eye, model, points, size, what)
        scene.view_settings.look, scene.view_settings.exposure = 'High Contrast', studio.exposure
    scene.render.resolution_x, scene.render.resolution_y = round(width * scale), round(height * scale)
    return samples


def claim(path):
    """Claims a photograph unless another worker has. A claim ends with the worker's process."""
    mark = f'{path}.claim'
    try:
        with open(mark, encoding='utf-8') as file:
            if os.path.exists(f'/proc/{file.read() or 0}'):
                return False
    except FileNotFoundError:
        pass
    with open(mark, 'w', encoding='utf-8') as file:
        file.write(str(os.getpid()))
    return True


def main():
    chosen = options()
    scene = stage.set_up(chosen.threads, studio.exposure)
    darkroom = Darkroom(scene, Denoiser(chosen.weights, chosen.threads))
    for name, (what, subject) in orders(chosen):
        path = os.path.join(chosen.out, f'{name}.{chosen.type}')
        if os.path.exists(path) or os.path.exists(os.path.join(chosen.out, f'{name}.webp')):
            continue
        if chosen.until and time.strftime('%H:%M', time.gmtime()) >= chosen.until:
            print('time is up')
            break
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if not claim(path):
            continue
        begun, cpu = time.time(), time.process_time()
        try:
            samples = shoot(what, subject, chosen.scale)
            darkroom.take(path, max(4, round(samples * chosen.samples)))
            print(f'PICTURE {name} {time.time() - begun:.1f} s, {time.process_time() - cpu:.1f} s of processor', flush=True)
        except Exception:  # one broken model must not end the run
            print(f'FAILED {name}\n{traceback.format_exc()}', flush=True)
        os.remove(f'{path}.claim')


main()
