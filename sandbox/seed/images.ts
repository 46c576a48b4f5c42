import { handleOf, type Design } from './designs/design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { photographedAs } from './photos';
import { photoSizes } from './photos.generated';
import { roomProducts } from './room-products.generated';
import { roomPath, rooms } from './rooms';
import type { SeedImage } from './types';

/**
 * The `v` of every image's address. Raise it when another photograph takes an address: browsers keep
 * an image with a version for a year.
 */
const version = 9;

/** Alternative texts of a product's images, in order. */
const alts = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, from the other side`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
];

/** The rooms that show a product, by its handle; those first in which it is among few. A tall picture repeats a wide one. */
const roomsWith = new Map<string, string[]>();
const roomLists = Object.entries(roomProducts)
  .filter(([room]) => room !== 'home-hero-tall')
  .map(([room, shown]) => ({ room, shown: shown.split(' ') }));
for (const { room, shown } of roomLists.sort((one, other) => one.shown.length - other.shown.length))
  for (const handle of shown) roomsWith.set(handle, [...(roomsWith.get(handle) ?? []), room]);

/** More would be about the rooms. */
const mostRooms = 2;

/**
 * The images of a product, with those of the rooms in which it stands, at addresses of its own even when they show the photographs of another
 * (see `photos.ts`): products then differ for caches as they do in a real shop.
 */
export function imagesOf(design: Design, finish: string): SeedImage[] {
  const name = `${design.name} ${familyOf(design.family).title}`;
  const finishName = finishOf(finish).name.toLowerCase();
  const shown = photographedAs(design.name.toLowerCase(), design.family, finish);
  const own = alts.flatMap((alt, index): SeedImage[] => {
    const size = photoSizes[`${shown}-${index + 1}`];
    if (!size) return [];
    const [width, height] = size;
    const src = `/cdn/shop/files/${handleOf(design, finish)}-${index + 1}.jpg?v=${version}`;
    return [{ src, alt: alt(name, finishName), width, height }];
  });
  const around = roomsWith.get(handleOf(design, finish))?.slice(0, mostRooms) ?? [];
  return [...own, ...around.map(roomImage)];
}

/** One photograph of a product, by its name. Throws when there is none. */
export function productPhoto(name: string, alt: string): SeedImage {
  const size = photoSizes[name];
  if (!size) throw new Error(`no photograph "${name}"`);
  return { src: `/cdn/shop/files/${name}.jpg?v=${version}`, alt, width: size[0], height: size[1] };
}

/** A room's image as the commerce backend has it, on its own CDN. Throws on a name that is not in the list. */
export function roomImage(name: string): SeedImage {
  const room = rooms.find((entry) => entry.name === name);
  if (!room) throw new Error(`no room image "${name}"`);
  const { alt, width, height } = room;
  const path = roomPath(name).replace('/prismic-images/', '/cdn/shop/files/');
  return { src: `${path}?v=${version}`, alt, width, height };
}
