import { availabilityOf, sentFrom } from './availability';

export interface SearchAvailability {
  availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** Ship date of preorders and backorders, yyyy-MM-dd. */
  availableFrom: string | null;
}

const yearMs = 366 * 86_400_000;
const yearAfter = (day: string) => new Date(Date.parse(day) + yearMs).toISOString().slice(0, 10);

/**
 * For product feeds and structured data. Google requires a ship date within a year for preorders and backorders; without
 * a date, the variant is out of stock. `today`: the day at the store's home, see `localDay`.
 */
export function searchAvailability(
  variant: Parameters<typeof sentFrom>[0],
  today: string,
): SearchAvailability {
  const { button, label, message } = availabilityOf(variant);
  if (button === 'out-of-stock') return { availability: 'out_of_stock', availableFrom: null };
  if (!message) return { availability: 'in_stock', availableFrom: null };
  const from = sentFrom(variant, today);
  if (!from || from > yearAfter(today))
    return { availability: 'out_of_stock', availableFrom: null };
  return { availability: label === 'Preorder' ? 'preorder' : 'backorder', availableFrom: from };
}
