import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import { lazyComponent } from '~/ui/lazy-component';
import { Picture } from '~/ui/picture';
import { usePictureUrl } from '~/ui/picture-host';
import { isPlainClick } from '~/ui/plain-click';
import { useCarousel } from '~/ui/use-carousel';
import { pictureName } from '../../picture-name';
import type { ProductImage, ProductVideo } from '../../product';

const [useZoom, preloadZoom] = lazyComponent(async () => (await import('./zoom')).Zoom);

/** Longest side, in pixels. */
const zoomWidth = 1600;
/** CSS pixels. */
const large = { width: 900, height: 900 };
const half = { width: 450, height: 450 };
const largeWidths = [400, 600, 900, 1350];
const halfWidths = [400, 600, 900];
const largeSizes =
  '(min-width: 1440px) clamp(800px, 44vw, 1120px), (min-width: 992px) 55vw, (min-width: 768px) 50vw, 88vw';
const halfSizes =
  '(min-width: 1440px) clamp(396px, 22vw, 556px), (min-width: 992px) 28vw, (min-width: 768px) 25vw, 88vw';
const quarterSizes = '(min-width: 1440px) clamp(192px, 11vw, 272px), (min-width: 768px) 14vw, 88vw';

/**
 * A row to swipe on phones, a grid in wider viewports. Pictures link to their full size, which scripts open in a
 * dialog.
 */
export function ProductGallery({
  title,
  images,
  drawing,
  videos,
}: {
  title: string;
  images: ProductImage[];
  drawing: ProductImage | null;
  videos: ProductVideo[];
}) {
  const { track, at, goTo } = useCarousel();
  const pictureUrl = usePictureUrl();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const alt = drawing?.alt || `Drawing of ${title} with measures`;
  const photos = images.filter(({ src }) => src !== drawing?.src);
  const pictures = drawing ? [...photos, { ...drawing, alt }] : photos;
  const zoomedImage = zoomed === null ? undefined : pictures[zoomed];
  const zoomedUrl = zoomedImage && pictureUrl(zoomedImage.src, { width: zoomWidth });
  const openPicture = useCallback(() => {
    if (zoomedUrl) location.assign(zoomedUrl);
  }, [zoomedUrl]);
  const Zoom = useZoom(zoomed !== null, openPicture);
  const count = pictures.length + videos.length;
  if (count === 0) return <div className="aspect-square bg-sand" />;
  const isMany = count > maxDots;
  const isDrawing = (index: number) => index === photos.length;
  const boxOf = ({ width, height }: ProductImage, index: number) => {
    const box = index === 0 ? large : half;
    return isDrawing(index) ? { ...box, height: (box.width * height) / width } : box;
  };
  const zoom = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <div className="product-column">
      <section
        aria-label={`Pictures of ${title}`}
        className="max-md:-mx-side md:stick-below-header"
      >
        <ul ref={track} className={`gallery scrollbar-none ${isMany ? 'gallery-many' : ''}`}>
          {pictures.map((image, index) => (
            <Slide key={image.src} index={index} count={count}>
              <a
                id={`picture-${index + 1}`}
                href={pictureUrl(image.src, { width: zoomWidth })}
                data-in-place
                onClick={zoom(index)}
                onPointerEnter={preloadZoom}
                onFocus={preloadZoom}
                className={`block cursor-zoom-in -outline-offset-4 ${isDrawing(index) ? 'border border-stone bg-paper' : 'bg-sand'}`}
              >
                <Picture
                  src={image.src}
                  alt={image.alt || pictureName(index, pictures.length)}
                  {...boxOf(image, index)}
                  whole={isDrawing(index)}
                  widths={index === 0 ? largeWidths : halfWidths}
                  sizes={index === 0 ? largeSizes : isMany ? quarterSizes : halfSizes}
                  eager={index === 0}
                  className={`aspect-square w-full ${isDrawing(index) ? 'object-contain mix-blend-multiply' : 'object-cover'}`}
                />
                <span className="sr-only">. Enlarge</span>
              </a>
            </Slide>
          ))}
          {videos.map((video, index) => (
            <Slide key={video.sources[0]?.src} index={pictures.length + index} count={count}>
              <Video video={video} title={title} />
            </Slide>
          ))}
        </ul>
        {count > 1 && !isMany && <Dots count={count} at={at} onSelect={goTo} />}
      </section>
      {Zoom && (
        <Zoom images={pictures} size={zoomWidth} at={zoomed} onClose={() => setZoomed(null)} />
      )}
    </div>
  );
}

/** Loads nothing before playback. */
const Video = ({
  video: { sources, poster, alt },
  title,
}: {
  video: ProductVideo;
  title: string;
}) => {
  const pictureUrl = usePictureUrl();
  return (
    // Chromium takes long to style the controls, so that waits until they are near the viewport. `content-visibility` on
    // the video or around it would make Chromium 150 ignore clicks on them. Product videos have no speech to caption.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      poster={poster ? pictureUrl(poster, { width: 900 }) : undefined}
      controls
      playsInline
      preload="none"
      aria-label={alt || `Video of ${title}`}
      className="aspect-square w-full bg-sand object-contain -outline-offset-4 print:hidden [&::-webkit-media-controls]:[content-visibility:auto]"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <a href={sources.at(-1)?.src}>{alt || `Video of ${title}`}</a>
    </video>
  );
};

interface SlideProps {
  index: number;
  count: number;
  children: ReactNode;
}

/** The slide's own number ('2/5') is right even without scripts. */
const Slide = ({ index, count, children }: SlideProps) => (
  <li>
    {children}
    {count > 1 && <span aria-hidden="true">{`${index + 1}/${count}`}</span>}
  </li>
);

/** More dots don't fit on a phone. */
const maxDots = 12;

interface DotsProps {
  count: number;
  at: number;
  onSelect(slide: number): void;
}

/** Before scripts run, dots only show the position. */
const Dots = ({ count, at, onSelect }: DotsProps) => (
  <div className="gallery-dots">
    {Array.from({ length: count }, (_, slide) => (
      <button
        key={slide}
        type="button"
        tabIndex={-1}
        aria-current={slide === at ? 'true' : undefined}
        onClick={() => onSelect(slide)}
      >
        <span className="sr-only">{pictureName(slide, count)}</span>
      </button>
    ))}
  </div>
);
