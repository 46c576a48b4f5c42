import { denserOf, pictureUrl, widthSet, type Focus, type Size } from './picture-url';

/** A picture of the catalogue or the content service, with its original size in pixels. */
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
  /** Size of the element in CSS pixels, which is also the size of the crop. */
  width: number;
  height: number;
  /** Requests the whole picture instead of a crop; `width` and `height` must have its ratio. */
  whole?: boolean;
  /** The part that a crop must keep; the centre by default. */
  focus?: Focus;
  /** With `sizes`: the widths of the srcset, for pictures that scale with the window. */
  widths?: readonly number[];
  sizes?: string;
  /** For the first visible picture: loaded at once with high priority. All others are lazy. */
  eager?: boolean;
  /** Another picture for windows under 768 px. */
  portrait?: { src: string; width: number; height: number };
  /** For pictures that are seen after a gesture only: no second size for dense screens. */
  single?: boolean;
  className?: string;
}

const setOf = (src: string, size: Size, widths?: readonly number[]) =>
  widths ? widthSet(src, size, widths) : denserOf(src, size);

/** An `<img>` with width, height and srcset, so that the layout does not shift when it loads. */
export function Picture(props: Props) {
  const { src, width, height, whole = false, widths, eager = false, portrait, focus } = props;
  const size = whole ? { width } : { width, height, focus };
  // React 18 knows the attribute only in lower case.
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
