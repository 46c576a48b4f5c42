import { pictureVersion } from '../pictures/version';
import type { Design } from './design';
import { familyOf } from './families';
import { finishOf } from './finishes';
import { hash } from './hash';
import type { SeedImage } from './types';

/** What each view of a product shows, in the order of its pictures. */
const views = [
  (name: string, finish: string) => `${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish}, in a room`,
  (name: string, finish: string) => `A closer view of the ${name} in ${finish}`,
  (name: string, finish: string) => `${name} in ${finish} against a darker wall`,
  (name: string, finish: string) => `${sentence(finish)}, the finish of this ${name}`,
];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The 3 to 5 pictures of a product: 1600 × 1600 pixels, drawn or photographed by their name. */
export function imagesOf(design: Design, finish: string, handle: string): SeedImage[] {
  const name = `${design.name} ${familyOf(design.family).title}`;
  const finishName = finishOf(finish).name.toLowerCase();
  return views.slice(0, 3 + (hash(`${handle} views`) % 3)).map((alt, index) => ({
    src: `/cdn/shop/files/${handle}-${index + 1}.jpg?v=${pictureVersion}`,
    alt: alt(name, finishName),
    width: 1600,
    height: 1600,
  }));
}
