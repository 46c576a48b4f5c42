import { sizeLabel } from '~/features/catalog/product';
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { lineAttributes, lineMissing, maxPerLine, quantityInCart } from './cart';
import { queryBeforeAdd, updateCartLines } from './cart-api.server';
import { finishChange, type CartResult } from './finish-change.server';
import { getOwnCartId } from './own-cart.server';

interface Change {
  line: string;
  variantId: string;
}

/**
 * If the cart already has a line of the new variant, both become one line. `others` returns ids of the product's other
 * finishes. Changes nothing if the stock is too low. Throws Unavailable.
 */
export async function changeLine(
  context: Context,
  { line, variantId }: Change,
  others: (handle: string) => Promise<string[]>,
): CartResult {
  const id = await getOwnCartId(context, lineMissing(null));
  if (!id.ok) return id;
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const { variants, cart: before } = await queryBeforeAdd(context, [merchandiseId], id.value);
  const former = before?.lines.find((one) => one.id === line);
  if (!before || !former) return fail(lineMissing(before));
  if (former.variantId === variantId) return ok(before);
  const [variant] = variants;
  const isAlike =
    variant?.productId === former.productId ||
    (variant && (await others(former.handle)).includes(variant.productId));
  if (!isAlike) {
    return fail({ kind: 'gone', message: 'This option is no longer available.', cart: before });
  }
  const wanted = quantityInCart(before, variantId) + Math.max(1, former.quantity);
  if (wanted > maxPerLine) {
    const message = `Your bag can have at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart: before });
  }
  const name = sizeLabel(variant.variantTitle);
  const left = variant.left ?? wanted;
  if (left < wanted) {
    const message = `${stockOf(name, left, wanted)} Nothing was changed.`;
    return fail({ kind: 'refused', message, cart: before });
  }
  const payload = await updateCartLines(context, before.id, [
    {
      ...{ id: line, merchandiseId, attributes: lineAttributes(variant, former.recipient) },
      ...(former.quantity === 0 && { quantity: 1 }),
    },
  ]);
  const { cart, userErrors } = payload;
  const isFormer = cart?.lines.some((one) => one.id === line && one.variantId === former.variantId);
  const isChanged = cart !== null && !isFormer && userErrors.length === 0;
  const now = cart ? quantityInCart(cart, variantId) : 0;
  return finishChange(context, before.id, payload, {
    gone: lineMissing(null),
    isDone: () => isChanged && now >= wanted,
    mayFallShort: true,
    renewed: [variantId],
    // Another customer bought it since the stock was read.
    explanation: isChanged ? stockOf(name, now, wanted) : undefined,
  });
}

const stockOf = (name: string, left: number, wanted: number): string =>
  left > 0
    ? `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} in stock, and your bag would have ${wanted}.`
    : `${name} is out of stock.`;
