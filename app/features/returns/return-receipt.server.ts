import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { seal, unseal } from '~/platform/session/seal.server';
import { reasons } from './returns';
import type { ReturnRequest } from './return-form';

const cookie = 'return-receipt';
const purpose = 'lintel return receipt 1';
const lifetimeSeconds = 60 * 60;

const schema = v.object({
  /** Digits of the order's gid. */
  order: v.string(),
  /** yyyy-MM-dd. */
  sentOn: v.string(),
  /** '#1001-R1'; null if the shop answers by email. */
  name: v.nullable(v.string()),
  items: v.array(v.object({ id: v.string(), quantity: v.number(), reason: v.picklist(reasons) })),
  method: v.string(),
  note: v.string(),
  /** Expiry, in ms since 1970. The server checks it, because browsers may send expired cookies. */
  until: v.number(),
});

export type Receipt = ReturnRequest & Pick<v.InferOutput<typeof schema>, 'sentOn' | 'name'>;

/** A receipt that is too large for a cookie loses its items. */
export async function keepReceipt(context: Context, order: string, receipt: Receipt) {
  const { cookies, env } = context;
  const content = { ...receipt, order, until: Date.now() + lifetimeSeconds * 1000 };
  for (const items of [receipt.items, []]) {
    const text = await seal({ ...content, items }, env.SESSION_SECRET, purpose);
    if (cookies.set(cookie, text, { maxAge: lifetimeSeconds })) return;
  }
}

/** Null unless this browser has sent a request for this order. */
export async function readReceipt(
  { cookies, env }: Context,
  order: string,
): Promise<Receipt | null> {
  const text = cookies.get(cookie);
  if (!text) return null;
  const read = v.safeParse(schema, await unseal(text, env.SESSION_SECRET, purpose));
  if (!read.success || read.output.order !== order || Date.now() > read.output.until) return null;
  const { sentOn, name, items, method, note } = read.output;
  return { sentOn, name, items, method, note };
}

/** Call this when the shopper signs out or closes the order. */
export function dropReceipt({ cookies }: Context): void {
  if (cookies.get(cookie) !== undefined) cookies.remove(cookie);
}
