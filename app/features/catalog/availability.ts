import { isSent, type Variant } from './product';

type Stock = Pick<
  Variant,
  'inventory' | 'policy' | 'available' | 'preorder' | 'backorder' | 'requiresShipping'
>;

interface StorefrontStock {
  availableForSale: boolean;
  currentlyNotInStock: boolean;
  quantityAvailable: number | null;
}

/**
 * Derives the inventory policy, which the API lacks: a variant that is for sale without stock has the policy CONTINUE.
 * `quantityAvailable` is null if the token can't read the inventory.
 */
export function stockOf(
  variant: StorefrontStock,
): Pick<Variant, 'inventory' | 'policy' | 'left' | 'available'> {
  const { availableForSale: available, quantityAvailable: quantity } = variant;
  if (!available)
    return { available, policy: 'DENY', inventory: Math.min(quantity ?? 0, 0), left: 0 };
  const oversold = variant.currentlyNotInStock || (quantity !== null && quantity <= 0);
  return oversold
    ? { available, policy: 'CONTINUE', inventory: quantity ?? 0, left: null }
    : { available, policy: 'DENY', inventory: quantity ?? 1, left: quantity };
}

export interface Availability {
  button: 'add' | 'out-of-stock' | 'select-option';
  label: 'Add to bag' | 'Preorder' | 'Backorder' | 'Out of stock' | 'Select Option';
  /** Preorder or backorder message. The bag stores it in the line attribute `_messaging`. */
  message: string | null;
  notify: boolean;
}

/** `variant`: null if none is selected. */
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

/** Label and message of a variant that is sold even without stock. The preorder message takes priority. */
function oversold(variant: Stock): Pick<Availability, 'label' | 'message'> {
  if (variant.inventory > 0) return { label: 'Add to bag', message: null };
  if (variant.preorder) return { label: 'Preorder', message: variant.preorder };
  if (variant.backorder) return { label: 'Backorder', message: variant.backorder };
  return { label: 'Add to bag', message: null };
}

const fewPieces = 5;

/** Null if the stock is unknown, empty or above `fewPieces`. */
export const fewLeft = (variant: Pick<Variant, 'left'> | null): number | null =>
  variant?.left && variant.left <= fewPieces ? variant.left : null;

/**
 * For agents: 'In stock', 'Only 3 left', 'Preorder: Ships in January. (ships from 2027-01-18)', 'Out of stock'. `today`:
 * yyyy-MM-dd.
 */
export function stockText(
  variant: Stock & Partial<Pick<Variant, 'left' | 'availableFrom'>>,
  today: string,
): string {
  const { button, label, message } = availabilityOf(variant);
  if (button === 'out-of-stock') return 'Out of stock';
  if (message) {
    const from = sentFrom({ ...variant, availableFrom: variant.availableFrom ?? null }, today);
    return `${label}: ${message}${from ? ` (ships from ${from})` : ''}`;
  }
  const left = fewLeft({ left: variant.left ?? null });
  return left ? `Only ${left} left` : 'In stock';
}

/** Null if the date isn't after `today` (yyyy-MM-dd), or if the variant has no preorder or backorder message. */
export function sentFrom(variant: Stock & Pick<Variant, 'availableFrom'>, today: string) {
  const from = variant.availableFrom;
  return from && availabilityOf(variant).message && from > today ? from : null;
}

/** yyyy-MM-dd; null if not a date. */
export function isoDay(text: string | null): string | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** `totalStock` includes variants that `variants` lacks; null if unknown. */
export const isSoldOut = (variants: readonly Stock[], totalStock: number | null): boolean =>
  variants.length > 0 &&
  (totalStock ?? 0) <= 0 &&
  variants.every((variant) => availabilityOf(variant).button === 'out-of-stock');
