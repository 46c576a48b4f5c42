import { Link } from '@remix-run/react';
import { createContext, useContext, type ReactNode } from 'react';
import { Badge } from '~/ui/badge';
import { Price } from '~/ui/price';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import type { CardProduct } from '../../card-product';
import { pictureName } from '../../picture-name';
import { Stars } from './stars';
import { Swatches } from './swatches';

interface Props {
  product: CardProduct;
  /** For a page's first cards: not lazy. */
  eager?: boolean;
  /** `swap`: a second picture on hover or swipe. */
  pictures?: 'one' | 'swap' | 'carousel';
  /** Below the price. */
  action?: ReactNode;
}

/** A context, because the catalog must not import the wishlist. */
export const CardHeart = createContext<((product: CardProduct) => ReactNode) | null>(null);

export function ProductCard(props: Props) {
  const { product, eager = false, pictures = 'swap', action } = props;
  const { title, handle, price, priceMax, compareAt } = product;
  const heart = useContext(CardHeart);
  const several = product.images.length > 1;
  const Pictures = pictures === 'carousel' && several ? PictureCarousel : PictureStrip;
  return (
    <article className="product-card">
      <div className="relative">
        {product.images.length > 0 ? (
          <Pictures
            product={product}
            // In carousels, swiping must scroll the carousel.
            images={pictures === 'one' ? product.images.slice(0, 1) : product.images}
            eager={eager}
          />
        ) : (
          <div className="aspect-square bg-sand" />
        )}
        <Labels product={product} />
        {heart?.(product)}
      </div>
      <h3>
        <Link to={`/products/${handle}`} viewTransition>
          {title}
          {product.finish && <span className="sr-only">, {product.finish}</span>}
        </Link>
      </h3>
      {product.finish && <p className="small text-muted">{product.finish}</p>}
      <p className="mt-1 small">
        <Price price={price} compareAt={compareAt} from={priceMax.amount > price.amount} />
        {product.partlyReduced && (
          <>
            {' '}
            <span className="inline-block text-sale">Some on sale</span>
          </>
        )}
      </p>
      <Stars rating={product.rating} />
      <Swatches swatches={product.swatches} title={title} />
      {action && <div className="mt-auto pt-3">{action}</div>}
    </article>
  );
}

const Labels = ({ product: { saleLabel, soldOut } }: { product: CardProduct }) =>
  (saleLabel || soldOut) && (
    <span className="pointer-events-none absolute start-3 end-14 top-3 flex flex-wrap gap-1.5">
      {saleLabel && <Badge tone="sale">Sale</Badge>}
      {soldOut && <Badge tone="muted">Sold out</Badge>}
    </span>
  );

interface PicturesProps {
  product: Pick<CardProduct, 'title' | 'handle' | 'finish'>;
  images: CardProduct['images'];
  eager: boolean;
}

/** In CSS pixels. */
const size = { width: 500, height: 500 };

/** Pointers only: keyboards and screen readers use the title's link. */
function PictureStrip({ product, images, eager }: PicturesProps) {
  return (
    <Link
      to={`/products/${product.handle}`}
      viewTransition
      tabIndex={-1}
      aria-hidden="true"
      className="picture-strip"
    >
      {images.map((image, index) => (
        <Picture
          key={image.src}
          src={image.src}
          alt=""
          {...size}
          eager={eager && index === 0}
          single={index > 0}
        />
      ))}
    </Link>
  );
}

function PictureCarousel({ product, images, eager }: PicturesProps) {
  const { title, handle, finish } = product;
  return (
    <Carousel
      label={`Pictures of ${finish ? `${title}, ${finish}` : title}`}
      slideNames={images.map((_, index) => pictureName(index, images.length))}
      slideClass="*:w-full"
      gapClass="gap-0"
      inCard
    >
      {images.map((image, index) => (
        <Link key={image.src} to={`/products/${handle}`} tabIndex={-1} className="block">
          <Picture
            src={image.src}
            alt={image.alt || title}
            {...size}
            eager={eager && index === 0}
            className="aspect-square w-full object-cover"
          />
        </Link>
      ))}
    </Carousel>
  );
}
