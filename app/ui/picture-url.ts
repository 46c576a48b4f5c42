/** Addresses of resized pictures: contracts §7. Pure. */

/** The part of a picture that a crop keeps. */
export type Focus = 'centre' | 'top' | 'bottom' | 'left' | 'right';

export interface Size {
  width: number;
  /** Left out: the picture keeps its ratio. With it, the picture is cropped around its focus. */
  height?: number;
  focus?: Focus;
}

const isImgix = (url: URL) =>
  url.hostname === 'images.prismic.io' ||
  url.pathname.startsWith('/prismic-images/') ||
  url.searchParams.has('auto');

/** The content service's pictures have focal crops of their own (`rect`); one without a height keeps it. */
function sizeImgix(query: URLSearchParams, { width, height, focus }: Size) {
  query.set('w', String(width));
  query.delete('h');
  if (!height) return;
  query.set('h', String(height));
  query.set('fit', 'crop');
  if (focus && focus !== 'centre') query.set('crop', focus);
}

function sizeShopify(query: URLSearchParams, { width, height, focus = 'centre' }: Size) {
  query.set('width', String(width));
  query.delete('height');
  if (!height) return;
  query.set('height', String(height));
  query.set('crop', focus === 'centre' ? 'center' : focus);
}

/** The same picture at a size in pixels; its own query (`v`, `auto`, `rect`) stays. Not an absolute URL: unchanged. */
export function pictureUrl(src: string, size: Size): string {
  if (!URL.canParse(src)) return src;
  const url = new URL(src);
  const whole = {
    focus: size.focus,
    width: Math.round(size.width),
    height: size.height === undefined ? undefined : Math.round(size.height),
  };
  (isImgix(url) ? sizeImgix : sizeShopify)(url.searchParams, whole);
  return url.href;
}

/** `srcset` at 1x and 1.5x (spec §2, images). */
export const densitySet = (src: string, { width, height, focus }: Size): string =>
  [1, 1.5]
    .map(
      (d) => `${pictureUrl(src, { width: width * d, height: height && height * d, focus })} ${d}x`,
    )
    .join(', ');

/** `srcset` by widths, same ratio as `size`, for pictures as wide as the window. */
export const widthSet = (
  src: string,
  { width, height, focus }: Size,
  widths: readonly number[],
): string =>
  widths
    .map(
      (w) =>
        `${pictureUrl(src, { width: w, height: height && (w * height) / width, focus })} ${w}w`,
    )
    .join(', ');
