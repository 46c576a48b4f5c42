/** Adds the items of an earlier order to the cart. */
import type { Context } from '~/platform/context.server';
import { lineAttributes, maxPerLine, quantityInCart } from './cart';
import { queryBeforeAdd } from './cart-api.server';
import { readCartId, setCartCookies } from './cart-cookies.server';
import { addOrCreate } from './create-cart.server';

export interface ReorderItem {
  /** Digits of the variant's gid. */
  merchandise: string;
  quantity: number;
}

/** Shopify refuses an input array of more than 250 items. */
const maxInputItems = 250;

/**
 * Adds what can still be bought. Returns how many of the wanted pieces were added and how many were
 * not. Throws Unavailable.
 */
export async function reorder(
  context: Context,
  wanted: readonly ReorderItem[],
): Promise<{ added: number; missing: number }> {
  const pieces = new Map<string, number>();
  for (const { merchandise, quantity } of wanted.slice(0, maxInputItems)) {
    pieces.set(merchandise, (pieces.get(merchandise) ?? 0) + quantity);
  }
  const wantedPieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0);
  const ids = [...pieces.keys()].map((digits) => `gid://shopify/ProductVariant/${digits}`);
  const storedId = readCartId(context);
  const { variants, cart } = await queryBeforeAdd(context, ids, storedId);
  const lines = variants.flatMap((variant) => {
    const digits = variant.id.split('/').at(-1) ?? '';
    const room = maxPerLine - (cart ? quantityInCart(cart, digits) : 0);
    const quantity = Math.min(pieces.get(digits) ?? 0, room);
    if (quantity < 1) return [];
    return [{ merchandiseId: variant.id, quantity, attributes: lineAttributes(variant) }];
  });
  if (lines.length === 0) return { added: 0, missing: wantedPieces };
  const { payload, before } = await addOrCreate(context, lines, { cart, goneId: storedId });
  if (payload.cart) setCartCookies(context, payload.cart);
  const added = payload.cart ? Math.max(0, payload.cart.count - (before?.count ?? 0)) : 0;
  return { added, missing: Math.max(0, wantedPieces - added) };
}
