import type { SeedProduct, SeedVariant } from '../../../seed/types';
import type { World } from '../../../world/world';
import type { Line } from '../../carts/carts';
import { CartMutationError } from './errors';

/** Keeps sums within GraphQL's `Int`. */
const most = 1_000_000;

/** `Title - Variant`; only the title for products without options. */
export function merchandiseName(product: SeedProduct, variant: SeedVariant): string {
  return variant.title === 'Default Title' ? product.title : `${product.title} - ${variant.title}`;
}

/**
 * All lines of a variant share its stock; policy CONTINUE has no limit. If the quantity exceeds the
 * stock, Shopify lowers it (down to 0) and reports this in `warnings`. With
 * `STOCK_SEMANTICS=errors`, the sandbox instead leaves the cart unchanged and returns a userError,
 * as Shopify did before 2024-10.
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
    new CartMutationError({ code, field, message }, 'unchanged cart');
  if (wanted < 0) {
    const words = `The quantity for merchandise with title ${name} must be greater than zero.`;
    throw refuse('INVALID', words);
  }
  if (variant.rule) refuseByRule(variant.rule, wanted, name, refuse);
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

/** The codes are Shopify's; the wording is ours. */
function refuseByRule(
  { minimum, maximum, increment }: NonNullable<SeedVariant['rule']>,
  wanted: number,
  name: string,
  refuse: (code: string, message: string) => CartMutationError,
): void {
  const quantity = `The quantity for merchandise with title ${name}`;
  if (wanted < minimum) throw refuse('MINIMUM_NOT_MET', `${quantity} must be at least ${minimum}.`);
  if (maximum !== null && wanted > maximum)
    throw refuse('MAXIMUM_EXCEEDED', `${quantity} cannot exceed ${maximum}.`);
  if (wanted % increment !== 0)
    throw refuse('INVALID_INCREMENT', `${quantity} must be a multiple of ${increment}.`);
}
