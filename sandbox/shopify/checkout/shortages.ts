import type { PricedLine } from '../carts/checkout-cart';

/**
 * Returns one sentence per variant with too little stock. Variants with policy CONTINUE need no
 * stock.
 */
export function shortagesOf(lines: PricedLine[]): string[] {
  const wanted = new Map<number, { line: PricedLine; quantity: number }>();
  for (const line of lines) {
    const quantity = line.quantity + (wanted.get(line.variant.id)?.quantity ?? 0);
    wanted.set(line.variant.id, { line, quantity });
  }
  return [...wanted.values()].flatMap(({ line: { product, variant }, quantity }) => {
    if (variant.policy === 'CONTINUE' || quantity <= variant.inventory) return [];
    const left = Math.max(0, variant.inventory);
    const name = `${product.title}${variant.title === 'Default Title' ? '' : ` (${variant.title})`}`;
    return [left === 0 ? `${name} has sold out.` : `Only ${left} of ${name} can be sent.`];
  });
}
