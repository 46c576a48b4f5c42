import type { SeedProduct } from '../../seed/types';
import type { Context } from '../engine/context';
import { gid } from '../engine/gid';
import { productImage } from './image';

/** A product's film as `Video` media, with one source for each format. */
export function filmMedia(context: Context, product: SeedProduct) {
  const { film } = product;
  if (!film) return null;
  return {
    __typename: 'Video',
    id: gid('Video', product.id),
    alt: film.alt,
    mediaContentType: 'VIDEO',
    presentation: null,
    previewImage: productImage(context, product, film.poster),
    sources: film.sources.map(({ src, format, mimeType }) => ({
      url: new URL(src, context.world.origin).href,
      format,
      mimeType,
      width: film.width,
      height: film.height,
    })),
  };
}
