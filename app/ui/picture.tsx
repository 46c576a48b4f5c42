import { densitySet, pictureUrl, widthSet, type Size } from './picture-url';

/** A picture of the catalogue or of the content service. `width`, `height`: of the original, in pixels. */
export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface Props {
  picture: PictureSource;
  /** Size of the element in CSS pixels; with a height the picture is cropped to it. */
  width: number;
  height?: number;
  /** With `sizes`: the widths to offer instead of 1x and 1.5x, for pictures that follow the window. */
  widths?: readonly number[];
  sizes?: string;
  /** The one that is seen first: loaded at once, with priority. All others wait until they are near. */
  eager?: boolean;
  /** Another crop for windows under 768 px. */
  portrait?: { picture: PictureSource; width: number; height: number };
  /** '' for a picture that only decorates. */
  alt?: string;
  className?: string;
}

const setOf = (src: string, size: Size, widths?: readonly number[]) =>
  widths ? widthSet(src, size, widths) : densitySet(src, size);

/** An `<img>` with width, height and srcset, so that nothing moves when it arrives. */
export function Picture(props: Props) {
  const { picture, width, height, widths, sizes, eager = false, portrait, className } = props;
  const size = { width, height };
  const ownHeight = Math.round((width * picture.height) / (picture.width || width));
  // React 18 knows the attribute only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  const image = (
    <img
      src={pictureUrl(picture.src, size)}
      srcSet={setOf(picture.src, size, widths)}
      sizes={widths ? sizes : undefined}
      alt={props.alt ?? picture.alt}
      width={width}
      height={height ?? ownHeight}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? undefined : 'async'}
      className={className}
      {...priority}
    />
  );
  if (!portrait) return image;
  return (
    <picture className="contents">
      <source
        media="(max-width: 767px)"
        srcSet={setOf(portrait.picture.src, portrait, [portrait.width, portrait.width * 2])}
        sizes="100vw"
        width={portrait.width}
        height={portrait.height}
      />
      {image}
    </picture>
  );
}
