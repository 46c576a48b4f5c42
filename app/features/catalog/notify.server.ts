/** Back-in-stock subscriptions. */
import type { Context } from '~/platform/context.server';
import { notifyWhenBack } from '~/services/klaviyo/klaviyo.server';
import { getProduct } from './catalog.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import {
  backInStockTexts,
  parseBackInStockForm,
  trapField,
  type BackInStockReply,
} from './back-in-stock';

export interface NotifyOutcome {
  reply: BackInStockReply;
  status: number;
}

/** Handles the product page's back-in-stock form. An outage is a reply (503, 'There was an issue'), not an error. */
export async function submitNotifyForm(
  context: Context,
  handle: string,
  fields: FormData,
): Promise<NotifyOutcome> {
  const form = parseBackInStockForm(fields);
  if (!form.ok) return { reply: form.reply, status: 400 };
  const { email } = form;
  const done: NotifyOutcome = { reply: { intent: 'notify', ok: true, email }, status: 200 };
  // A bot that filled in the trap gets the same reply as a person.
  if (fields.get(trapField)) return done;
  const failed = (status: number): NotifyOutcome => ({
    reply: { intent: 'notify', ok: false, email, problem: backInStockTexts.failed },
    status,
  });
  try {
    const product = await getProduct(context, handle);
    const variant = product?.variants.find(({ id }) => id === form.value.variant);
    if (!product || !variant) return failed(400);
    const wish = { email: form.value.email, variant: variant.id, product: product.id };
    const sent = await notifyWhenBack(context, wish);
    if (sent.ok) return done;
    return failed(sent.error === 'refused' ? 400 : 503);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('notify-failed', { error });
    return failed(503);
  }
}
