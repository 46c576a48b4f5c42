import type { SeedProduct, SeedVariant } from '../../seed/types';
import type { World } from '../../state/world';
import { Refused } from './errors';
import type { Line } from './store';

/** More of one thing than this is refused, so that sums stay within the schema's `Int`. */
const most = 1_000_000;

/** `Title - Variant`, or the title alone for a product without options. */
function merchandiseName(product: SeedProduct, variant: SeedVariant): string {
  return variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
}

/**
 * How many of `wanted` a line may hold. With clamp semantics a shortage makes the line smaller,
 * down to 0, without a word; with error semantics it is refused (contracts §1.7). Lines of the
 * same variant with other attributes share the stock. CONTINUE is never limited.
 */
export function allowedQuantity(
  { env }: World,
  { product, variant }: { product: SeedProduct; variant: SeedVariant },
  wanted: number,
  others: Line[],
  field: string[],
): number {
  const name = merchandiseName(product, variant);
  const refuse = (code: string, message: string) =>
    new Refused({ code, field, message }, 'unchanged cart');
  if (wanted < 0) {
    const words = `The quantity for merchandise with title ${name} must be greater than zero.`;
    throw refuse('INVALID', words);
  }
  const taken = others
    .filter(({ variantId }) => variantId === variant.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const left = Math.max(0, variant.inventory - taken);
  const short = variant.policy === 'DENY' && wanted > left;
  if (short && env.STOCK_SEMANTICS === 'errors') {
    const soldOut = `The product '${name}' is already sold out.`;
    const some = `Only ${left} items of '${name}' are available.`;
    throw refuse('INVALID', variant.inventory > 0 ? some : soldOut);
  }
  if (!short && wanted > most) {
    const words = `The quantity for merchandise with title ${name} cannot exceed ${most}.`;
    throw refuse('MAXIMUM_EXCEEDED', words);
  }
  return short ? left : wanted;
}
