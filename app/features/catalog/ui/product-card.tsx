import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture';
import type { CardProduct } from '../card';
import { PriceTag } from './price-tag';
import { Swatches } from './swatches';

interface Props {
  product: CardProduct;
  /** BCP 47, for the price. */
  locale: string;
  /** The first cards of a page: their pictures are not lazy. */
  eager?: boolean;
  /** Laid over the picture's corner: the wishlist heart. */
  children?: ReactNode;
  /** Below the price: an add-to-bag control for the first variant. */
  action?: ReactNode;
}

/** One product in a grid or rail. spec §2 "Product card". */
export function ProductCard({ product, locale, eager, children, action }: Props) {
  const to = `/products/${product.handle}`;
  return (
    <article className="group relative flex flex-col">
      <div className="relative bg-sand">
        <CardPictures product={product} to={to} eager={eager} />
        {product.saleLabel && (
          <span className="absolute top-3 left-3 bg-sale px-2 py-1 text-xs tracking-wide text-paper">
            Sale
          </span>
        )}
        {children && <div className="absolute top-2 right-2">{children}</div>}
      </div>
      <h3 className="mt-4 font-serif text-lg leading-snug">
        <Link to={to} className="underline-offset-4 hover:underline">
          {product.title}
        </Link>
      </h3>
      <PriceTag {...product} locale={locale} />
      <Swatches swatches={product.swatches} />
      {action && <div className="mt-3">{action}</div>}
    </article>
  );
}

/** A strip to swipe through when there are several. The title is the link that is read aloud. */
function CardPictures({
  product,
  to,
  eager,
}: {
  product: CardProduct;
  to: string;
  eager: boolean | undefined;
}) {
  return (
    <Link
      to={to}
      tabIndex={-1}
      aria-hidden="true"
      className="flex aspect-square snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
    >
      {product.images.map((image, index) => (
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
