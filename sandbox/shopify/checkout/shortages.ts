import { sentItems, type PricedLine, type SentItem } from '../carts/checkout-cart';

/**
 * Returns one sentence per variant with too little stock. Variants with policy CONTINUE need no
 * stock.
 */
export function shortagesOf(lines: PricedLine[]): string[] {
  const wanted = new Map<number, SentItem>();
  for (const item of sentItems(lines)) {
    const quantity = item.quantity + (wanted.get(item.variant.id)?.quantity ?? 0);
    wanted.set(item.variant.id, { ...item, quantity });
  }
  return [...wanted.values()].flatMap(({ product, variant, quantity }) => {
    if (variant.policy === 'CONTINUE' || quantity <= variant.inventory) return [];
    const left = Math.max(0, variant.inventory);
    const name = `${product.title}${variant.title === 'Default Title' ? '' : ` (${variant.title})`}`;
    return [left === 0 ? `${name} has sold out.` : `Only ${left} of ${name} can be sent.`];
  });
}
