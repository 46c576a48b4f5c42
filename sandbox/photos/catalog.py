"""The products and rooms to photograph, read from the seed."""
import os
import re
from collections import namedtuple

here = os.path.dirname(os.path.abspath(__file__))
sandbox = os.path.dirname(here)

Product = namedtuple('Product', 'handle design family shape finish')
Room = namedtuple('Room', 'name kind')

_design = re.compile(r"design\('(\w+)', '([a-z-]+):([a-z]+)', '([a-z -]+)'")
_accessory = re.compile(r"accessory\('([a-z0-9-]+)', '([a-z-]+):([a-z0-9]+)', '([a-z -]*)'")
_room = re.compile(r"^\s*(wide|banner|tall)\('([a-z-]+)'", re.M)


def read(*path):
    with open(os.path.join(sandbox, *path), encoding='utf-8') as file:
        return file.read()


def products():
    """All handwritten designs and accessories in all finishes, named by handle."""
    out = []
    for name in ('lighting', 'hardware', 'table', 'furniture', 'textiles'):
        for design, family, shape, finishes in _design.findall(read('seed', 'designs', f'{name}.ts')):
            for finish in finishes.split(' '):
                handle = f'{design.lower()}-{family}-{finish}'
                out.append(Product(handle, design, family, shape, finish))
    for name, family, shape, finishes in _accessory.findall(read('seed', 'accessories.ts')):
        for finish in finishes.split(' '):
            handle = f'{name}-{finish}' if finish else name
            out.append(Product(handle, name, family, shape, finish))
    return out


def rooms():
    """Room images by name; `kind` is the format."""
    return [Room(name, kind) for kind, name in _room.findall(read('seed', 'rooms.ts'))]
