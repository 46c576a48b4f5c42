import { Link } from '@remix-run/react';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import type { CardProduct } from '../card';

interface Props {
  product: Pick<CardProduct, 'title' | 'handle' | 'images'>;
  /** The first picture is not lazy. */
  eager: boolean;
}

/** The size every card asks for (spec §2). */
const size = { width: 500, height: 500 };
const fill = 'aspect-square w-full object-cover';

/** The first picture only: in a rail, where swiping must move the rail. */
export const OnePicture = ({ product, eager }: Props) => (
  <Strip {...{ product, eager }} images={product.images.slice(0, 1)} />
);

/** A strip to swipe through; a mouse sees the second picture while it points at the card. */
export const SwapPictures = ({ product, eager }: Props) => (
  <Strip {...{ product, eager }} images={product.images} />
);

/** The title is the link that is read aloud and that the Tab key finds; this one is for pointers. */
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
          className={`${fill} shrink-0 snap-center ${places[Math.min(index, 2)]}`}
        />
      ))}
    </Link>
  );
}

const places = [
  '',
  'transition-opacity duration-calm pointer-fine:absolute pointer-fine:inset-0 pointer-fine:opacity-0 pointer-fine:group-hover/strip:opacity-100',
  'pointer-fine:hidden',
];

/** The same pictures with arrows and dots (spec §2 "Image or image carousel"). */
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
