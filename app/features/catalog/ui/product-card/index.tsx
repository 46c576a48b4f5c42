import { Link } from '@remix-run/react';
import { createContext, useContext, type ReactNode } from 'react';
import { Badge } from '~/ui/badge';
import { Price } from '~/ui/price';
import type { CardProduct } from '../../card-product';
import { CarouselPictures, OnePicture, SwapPictures } from './pictures';
import { Swatches } from './swatches';

const pictureLayouts = { one: OnePicture, swap: SwapPictures, carousel: CarouselPictures };

interface Props {
  product: CardProduct;
  /** For the first cards of a page: loads the first picture without `loading=lazy`. */
  eager?: boolean;
  /** A single picture, a second one on hover (or by swiping), or a carousel. */
  pictures?: keyof typeof pictureLayouts;
  /** Shown below the price: an add button for the first variant. */
  action?: ReactNode;
}

/** Renders the wishlist heart on each card. A context, because the catalogue must not import the wishlist. */
export const CardHeart = createContext<((product: CardProduct) => ReactNode) | null>(null);

/** A product in a grid or rail. */
export function ProductCard(props: Props) {
  const { product, eager = false, pictures = 'swap', action } = props;
  const { title, handle, price, priceMax, compareAt } = product;
  const heart = useContext(CardHeart);
  const Pictures = pictureLayouts[pictures];
  return (
    <article className="flex h-full flex-col">
      <div className="relative">
        {product.images.length > 0 ? (
          <Pictures product={product} eager={eager} />
        ) : (
          <div className="aspect-square bg-sand" />
        )}
        {product.saleLabel && (
          <span className="pointer-events-none absolute start-3 top-3">
            <Badge tone="sale">Sale</Badge>
          </span>
        )}
        {heart && <div className="absolute end-1 top-1">{heart(product)}</div>}
      </div>
      <h3 className="mt-4 text-[1.125rem]/[1.3] tracking-[-0.005em] break-words">
        <Link to={`/products/${handle}`} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h3>
      {product.finish && <p className="small text-muted">{product.finish}</p>}
      <p className="mt-1 small">
        <Price price={price} compareAt={compareAt} from={priceMax.amount > price.amount} />
      </p>
      <div className="mt-1.5">
        <Swatches swatches={product.swatches} />
      </div>
      {action && <div className="mt-auto pt-3">{action}</div>}
    </article>
  );
}
