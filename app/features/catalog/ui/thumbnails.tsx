import type { MouseEvent } from 'react';
import { Picture } from '~/ui/picture';
import { scrollBehavior } from '~/ui/scroll-behavior';
import { PlayIcon } from '~/ui/icons';
import type { ProductImage, ProductVideo } from '../product';

const size = 96;

interface Props {
  images: ProductImage[];
  videos: ProductVideo[];
}

/** Links to the gallery's slides. Nothing for a single picture. */
export function Thumbnails({ images, videos }: Props) {
  if (images.length + videos.length < 2) return null;
  return (
    <ul className="mt-10 hidden flex-wrap gap-3 md:flex print:hidden">
      {images.map((image, index) => (
        <li key={image.src}>
          <a
            href={`#picture-${index + 1}`}
            onClick={slideTo}
            className="block bg-sand hover:opacity-80"
          >
            <span className="sr-only">Picture {index + 1}</span>
            <Picture
              src={image.src}
              alt=""
              width={size}
              height={size}
              className="size-20 object-cover"
            />
          </a>
        </li>
      ))}
      {videos.map(({ poster, sources }, index) => (
        <li key={sources[0]?.src}>
          <a
            href={`#film-${index + 1}`}
            onClick={slideTo}
            className="relative grid size-20 place-items-center bg-sand hover:opacity-80"
          >
            <span className="sr-only">Film {index + 1}</span>
            {poster && (
              <Picture
                src={poster}
                alt=""
                width={size}
                height={size}
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

/** Following the link would scroll the page, too; with scripts only the gallery scrolls. */
function slideTo(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.querySelector(event.currentTarget.hash);
  if (!slide) return;
  event.preventDefault();
  slide.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'start' });
}
