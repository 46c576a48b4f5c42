import { Link } from '@remix-run/react';
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { Badge } from '~/ui/badge';
import { useLocale } from '~/ui/locale';
import { formatMoney, type Money } from '~/ui/money';
import { Price } from '~/ui/price';
import { Carousel } from '~/ui/carousel';
import { Picture } from '~/ui/picture';
import { cardName, cardPrice, type CardProduct } from '../../card-product';
import { pictureName } from '../../picture-name';
import { Stars } from './stars';
import { Swatches } from './swatches';
import { useFinishes } from './use-finishes';

interface Props {
  product: CardProduct;
  finishes?: readonly CardProduct[];
  /** Not lazy; for a page's first cards. */
  eager?: boolean;
  /** `swap`: a second picture on hover or swipe. */
  pictures?: 'one' | 'swap' | 'carousel';
  action?: (product: CardProduct) => ReactNode;
}

/** A context, because the catalog must not import the wishlist. */
export const CardHeart = createContext<((product: CardProduct) => ReactNode) | null>(null);

const noFinishes: readonly CardProduct[] = [];

export function ProductCard(props: Props) {
  const { product, finishes = noFinishes, eager = false, pictures = 'swap', action } = props;
  const { shown, swatches, unsold, refused, rating, linkProps, cancel, pressed } = useFinishes(
    product,
    finishes,
  );
  const { title, handle, finish } = shown;
  const { price, compareAt, from, partlyReduced } = cardPrice(shown);
  const heart = useContext(CardHeart);
  const several = shown.images.length > 1;
  const Pictures = pictures === 'carousel' && several ? PictureCarousel : PictureStrip;
  return (
    <article className="product-card">
      <div className="relative">
        {shown.images.length > 0 ? (
          <Pictures
            product={shown}
            // In a carousel of cards, a card has one picture, so that swiping scrolls the carousel.
            images={pictures === 'one' ? shown.images.slice(0, 1) : shown.images}
            eager={eager}
          />
        ) : (
          <div className="aspect-square bg-sand" />
        )}
        <Labels product={shown} />
        {heart && <Fragment key={handle}>{heart(shown)}</Fragment>}
      </div>
      <h3>
        <Link to={`/products/${handle}`} discover="none" viewTransition>
          {title}
          {finish && <span className="sr-only">{`, ${finish}`}</span>}
        </Link>
      </h3>
      {finish && <p className="row-start-3 small text-muted">{finish}</p>}
      <p className="row-start-4 mt-1 small">
        <Price price={price} compareAt={compareAt} from={from} />
        {partlyReduced && (
          <>
            {' '}
            <span className="inline-block text-sale">Some on sale</span>
          </>
        )}
      </p>
      <Stars rating={rating} className="row-start-5" />
      <Swatches
        swatches={swatches}
        title={title}
        label={swatches === product.swatches ? undefined : 'Finishes'}
        className="row-start-6"
        current={handle}
        unsold={unsold}
        linkProps={linkProps}
      />
      {pressed !== null && (
        <p role="status" className="sr-only">
          {refused
            ? `${title}, ${refused} isn’t available here.`
            : pressed && <ShownFinish name={cardName(shown)} price={price} />}
        </p>
      )}
      {action && (
        <div key={handle} className="row-start-7 grid pt-3" onPointerDown={cancel}>
          {action(shown)}
        </div>
      )}
    </article>
  );
}

const ShownFinish = ({ name, price }: { name: string; price: Money }) => {
  const locale = useLocale();
  return <>{`${name}, ${formatMoney(price, locale)}`}</>;
};

const Labels = ({ product: { saleLabel, soldOut, isBundle } }: { product: CardProduct }) =>
  (saleLabel || soldOut || isBundle) && (
    <span className="pointer-events-none absolute start-3 end-14 top-3 flex flex-wrap gap-1.5">
      {saleLabel && <Badge tone="sale">Sale</Badge>}
      {soldOut && <Badge tone="muted">Sold out</Badge>}
      {isBundle && <Badge>Bundle</Badge>}
    </span>
  );

interface PicturesProps {
  product: Pick<CardProduct, 'title' | 'handle' | 'finish'>;
  images: CardProduct['images'];
  eager: boolean;
}

/** CSS pixels. */
const size = { width: 500, height: 500 };

/** For pointers only: keyboards and screen readers use the title's link. */
function PictureStrip({ product, images, eager }: PicturesProps) {
  return (
    <Link
      to={`/products/${product.handle}`}
      discover="none"
      viewTransition
      tabIndex={-1}
      aria-hidden="true"
      className="picture-strip"
    >
      {images.map((image, index) => (
        <Picture
          // The key is the position, so that the old picture stays visible until the new one has loaded.
          key={index}
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
        <Link
          key={image.src}
          to={`/products/${handle}`}
          discover="none"
          tabIndex={-1}
          className="block"
        >
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
