import { useState, type MouseEvent } from 'react';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import { pictureUrl } from '~/ui/picture-url';
import { isPlainClick } from '~/ui/plain-click';
import type { ProductImage, ProductVideo } from '../product';
import { Video } from './video';
import { Thumbnails } from './thumbnails';
import { Zoom, zoomWidth } from './zoom';

/** Largest size of the main picture's element. */
const main = { width: 900, height: 900 };
const widths = [400, 600, 900, 1350];
const sizes = '(min-width: 1440px) 800px, (min-width: 992px) 55vw, (min-width: 768px) 50vw, 100vw';

interface Props {
  title: string;
  images: ProductImage[];
  videos?: ProductVideo[];
}

/**
 * Pictures and videos to swipe through. Each picture is a link to its full size, which scripts open in
 * a dialog; thumbnails are links to the slides. Both work without scripts.
 */
export function ProductGallery({ title, images, videos = [] }: Props) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  if (images.length + videos.length === 0) return <div className="aspect-square bg-sand" />;
  const zoom = (index: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <div className="md:max-xl:sticky md:max-xl:top-24 md:max-xl:self-start">
      <Carousel label={`Pictures of ${title}`} slideClass="w-full" gapClass="gap-0">
        {[
          ...images.map((image, index) => (
            <a
              key={image.src}
              id={`picture-${index + 1}`}
              href={pictureUrl(image.src, { width: zoomWidth })}
              onClick={zoom(index)}
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
          ...videos.map((film, index) => (
            <Video key={film.sources[0]?.src} id={`film-${index + 1}`} film={film} title={title} />
          )),
        ]}
      </Carousel>
      <Thumbnails images={images} videos={videos} />
      <Zoom images={images} at={zoomed} onClose={() => setZoomed(null)} />
    </div>
  );
}
