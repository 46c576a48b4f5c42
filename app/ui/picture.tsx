import { usePictureUrl } from './picture-host';
import { denserOf, widthSet, type Focus } from './picture-url';

/** Original size in pixels. */
export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface Props {
  src: string;
  /** '' for a decorative picture. */
  alt: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** Uncropped. `width` and `height` must have the picture's ratio. */
  whole?: boolean;
  focus?: Focus;
  /** For pictures that scale with the viewport. Requires `sizes`. */
  widths?: readonly number[];
  sizes?: string;
  /** Loads immediately with high priority. For the first visible picture. */
  eager?: boolean;
  portrait?: { src: string; width: number; height: number };
  /** No srcset. For pictures shown after an interaction. */
  single?: boolean;
  className?: string;
}

export function Picture(props: Props) {
  const { src, width, height, whole = false, widths, eager = false, portrait, focus } = props;
  const size = whole ? { width } : { width, height, focus };
  const urlOf = usePictureUrl({ first: eager });
  const set = () => (widths ? widthSet(src, size, widths, urlOf) : denserOf(src, size, urlOf));
  // React 18 supports this attribute only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  const image = (
    <img
      src={urlOf(src, size)}
      srcSet={props.single ? undefined : set()}
      sizes={widths ? props.sizes : undefined}
      alt={props.alt}
      width={width}
      height={height}
      loading={eager ? undefined : 'lazy'}
      className={props.className}
      {...priority}
    />
  );
  if (!portrait) return image;
  return (
    <picture className="contents">
      <source
        media="(max-width: 767px)"
        srcSet={widthSet(
          portrait.src,
          { ...portrait, focus },
          [portrait.width, portrait.width * 2],
          urlOf,
        )}
        sizes="100vw"
        width={portrait.width}
        height={portrait.height}
      />
      {image}
    </picture>
  );
}
