import type { MouseEvent } from 'react';
import { Picture } from '~/ui/picture';
import { scrollBehavior } from '~/ui/scroll-behavior';
import type { ProductImage } from '../product';

const size = 96;

/** Small pictures that lead to the large ones. Nothing for a single picture. */
export function Thumbnails({ images }: { images: ProductImage[] }) {
  if (images.length < 2) return null;
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
    </ul>
  );
}

/** Following the link would also scroll the page; with scripts only the pictures move. */
function slideTo(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.querySelector(event.currentTarget.hash);
  if (!slide) return;
  event.preventDefault();
  slide.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest', inline: 'start' });
}
