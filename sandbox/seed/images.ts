import { rooms } from '../pictures/rooms';
import { pictureVersion } from '../pictures/version';
import type { Design } from './design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { hash } from './hash';
import { photographs } from './photographs.generated';
import { roomsOf } from './rooms-of';
import type { SeedImage } from './types';

const fewest = 3;
const drawn = 1600;
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const addressOf = (name: string): string => `/cdn/shop/files/${name}.jpg?v=${pictureVersion}`;

/** Alternative texts of a product's photographs, in order. */
const taken = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, from the other side`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
];

/** Alternative texts of a product's drawings, in order. */
const sketched = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, in a room`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish} against a darker wall`,
  (name: string, finish: string) => `${sentence(finish)}, the finish of this ${name}`,
];

/** Room photographs that show this family, to reach the number of pictures. */
const inRooms = (family: string, count: number): SeedImage[] =>
  roomsOf(family)
    .flatMap((name) => rooms.find((room) => room.name === name) ?? [])
    .filter((room) => photographs[`rooms/${room.name}`])
    .slice(0, Math.max(0, count))
    .map(({ name, alt, width, height }) => ({
      src: addressOf(`rooms/${name}`),
      alt,
      width,
      height,
    }));

/** The pictures of a product: photographs when there are enough, never mixed with drawings. */
export function imagesOf(design: Design, finish: string, handle: string): SeedImage[] {
  const name = `${design.name} ${familyOf(design.family).title}`;
  const finishName = finishOf(finish).name.toLowerCase();
  const photos = taken.flatMap((alt, index): SeedImage[] => {
    const size = photographs[`${handle}-${index + 1}`];
    if (!size) return [];
    const [width, height] = size;
    return [
      { src: addressOf(`${handle}-${index + 1}`), alt: alt(name, finishName), width, height },
    ];
  });
  const shown = [...photos, ...inRooms(design.family, fewest - photos.length)];
  if (photos.length > 0 && shown.length >= fewest) return shown;
  return sketched.slice(0, fewest + (hash(`${handle} views`) % 3)).map((alt, index) => ({
    src: addressOf(`${handle}-${index + 1}`),
    alt: alt(name, finishName),
    width: drawn,
    height: drawn,
  }));
}
