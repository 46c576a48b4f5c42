import { availabilityOf } from '~/features/catalog/availability';
import type { Product, Variant } from '~/features/catalog/product';
import { buttonClass } from '~/ui/button';
import { Price } from '~/ui/price';
import { addFormId } from './add-form-id';

interface Props {
  product: Pick<Product, 'title' | 'price' | 'priceMax' | 'compareAt' | 'soldOut'>;
  variant: Variant | null;
}

/**
 * Shows while the form's own button is out of view, and submits that form. Without scroll timelines (Firefox) it isn't
 * sticky.
 */
export function BuyBar({ product, variant }: Props) {
  const { title, price, priceMax } = product;
  const shown = variant ?? product;
  const { button, label } = availabilityOf(variant);
  const look = `${buttonClass({ small: true })} shrink-0`;
  return (
    <div
      className={`sticky bottom-0 z-10 buy-bar flex items-center justify-between gap-4 border-t border-stone bg-paper not-supports-[animation-timeline:--buy]:static print:hidden ${
        // Without a form, the bar has nothing to track.
        product.soldOut ? 'md:hidden' : 'md:max-xl:hidden'
      }`}
      data-keep-clear
    >
      <p className="min-w-0 small">
        <span className="block truncate font-medium">{title}</span>
        <Price
          price={shown.price}
          compareAt={shown.compareAt}
          from={!variant && priceMax.amount > price.amount}
        />
      </p>
      {product.soldOut || button === 'out-of-stock' ? (
        <a href="#notify" className={look}>
          Let me know
        </a>
      ) : (
        <button type="submit" form={addFormId} className={look}>
          {label}
          <span className="sr-only">: {title}</span>
        </button>
      )}
    </div>
  );
}
