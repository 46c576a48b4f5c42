import { Link } from '@remix-run/react';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import type { CardProduct } from '../../card-product';

interface Props {
  product: Pick<CardProduct, 'title' | 'handle' | 'images'>;
  /** Loads the first picture without `loading=lazy`. */
  eager: boolean;
}

/** Requested size of a card's pictures, in CSS pixels. */
const size = { width: 500, height: 500 };
const fill = 'aspect-square w-full object-cover';

/** The first picture only, for rails: swiping there must scroll the rail. */
export const OnePicture = ({ product, eager }: Props) => (
  <Strip {...{ product, eager }} images={product.images.slice(0, 1)} />
);

/** A strip to swipe through; hovering shows the second picture. */
export const SwapPictures = ({ product, eager }: Props) => (
  <Strip {...{ product, eager }} images={product.images} />
);

/** For pointers only: the title is the link for screen readers and the Tab key. */
function Strip({ product, eager, images }: Props & { images: CardProduct['images'] }) {
  return (
    <Link
      to={`/products/${product.handle}`}
      tabIndex={-1}
      aria-hidden="true"
      className="group/strip relative scrollbar-none flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain pointer-fine:overflow-hidden"
    >
      {images.map((image, index) => (
        <Picture
          key={image.src}
          src={image.src}
          alt=""
          {...size}
          eager={eager && index === 0}
          className={`${fill} shrink-0 snap-center ${slideClasses[Math.min(index, 2)]}`}
        />
      ))}
    </Link>
  );
}

/** The first picture, the second, which hovering shows, and all further ones. */
const slideClasses = [
  '',
  'transition-opacity duration-calm pointer-fine:absolute pointer-fine:inset-0 pointer-fine:opacity-0 pointer-fine:group-hover/strip:opacity-100',
  'pointer-fine:hidden',
];

/** The pictures as a carousel with arrows and dots. */
export function CarouselPictures({ product: { title, handle, images }, eager }: Props) {
  return (
    <Carousel label={`Pictures of ${title}`} slideClass="w-full" gapClass="gap-0" dotsInside>
      {images.map((image, index) => (
        <Link key={image.src} to={`/products/${handle}`} tabIndex={-1} className="block">
          <Picture
            src={image.src}
            alt={image.alt || title}
            {...size}
            eager={eager && index === 0}
            className={fill}
          />
        </Link>
      ))}
    </Carousel>
  );
}
