import { sizeLabel } from '~/features/catalog/product';
import { fitsRule, leastToAdd, ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { fail, ok } from '~/platform/result';
import { isAboutPlan, planGidOf } from './add-variant.server';
import { lineAttributes } from './line-attributes';
import { maxPerLine, quantityInCart, quantityOfLines, type LinePlan } from './cart';
import { lineMissing, planGone, planMissing } from './cart-problem';
import { queryBeforeAdd, updateCartLines } from './cart-api.server';
import { finishChange, type CartResult } from './finish-change.server';
import { getOwnCartId } from './own-cart.server';

interface Change {
  line: string;
  variantId: string;
  /** The new selling plan's id; '' for a one-time purchase. If it is undefined, the line keeps its plan. */
  planId?: string | undefined;
}

interface Lookups {
  /** Returns the ids of a product's other finishes. */
  others(handle: string): Promise<string[]>;
  planName(handle: string, variantId: string, planId: string): Promise<string | undefined>;
}

/**
 * Changes the line's variant, finish or selling plan. If the cart already has such a line, both become one line. Changes
 * nothing if the stock is too low or the quantity breaks the variant's rule. Throws Unavailable.
 */
export async function changeLine(
  context: Context,
  { line, variantId, planId }: Change,
  { others, planName }: Lookups,
): CartResult {
  const id = await getOwnCartId(context, lineMissing(null));
  if (!id.ok) return id;
  const merchandiseId = `gid://shopify/ProductVariant/${variantId}`;
  const { variants, cart: before } = await queryBeforeAdd(context, [merchandiseId], id.value);
  const former = before?.lines.find((one) => one.id === line);
  if (!before || !former) return fail(lineMissing(before));
  const wantedPlan = planId ?? former.plan?.id ?? '';
  const isSamePlan = (plan: LinePlan | undefined) => wantedPlan === (plan?.id ?? '');
  if (former.variantId === variantId && isSamePlan(former.plan)) return ok(before);
  const [variant] = variants;
  const isAlike =
    variant?.productId === former.productId ||
    (variant && (await others(former.handle)).includes(variant.productId));
  if (!isAlike) {
    return fail({ kind: 'gone', message: 'This option is no longer available.', cart: before });
  }
  if (variant.needsPlan && !wantedPlan) return fail(planMissing(before));
  const rest = before.lines.filter((one) => one !== former);
  const held = quantityOfLines({ lines: rest }, variantId);
  const moved = former.quantity || leastToAdd(variant.rule, held);
  const wanted = quantityInCart({ lines: rest }, variantId) + moved;
  if (held + moved > maxPerLine) {
    const message = `Your bag can have at most ${maxPerLine} of one product.`;
    return fail({ kind: 'limit', message, cart: before });
  }
  if (variant.rule && !fitsRule(variant.rule, held + moved)) {
    const message = `${ruleInWords(variant.rule)} Nothing was changed.`;
    return fail({ kind: 'limit', message, cart: before });
  }
  const size = sizeLabel(variant.variantTitle);
  const left = variant.left ?? wanted;
  if (left < wanted) {
    const message = `${stockOf(size, left, wanted)} Nothing was changed.`;
    return fail({ kind: 'refused', message, cart: before });
  }
  const name = isSamePlan(former.plan)
    ? former.plan?.name
    : await planName(former.handle, variantId, wantedPlan);
  const payload = await updateCartLines(context, before.id, [
    {
      id: line,
      merchandiseId,
      attributes: lineAttributes(variant, former.recipient, name),
      ...((wantedPlan || former.plan) && {
        sellingPlanId: wantedPlan ? planGidOf(wantedPlan) : null,
      }),
      ...(former.quantity === 0 && { quantity: moved }),
    },
  ]);
  const { cart, userErrors } = payload;
  const isFormer = cart?.lines.some(
    (one) =>
      one.id === line && one.variantId === former.variantId && one.plan?.id === former.plan?.id,
  );
  const isChanged = cart !== null && !isFormer && userErrors.length === 0;
  const now = cart ? quantityInCart(cart, variantId) : 0;
  return finishChange(context, before.id, payload, {
    gone: lineMissing(null),
    isDone: () => isChanged && now >= wanted,
    mayFallShort: true,
    renewed: [variantId],
    // Another customer may have bought the variant since its stock was read.
    explanation: isChanged
      ? stockOf(size, now, wanted)
      : userErrors.some(isAboutPlan)
        ? planGone(null).message
        : undefined,
  });
}

const stockOf = (name: string, left: number, wanted: number): string =>
  left > 0
    ? `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} in stock, and your bag would have ${wanted}.`
    : `${name} is out of stock.`;
