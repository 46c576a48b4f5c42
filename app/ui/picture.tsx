import { denserOf, pictureUrl, widthSet, type Focus, type Size } from './picture-url';

/** A picture with its original size in pixels. */
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
  /** Size of the element and the crop, in CSS pixels. */
  width: number;
  height: number;
  /** Doesn't crop. `width` and `height` must have the picture's ratio. */
  whole?: boolean;
  /** Defaults to the center. */
  focus?: Focus;
  /** Requires `sizes`. For pictures that scale with the window. */
  widths?: readonly number[];
  sizes?: string;
  /** Loads at once with high priority, for the first visible picture. */
  eager?: boolean;
  /** For windows under 768 px. */
  portrait?: { src: string; width: number; height: number };
  /** No srcset, for pictures shown after an interaction. */
  single?: boolean;
  className?: string;
}

const setOf = (src: string, size: Size, widths?: readonly number[]) =>
  widths ? widthSet(src, size, widths) : denserOf(src, size);

export function Picture(props: Props) {
  const { src, width, height, whole = false, widths, eager = false, portrait, focus } = props;
  const size = whole ? { width } : { width, height, focus };
  // React 18 only supports this attribute in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  const image = (
    <img
      src={pictureUrl(src, size)}
      srcSet={props.single ? undefined : setOf(src, size, widths)}
      sizes={widths ? props.sizes : undefined}
      alt={props.alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      className={props.className}
      {...priority}
    />
  );
  if (!portrait) return image;
  return (
    <picture className="contents">
      <source
        media="(max-width: 767px)"
        srcSet={widthSet(portrait.src, { ...portrait, focus }, [
          portrait.width,
          portrait.width * 2,
        ])}
        sizes="100vw"
        width={portrait.width}
        height={portrait.height}
      />
      {image}
    </picture>
  );
}
