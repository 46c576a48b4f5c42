import { Link } from '@remix-run/react';
import { sizeLabel } from '~/features/catalog/product';
import { overviewOf, pickupPath, stockWords, type Pickup } from '../pickup';
import { usePickupStyle } from './choose-pickup-shop';
import { ShopList } from './shop-list';

interface Props {
  pickup: Pickup;
  product: { handle: string; variants: readonly unknown[] };
  /** The selected variant. */
  variant: { id: string; title: string } | null;
}

export function PickupSection({ pickup, product, variant }: Props) {
  const { handle, variants } = product;
  usePickupStyle();
  const page = pickupPath(handle, variant && variants.length > 1 ? { variant: variant.id } : {});
  return (
    <section aria-labelledby="pickup" className="mt-8 print:hidden">
      <h2 id="pickup" className="heading-sm">
        Pick up in a shop
        {/* Without scripts, the page can't follow the selection. */}
        {variant && variants.length > 1 && (
          <span className="text-muted"> · {sizeLabel(variant.title)}</span>
        )}
      </h2>
      {variant ? (
        <>
          <div className="mt-3" aria-live="polite">
            <p data-pickup-at="any">{overviewOf(pickup, variant.id)}</p>
            {pickup.shops.map(({ id, name }) => {
              const stock = pickup.stock[variant.id]?.[id];
              return (
                <p key={id} data-pickup-at={id} className="hidden">
                  {stock
                    ? `Pick up at ${name}. ${stockWords(stock)} Choose pickup in your bag.`
                    : `Not at ${name} now.`}
                </p>
              );
            })}
          </div>
          {pickup.shops.length > 1 && (
            <details className="mt-3">
              <summary className="cursor-pointer small text-link">See stock by shop</summary>
              <ShopList handle={handle} pickup={pickup} variantId={variant.id} heading="h3" />
            </details>
          )}
        </>
      ) : (
        <p className="mt-3 text-muted">Choose your options to see which shops have it.</p>
      )}
      <p className="mt-3 small">
        <Link to={page} className="text-muted text-link">
          Shops with addresses
        </Link>
      </p>
    </section>
  );
}
