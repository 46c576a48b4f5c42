import { finishes } from './finishes';
import { productPhoto } from './images';
import type { SeedImage } from './types';

/** At Shopify, a category metafield gives a value its color or picture. */
export type SeedSwatch = { color: string; image: null } | { color: null; image: SeedImage };

const pictures: Record<string, string> = {
  'Color~Black': 'cloth-cable-black-1',
  'Color~Linen': 'cloth-cable-linen-1',
  'Material~Linen': 'nolan-cushion-linen-3',
  'Material~Natural fibre': 'tamar-basket-seagrass-3',
};

/** `name`: the option's or filter's name. Returns null for values without a swatch. */
export function swatchOf(name: string, value: string): SeedSwatch | null {
  const photo = pictures[`${name}~${value}`];
  if (photo) return { color: null, image: productPhoto(photo, value) };
  const color = colorOf(name, value);
  return color ? { color, image: null } : null;
}

function colorOf(name: string, value: string): string | undefined {
  if (name === 'Material') return finishes.find(({ material }) => material === value)?.hex;
  const isColored = name === 'Finish' || name === 'Bracket';
  return isColored ? finishes.find((finish) => finish.name === value)?.hex : undefined;
}
