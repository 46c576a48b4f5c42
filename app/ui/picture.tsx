import { denserOf, pictureUrl, widthSet, type Focus, type Size } from './picture-url';

/** A catalog or content picture with its original size in pixels. */
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
  /** Size of the element in CSS pixels, and of the crop. */
  width: number;
  height: number;
  /** Requests the complete picture instead of a crop. `width` and `height` must have its ratio. */
  whole?: boolean;
  /** The part that a crop must keep. Defaults to the center. */
  focus?: Focus;
  /** With `sizes`: widths of the srcset, for pictures that scale with the window. */
  widths?: readonly number[];
  sizes?: string;
  /** For the first visible picture: loads at once with high priority. Others load lazily. */
  eager?: boolean;
  /** A different picture for windows under 768 px. */
  portrait?: { src: string; width: number; height: number };
  /** Without a srcset, for pictures that only appear after an interaction. */
  single?: boolean;
  className?: string;
}

const setOf = (src: string, size: Size, widths?: readonly number[]) =>
  widths ? widthSet(src, size, widths) : denserOf(src, size);

/** Has width, height and srcset, so that the layout doesn't shift on load. */
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
