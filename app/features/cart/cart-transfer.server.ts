import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { optional } from '~/platform/optional.server';
import { getCart } from './cart.server';
import { maxPerLine } from './cart';
import { isTransferable, maxTransferLines, type TransferLine } from './cart-transfer';

const purpose = 'lintel bag handover';
const liveMs = 15 * 60 * 1000;

const sealedTransfer = v.object({
  until: v.number(),
  cut: v.boolean(),
  /** True if lines with selling plans stay in the former bag. Missing in links from earlier releases. */
  plansStay: v.optional(v.boolean(), false),
  lines: v.pipe(
    v.array(
      v.object({
        handle: v.string(),
        title: v.string(),
        size: v.nullable(v.string()),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPerLine)),
      }),
    ),
    v.maxLength(maxTransferLines),
  ),
});

/** As JSON. Sealed lines are a third longer, and the shop limits URLs to 8 KB. */
const maxTransferBytes = 5_000;

function linesThatFit(lines: readonly TransferLine[]): TransferLine[] {
  const kept = lines.slice(0, maxTransferLines);
  while (new TextEncoder().encode(JSON.stringify(kept)).length > maxTransferBytes) kept.pop();
  return kept;
}

const secretOf = ({ env }: Context) => env.CART_TRANSFER_SECRET ?? env.SESSION_SECRET;

/** Null if the cart doesn't exist, is empty or can't be read. */
export async function sealTransfer(context: Context): Promise<string | null> {
  const cart = await optional(context, 'cart-unavailable', getCart(context), null);
  const isWrap = ({ handle }: { handle: string }) => handle === context.env.GIFT_WRAP;
  const full = (cart?.lines ?? []).filter((line) => line.quantity > 0 && !isWrap(line));
  if (full.length === 0) return null;
  const transferable = full.filter(isTransferable);
  const lines = linesThatFit(
    transferable.map(({ handle, title, size, quantity }) => ({ handle, title, size, quantity })),
  );
  const content = {
    until: Date.now() + liveMs,
    cut: transferable.length > lines.length,
    plansStay: full.length > transferable.length,
    lines,
  };
  return seal(content, secretOf(context), purpose);
}

/** Null if the link is forged, expired or from an unrelated store. */
export async function openTransfer(
  context: Context,
  text: string,
): Promise<{ lines: TransferLine[]; cut: boolean; plansStay: boolean } | null> {
  const opened = v.safeParse(sealedTransfer, await unseal(text, secretOf(context), purpose));
  return opened.success && opened.output.until > Date.now() ? opened.output : null;
}
