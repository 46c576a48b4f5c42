import * as v from 'valibot';
import { flashOf, textFlash } from '~/platform/session/flash.server';
import type { ToChoose, UndoItem } from './cart-view';

/** What the cart page shows once. */
export const cartFlash = {
  notice: textFlash('cart'),
  problem: textFlash('cart-problem'),
  undo: flashOf<UndoItem>(
    'cart-undo',
    v.object({
      variantId: v.string(),
      quantity: v.number(),
      recipient: v.optional(
        v.object({
          email: v.string(),
          name: v.string(),
          message: v.string(),
          sendOn: v.string(),
          offset: v.string(),
        }),
      ),
      plan: v.optional(v.string()),
      handle: v.optional(v.string()),
    }),
  ),
  toChoose: flashOf<ToChoose>(
    'cart-choose',
    v.object({
      products: v.array(v.object({ title: v.string(), handle: v.string(), variantId: v.string() })),
      more: v.number(),
    }),
  ),
  codeProblem: textFlash('cart-code'),
  triedCode: textFlash('cart-code-tried'),
  /** Why a link's code doesn't apply to the cart with this id. */
  linkedCode: flashOf(
    'cart-linked-code',
    v.object({ code: v.string(), problem: v.string(), cartId: v.string() }),
  ),
};
