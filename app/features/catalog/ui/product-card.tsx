import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge';
import { Picture } from '~/ui/picture';
import { Price } from '~/ui/price';
import type { CardProduct } from '../card';
import { Swatches } from './swatches';

interface Props {
  product: CardProduct;
  /** The first cards of a page: their first pictures are not lazy. */
  eager?: boolean;
  /** The first picture only: in a rail, where swiping must move the rail. */
  single?: boolean;
  /** Laid over the picture's corner: the wishlist heart. */
  children?: ReactNode;
  /** Below the price: an add-to-bag control for the first variant. */
  action?: ReactNode;
}

/** One product in a grid or rail. spec §2 "Product card". */
export function ProductCard({ product, eager = false, single = false, children, action }: Props) {
  const { title, handle, price, priceMax, compareAt } = product;
  const to = `/products/${handle}`;
  return (
    <article className="flex flex-col">
      <div className="relative bg-sand">
        <CardPictures
          images={single ? product.images.slice(0, 1) : product.images}
          to={to}
          eager={eager}
        />
        {product.saleLabel && (
          <span className="pointer-events-none absolute top-3 left-3">
            <Badge tone="sale">Sale</Badge>
          </span>
        )}
        {children && <div className="absolute top-2 right-2">{children}</div>}
      </div>
      <h3 className="mt-4 leading-snug">
        <Link to={to} className="underline-offset-4 hover:underline">
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
      {action && <div className="mt-3">{action}</div>}
    </article>
  );
}

/** A strip to swipe through when there are several. The title is the link that is read aloud. */
function CardPictures({
  images,
  to,
  eager,
}: {
  images: CardProduct['images'];
  to: string;
  eager: boolean;
}) {
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className="scrollbar-none flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
    >
      {images.map((image, index) => (
        <Picture
          key={image.src}
          src={image.src}
          alt=""
          width={500}
          height={500}
          eager={eager && index === 0}
          className="h-full w-full shrink-0 snap-center object-cover"
        />
      ))}
    </Link>
  );
}
