import { hash } from '../../../seed/hash';
import { swatchOf } from '../../../seed/swatches';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';
import { imageView } from './media';

/** Null for values without a swatch. */
export function swatchView(context: Context, name: string, value: string) {
  const swatch = swatchOf(name, value);
  if (!swatch?.image) return swatch;
  const number = hash(`${name} ${value}`);
  const image = imageView(context, swatch.image, gid('ImageSource', number));
  return {
    color: null,
    image: {
      __typename: 'MediaImage',
      id: gid('MediaImage', number),
      alt: value,
      mediaContentType: 'IMAGE',
      presentation: null,
      image,
      previewImage: image,
    },
  };
}
