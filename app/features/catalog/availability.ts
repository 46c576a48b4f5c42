/** What the add-to-bag place shows for a variant: spec §4 "Add-to-cart display", contracts §4.8. */
import type { Variant } from './product';

type Stock = Pick<Variant, 'inventory' | 'policy' | 'available' | 'preorder' | 'backorder'>;

export interface Availability {
  button: 'add' | 'out-of-stock' | 'select-option';
  label: 'Add to bag' | 'Preorder' | 'Backorder' | 'Out of stock' | 'Select Option';
  /** The preorder or backorder text, for the page and the `_messaging` line attribute. */
  message: string | null;
  /** Show the notify-me form. */
  notify: boolean;
}

/** Null is "no variant chosen yet". */
export function availabilityOf(variant: Stock | null): Availability {
  if (!variant) {
    return { button: 'select-option', label: 'Select Option', message: null, notify: false };
  }
  if (variant.policy === 'CONTINUE') return { button: 'add', ...oversold(variant), notify: false };
  const notify = !variant.available;
  return variant.inventory > 0
    ? { button: 'add', label: 'Add to bag', message: null, notify }
    : { button: 'out-of-stock', label: 'Out of stock', message: null, notify };
}

/** A variant that may be sold below zero tells so once it is there; a preorder text goes first. */
function oversold(variant: Stock): Pick<Availability, 'label' | 'message'> {
  if (variant.inventory > 0) return { label: 'Add to bag', message: null };
  if (variant.preorder) return { label: 'Preorder', message: variant.preorder };
  if (variant.backorder) return { label: 'Backorder', message: variant.backorder };
  return { label: 'Add to bag', message: null };
}
