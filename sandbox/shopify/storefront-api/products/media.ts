import { dataSheet } from '../../../images/data-sheet';
import type { SeedImage, SeedProduct } from '../../../seed/types';
import type { Context } from '../graphql/context';
import { gid } from '../graphql/gid';

type Transform = {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
};

/** As on Shopify's CDN, `url(transform:)` becomes query parameters. */
export function imageView(context: Pick<Context, 'world'>, image: SeedImage, id: string | null) {
  const address = new URL(image.src, context.world.origin);
  const transformed = (transform: Transform) => {
    const url = new URL(address);
    const scale = transform.scale ?? 1;
    if (transform.maxWidth) url.searchParams.set('width', String(transform.maxWidth * scale));
    if (transform.maxHeight) url.searchParams.set('height', String(transform.maxHeight * scale));
    if (transform.crop) url.searchParams.set('crop', transform.crop.toLowerCase());
    const format = transform.preferredContentType;
    if (format) url.searchParams.set('format', format.toLowerCase());
    return url.href;
  };
  return {
    __typename: 'Image',
    id,
    altText: image.alt,
    width: image.width,
    height: image.height,
    url: ({ transform }: { transform?: Transform | null }) => transformed(transform ?? {}),
    src: address.href,
    originalSrc: address.href,
    transformedSrc: (args: Transform) => transformed(args),
  };
}

export function productImage(context: Context, product: SeedProduct, index: number) {
  const image = product.images[index];
  return image ? imageView(context, image, gid('ProductImage', imageNumber(product, index))) : null;
}

export function productMedia(context: Context, product: SeedProduct, index: number) {
  const image = productImage(context, product, index);
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', imageNumber(product, index)),
    alt: image?.altText ?? null,
    mediaContentType: 'IMAGE',
    presentation: null,
    image,
    previewImage: image,
  };
}

function imageNumber(product: SeedProduct, index: number): number {
  return product.id * 100 + index;
}

/** The `reference` of `facts.drawing`. */
export const drawingMedia = (context: Context, { id, drawing }: SeedProduct) => {
  const image = drawing && imageView(context, drawing, gid('ImageSource', id));
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', drawingNumber(id)),
    alt: null,
    mediaContentType: 'IMAGE',
    presentation: null,
    image,
    previewImage: image,
  };
};

/** Numbers the drawing like the product's 99th image, which no product has. */
export const drawingNumber = (product: number): number => product * 100 + 99;

/** The `reference` of `facts.sheet`. */
export const sheetFile = (context: Context, { id, handle, sheet }: SeedProduct) => ({
  __typename: 'GenericFile',
  id: gid('GenericFile', id),
  alt: null,
  mimeType: 'application/pdf',
  originalFileSize: dataSheet(handle)?.length ?? null,
  previewImage: null,
  url: sheet && new URL(sheet, context.world.origin).href,
});

export function videoMedia(context: Context, product: SeedProduct) {
  const { video } = product;
  if (!video) return null;
  return {
    __typename: 'Video',
    id: gid('Video', product.id),
    alt: video.alt,
    mediaContentType: 'VIDEO',
    presentation: null,
    previewImage: productImage(context, product, video.poster),
    sources: video.sources.map(({ src, format, mimeType }) => ({
      url: new URL(src, context.world.origin).href,
      format,
      mimeType,
      width: video.width,
      height: video.height,
    })),
  };
}
