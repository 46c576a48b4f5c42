import { availabilityOf } from '~/features/catalog/availability';
import type { Product, Variant } from '~/features/catalog/product';
import { buttonClass } from '~/ui/button';
import { Price } from '~/ui/price';
import { addFormId } from './add-form-id';

interface Props {
  product: Pick<Product, 'title' | 'price' | 'priceMax' | 'compareAt' | 'soldOut'>;
  /** The selected variant. */
  variant: Variant | null;
}

/**
 * On phones and wide windows: name, price and button at the window's lower edge, as long as the form's own quantity and button are out
 * of sight, so that it covers neither. Its button sends that form; a browser leads to what is not chosen yet. It has a
 * place of its own at the end of what it is about, so that it covers nothing that comes after. Browsers without scroll
 * timelines, such as Firefox, can't hide it over the form, so there it stays in that place.
 */
export function BuyBar({ product, variant }: Props) {
  const { title, price, priceMax } = product;
  const shown = variant ?? product;
  const { button, label } = availabilityOf(variant);
  const look = `${buttonClass({ small: true })} shrink-0`;
  return (
    <div
      className={`sticky bottom-0 z-10 buy-bar flex items-center justify-between gap-4 border-t border-stone bg-paper not-supports-[animation-timeline:--buy]:static print:hidden ${
        // With nothing to fill in there is no form whose place could be told.
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
