/** The state of a variant's add button, from its stock and inventory policy. */
import { isSent, type Variant } from './product';

type Stock = Pick<
  Variant,
  'inventory' | 'policy' | 'available' | 'preorder' | 'backorder' | 'requiresShipping'
>;

export interface Availability {
  button: 'add' | 'out-of-stock' | 'select-option';
  label: 'Add to bag' | 'Preorder' | 'Backorder' | 'Out of stock' | 'Select Option';
  /** The preorder or backorder message, for the page and for the line attribute `_messaging`. */
  message: string | null;
  /** Show the back-in-stock form. */
  notify: boolean;
}

/** `variant` is null while none is selected. */
export function availabilityOf(variant: Stock | null): Availability {
  if (!variant) {
    return { button: 'select-option', label: 'Select Option', message: null, notify: false };
  }
  if (variant.policy === 'CONTINUE') return { button: 'add', ...oversold(variant), notify: false };
  const notify = !variant.available && isSent(variant);
  return variant.inventory > 0
    ? { button: 'add', label: 'Add to bag', message: null, notify }
    : { button: 'out-of-stock', label: 'Out of stock', message: null, notify };
}

/** A variant that may be oversold has a message only when it is out of stock; preorder wins over backorder. */
function oversold(variant: Stock): Pick<Availability, 'label' | 'message'> {
  if (variant.inventory > 0) return { label: 'Add to bag', message: null };
  if (variant.preorder) return { label: 'Preorder', message: variant.preorder };
  if (variant.backorder) return { label: 'Backorder', message: variant.backorder };
  return { label: 'Add to bag', message: null };
}

/** So few pieces are told. */
const fewPieces = 5;

/** How many are left, when there are few; null when there are enough, none, or nobody knows. */
export const fewLeft = (variant: Pick<Variant, 'left'> | null): number | null =>
  variant?.left && variant.left <= fewPieces ? variant.left : null;

/** From when a variant is sent that has a message: a day that is still to come; null when unknown, and for others. */
export function sentFrom(variant: Stock & Pick<Variant, 'availableFrom'>, now: number) {
  const from = variant.availableFrom;
  return from && availabilityOf(variant).message && Date.parse(from) > now ? from : null;
}

/** The day of a date, or of a date and time, as yyyy-MM-dd; null for what is none. */
export function isoDay(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/**
 * True when no variant can be bought: none is in stock, and none may be oversold. `totalStock`: pieces of the whole
 * product, which may have more variants than a list names; null when unknown.
 */
export const isSoldOut = (variants: readonly Stock[], totalStock: number | null): boolean =>
  variants.length > 0 &&
  (totalStock ?? 0) <= 0 &&
  variants.every((variant) => availabilityOf(variant).button === 'out-of-stock');
