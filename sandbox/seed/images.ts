import { handleOf, type Design } from './designs/design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { photographedAs } from './photos';
import { photoSizes } from './photos.generated';
import { roomProducts } from './room-products.generated';
import { roomPath, rooms } from './rooms';
import type { SeedImage } from './types';

/**
 * The parameter `v` in photograph URLs, which browsers cache for a year. Raise this number when you
 * replace a photograph.
 */
const version = 10;

const alts = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, from the other side`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
];

/**
 * Maps a product's handle to its rooms; rooms with few products come first. `home-hero-tall` is
 * left out, because it shows the same room as the wide hero.
 */
const roomsWith = new Map<string, string[]>();
const roomLists = Object.entries(roomProducts)
  .filter(([room]) => room !== 'home-hero-tall')
  .map(([room, shown]) => ({ room, shown: shown.split(' ') }));
for (const { room, shown } of roomLists.sort((one, other) => one.shown.length - other.shown.length))
  for (const handle of shown) roomsWith.set(handle, [...(roomsWith.get(handle) ?? []), room]);

const maxRooms = 2;

/**
 * The product's images, then the images of its rooms. Without photographs, a product shows those of
 * another product (`photos.ts`), at different URLs, because products in real shops share no image
 * URLs.
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
  const around = roomsWith.get(handleOf(design, finish))?.slice(0, maxRooms) ?? [];
  return [...own, ...around.map(roomImage)];
}

export function productPhoto(name: string, alt: string): SeedImage {
  const size = photoSizes[name];
  if (!size) throw new Error(`no photograph "${name}"`);
  return { src: `/cdn/shop/files/${name}.jpg?v=${version}`, alt, width: size[0], height: size[1] };
}

/** Throws for an unknown name. */
export function roomImage(name: string): SeedImage {
  const room = rooms.find((entry) => entry.name === name);
  if (!room) throw new Error(`no room image "${name}"`);
  const { alt, width, height } = room;
  const path = roomPath(name).replace('/prismic-images/', '/cdn/shop/files/');
  return { src: `${path}?v=${version}`, alt, width, height };
}
