import { densitySet, pictureUrl, widthSet, type Focus, type Size } from './picture-url';

/** A picture of the catalogue or of the content service; size of the original in pixels. */
export interface PictureSource {
  src: string;
  alt: string;
  width: number;
  height: number;
}

interface Props {
  src: string;
  /** '' for a picture that only decorates. */
  alt: string;
  /** Size of the element in CSS pixels, and the crop that is asked for. */
  width: number;
  height: number;
  /** Ask for the whole picture instead of a crop; `width` and `height` are then of its own ratio. */
  whole?: boolean;
  /** The part that a crop keeps; the centre unless told. */
  focus?: Focus;
  /** With `sizes`: the widths to offer instead of 1x and 1.5x, for pictures that follow the window. */
  widths?: readonly number[];
  sizes?: string;
  /** The one that is seen first: loaded at once, with priority. All others wait until they are near. */
  eager?: boolean;
  /** Another picture for windows under 768 px. */
  portrait?: { src: string; width: number; height: number };
  className?: string;
}

const setOf = (src: string, size: Size, widths?: readonly number[]) =>
  widths ? widthSet(src, size, widths) : densitySet(src, size);

/** An `<img>` with width, height and srcset, so that nothing moves when it arrives. */
export function Picture(props: Props) {
  const { src, width, height, whole = false, widths, eager = false, portrait, focus } = props;
  const size = whole ? { width } : { width, height, focus };
  // React 18 knows the attribute only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  const image = (
    <img
      src={pictureUrl(src, size)}
      srcSet={setOf(src, size, widths)}
      sizes={widths ? props.sizes : undefined}
      alt={props.alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? undefined : 'async'}
      className={`bg-sand text-note text-muted ${props.className ?? ''}`}
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
