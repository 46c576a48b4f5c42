import type { MouseEvent } from 'react';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import type { ProductImage } from '../product';

/** Size of the main picture's element at its widest, and of the thumbnails. */
const main = { width: 900, height: 900 };
const thumb = 96;
const widths = [400, 600, 900, 1350];
const sizes = '(min-width: 1440px) 800px, (min-width: 992px) 55vw, (min-width: 768px) 50vw, 100vw';

/** Pictures to swipe through; thumbnails are links to them, so both work without scripts. */
export function ProductGallery({ title, images }: { title: string; images: ProductImage[] }) {
  if (images.length === 0) return <div className="aspect-square bg-sand" />;
  return (
    <div>
      <Carousel label={`Pictures of ${title}`} slideClass="w-full" gapClass="gap-0">
        {images.map((image, index) => (
          <div key={image.src} id={`picture-${index + 1}`} className="bg-sand">
            <Picture
              src={image.src}
              alt={image.alt}
              {...main}
              widths={widths}
              sizes={sizes}
              eager={index === 0}
              className="aspect-square w-full object-cover"
            />
          </div>
        ))}
      </Carousel>
      {images.length > 1 && (
        <ul className="mt-10 hidden flex-wrap gap-3 md:flex">
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
                  width={thumb}
                  height={thumb}
                  className="size-20 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Following the link would also scroll the page; with scripts only the pictures move. */
function slideTo(event: MouseEvent<HTMLAnchorElement>) {
  const slide = document.querySelector(event.currentTarget.hash);
  if (!slide) return;
  event.preventDefault();
  slide.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
}
