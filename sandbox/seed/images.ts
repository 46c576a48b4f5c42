import { handleOf, type Design } from './designs/design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { photographedAs } from './photos';
import { photoSizes } from './photos.generated';
import { roomPath, rooms } from './rooms';
import type { SeedImage } from './types';

/**
 * The `v` of every image's address. Raise it when another photograph takes an address: browsers keep
 * an image with a version for a year.
 */
const version = 5;

/** Alternative texts of a product's images, in order. */
const alts = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, from the other side`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
];

/**
 * The images of a product, at addresses of its own even when they show the photographs of another
 * (see `photos.ts`): products then differ for caches as they do in a real shop.
 */
export function imagesOf(design: Design, finish: string): SeedImage[] {
  const name = `${design.name} ${familyOf(design.family).title}`;
  const finishName = finishOf(finish).name.toLowerCase();
  const shown = photographedAs(design.name.toLowerCase(), design.family, finish);
  return alts.flatMap((alt, index): SeedImage[] => {
    const size = photoSizes[`${shown}-${index + 1}`];
    if (!size) return [];
    const [width, height] = size;
    const src = `/cdn/shop/files/${handleOf(design, finish)}-${index + 1}.jpg?v=${version}`;
    return [{ src, alt: alt(name, finishName), width, height }];
  });
}

/** A room's image. Throws on a name that is not in the list. */
export function roomImage(name: string): SeedImage {
  const room = rooms.find((entry) => entry.name === name);
  if (!room) throw new Error(`no room image "${name}"`);
  const { alt, width, height } = room;
  return { src: `${roomPath(name)}?v=${version}`, alt, width, height };
}
