import { useCallback, useState, type FormEvent, type MouseEvent } from 'react';
import { availabilityOf } from '~/features/catalog/availability';
import { isSent, isSingleVariant, type Product, type Variant } from '~/features/catalog/product';
import { shownPrice, type SelectedOptions } from '~/features/catalog/selected-options';
import { buttonClass } from '~/ui/button';
import { ChevronIcon } from '~/ui/icons';
import { lazyComponent } from '~/ui/lazy-component';
import { isPlainClick } from '~/ui/plain-click';
import { Price } from '~/ui/price';
import { useHydrated } from '~/ui/use-hydrated';
import { addFormId } from './add-form-id';
import type { ShownPlans } from './choice-sheet';
import type { PricedFor } from './index';

const [useSheet, preloadSheet] = lazyComponent(
  async () => (await import('./choice-sheet')).ChoiceSheet,
);

interface Props {
  product: Product;
  variant: Variant | null;
  selectedOptions: SelectedOptions;
  onChange(event: FormEvent<HTMLElement>): void;
  plans?: ShownPlans | undefined;
  pricedFor?: PricedFor | undefined;
}

/**
 * Shows a second button for the product form while the form's own button is out of view. In browsers without scroll
 * timelines (Firefox), the bar isn't sticky.
 */
export function BuyBar(props: Props) {
  const { product, variant, selectedOptions, onChange, plans, pricedFor } = props;
  const [choosing, setChoosing] = useState(false);
  const close = useCallback(() => setChoosing(false), []);
  const toForm = useCallback(() => {
    setChoosing(false);
    location.hash = addFormId;
  }, []);
  const Sheet = useSheet(choosing, toForm);
  const { title } = product;
  const hydrated = useHydrated();
  const { shown, from } =
    plans?.price ??
    shownPrice(product, hydrated || isSingleVariant(product) ? variant : null, selectedOptions);
  const { button, label, notify } = availabilityOf(variant);
  const isOut = product.soldOut || button === 'out-of-stock';
  // As on the page, which has the back-in-stock form only for goods that are sent.
  const hasForm = variant ? notify : product.variants.some(isSent);
  const look = `${buttonClass({ small: true })} shrink-0`;
  const choose = {
    href: `#${addFormId}`,
    'data-in-place': true,
    onPointerEnter: preloadSheet,
    onFocus: preloadSheet,
    onClick: (event: MouseEvent) => {
      // For a gift card, the link leads to the page's form, because the panel lacks the recipient entered there.
      if (!isPlainClick(event) || product.isGiftCard) return;
      event.preventDefault();
      setChoosing(true);
    },
  };
  return (
    <>
      <div
        className={`sticky bottom-0 z-10 buy-bar flex items-center justify-between gap-4 border-t border-stone bg-paper not-supports-[animation-timeline:--buy]:static print:hidden ${
          // CSS shows the bar while the form is out of view. Sold-out products have no form, so hide it from `md` up.
          product.soldOut ? 'md:hidden' : 'md:max-xl:hidden'
        }`}
        data-keep-clear
      >
        <div className="min-w-0 small">
          <p className="truncate font-medium">{title}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            <Price price={shown.price} compareAt={shown.compareAt} from={from} />
            {variant && !isSingleVariant(product) && (
              <a {...choose} className="flex min-h-6 items-center gap-1 text-muted text-link">
                {hydrated ? (
                  <>
                    <span className="sr-only">Change </span>
                    {variant.title}
                  </>
                ) : (
                  'Options'
                )}
                <ChevronIcon className="size-3.5 rotate-180" />
              </a>
            )}
          </p>
        </div>
        {isOut ? (
          hasForm ? (
            <a href="#notify" className={look}>
              Let me know
            </a>
          ) : (
            <button type="button" disabled className={look}>
              Out of stock
            </button>
          )
        ) : variant ? (
          <button type="submit" form={addFormId} className={look}>
            {label}
            <span className="sr-only">: {title}</span>
          </button>
        ) : (
          <a {...choose} className={look}>
            {label}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      {choosing && Sheet && (
        <Sheet
          product={product}
          variant={variant}
          selectedOptions={selectedOptions}
          onChange={onChange}
          onClose={close}
          plans={plans}
          pricedFor={pricedFor}
        />
      )}
    </>
  );
}
