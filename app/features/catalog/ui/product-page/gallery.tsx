import { useCallback, useState, type MouseEvent } from 'react';
import { Carousel } from '~/ui/carousel';
import { lazyPart } from '~/ui/lazy-part';
import { Picture } from '~/ui/picture';
import { pictureUrl } from '~/ui/picture-url';
import { isPlainClick } from '~/ui/plain-click';
import { scrollBehavior } from '~/ui/scroll-behavior';
import { PlayIcon } from '~/ui/icons';
import { pictureName } from '../../picture-name';
import type { ProductImage, ProductVideo } from '../../product';

const [useZoom, preloadZoom] = lazyPart(async () => (await import('./zoom')).Zoom);

/** Longest side, in pixels. */
const zoomWidth = 1600;
/** In CSS pixels. */
const main = { width: 900, height: 900 };
const widths = [400, 600, 900, 1350];
const sizes = '(min-width: 1440px) 800px, (min-width: 992px) 55vw, (min-width: 768px) 50vw, 100vw';

/**
 * Pictures link to their full size, which scripts open in a dialog; thumbnails link to slides. Both work without
 * scripts.
 */
export function ProductGallery({
  title,
  images,
  videos,
}: {
  title: string;
  images: ProductImage[];
  videos: ProductVideo[];
}) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const zoomedImage = zoomed === null ? undefined : images[zoomed];
  const openPicture = useCallback(() => {
    if (zoomedImage) location.assign(pictureUrl(zoomedImage.src, { width: zoomWidth }));
  }, [zoomedImage]);
  const Zoom = useZoom(zoomed !== null, openPicture);
  if (images.length + videos.length === 0) return <div className="aspect-square bg-sand" />;
  const zoom = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <div className="md:stick-below-header">
      <Carousel
        label={`Pictures of ${title}`}
        slideNames={[
          ...images.map((_, index) => pictureName(index, images.length)),
          ...videos.map((_, index) => filmName(index, videos.length)),
        ]}
        slideClass="*:w-full"
        gapClass="gap-0"
      >
        {[
          ...images.map((image, index) => (
            <a
              key={image.src}
              id={`picture-${index + 1}`}
              href={pictureUrl(image.src, { width: zoomWidth })}
              data-in-place
              onClick={zoom(index)}
              onPointerEnter={preloadZoom}
              onFocus={preloadZoom}
              className="block cursor-zoom-in bg-sand -outline-offset-4"
            >
              <Picture
                src={image.src}
                alt={image.alt}
                {...main}
                widths={widths}
                sizes={sizes}
                eager={index === 0}
                className="aspect-square w-full object-cover"
              />
              <span className="sr-only">. Enlarge</span>
            </a>
          )),
          ...videos.map((video, index) => (
            <Video
              key={video.sources[0]?.src}
              id={`film-${index + 1}`}
              video={video}
              title={title}
            />
          )),
        ]}
      </Carousel>
      <Thumbnails images={images} videos={videos} />
      {Zoom && (
        <Zoom images={images} size={zoomWidth} at={zoomed} onClose={() => setZoomed(null)} />
      )}
    </div>
  );
}

/** Uses the browser's controls and loads nothing before playback. */
const Video = ({
  id,
  video: { sources, poster, alt },
  title,
}: {
  id: string;
  video: ProductVideo;
  /** Fallback for a missing alt text. */
  title: string;
}) => (
  // Styling a browser's video controls is slow; defer it until they are in view.
  <div className="aspect-square [content-visibility:auto] print:hidden">
    {/* Product videos have no speech to caption. */}
    {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
    <video
      id={id}
      poster={poster ? pictureUrl(poster, { width: 900 }) : undefined}
      controls
      playsInline
      preload="none"
      aria-label={alt || `Video of ${title}`}
      className="aspect-square w-full bg-sand object-contain -outline-offset-4"
    >
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      <a href={sources.at(-1)?.src}>{alt || `Video of ${title}`}</a>
    </video>
  </div>
);

const filmName = (index: number, count: number) => `Video ${index + 1} of ${count}`;

const thumbnailSize = 96;

function Thumbnails({ images, videos }: { images: ProductImage[]; videos: ProductVideo[] }) {
  if (images.length + videos.length < 2) return null;
  return (
    <ul className="mt-10 hidden flex-wrap gap-3 md:flex print:hidden">
      {images.map((image, index) => (
        <li key={image.src}>
          <a href={`#picture-${index + 1}`} onClick={slideTo} className="block bg-sand">
            <span className="sr-only">{pictureName(index, images.length)}</span>
            <Picture
              src={image.src}
              alt=""
              width={thumbnailSize}
              height={thumbnailSize}
              className="size-20 object-cover"
            />
          </a>
        </li>
      ))}
      {videos.map((video, index) => (
        <li key={video.sources[0]?.src}>
          <a
            href={`#film-${index + 1}`}
            onClick={slideTo}
            className="relative grid size-20 place-items-center bg-sand"
          >
            <span className="sr-only">{filmName(index, videos.length)}</span>
            {video.poster && (
              <Picture
                src={video.poster}
                alt=""
                width={thumbnailSize}
                height={thumbnailSize}
                className="absolute inset-0 size-20 object-cover"
              />
            )}
            <span className="relative grid size-9 place-items-center bg-paper/90">
              <PlayIcon />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The link alone would also scroll the page. */
function slideTo(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.querySelector(event.currentTarget.hash);
  if (!slide) return;
  event.preventDefault();
  slide.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'start' });
}
