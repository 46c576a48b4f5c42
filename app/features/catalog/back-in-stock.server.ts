import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { allowEmail } from '~/platform/http/email-limit.server';
import { fail, ok, type Result } from '~/platform/result';
import { flashOf } from '~/platform/session/flash.server';
import { notifyWhenBack } from '~/services/klaviyo/klaviyo.server';
import {
  backInStockTexts,
  parseBackInStockForm,
  trapField,
  type BackInStockMessages,
} from './back-in-stock';
import { getProduct } from './catalog.server';

export const notifyFlash = flashOf(
  'notify',
  v.object({ handle: v.string(), variant: v.optional(v.string(), '') }),
);

export interface BackInStockProblem {
  /** 'invalid': the form has errors. 'unavailable': a service failed. */
  reason: 'invalid' | 'limited' | 'unavailable';
  messages: BackInStockMessages;
}

const failed = (reason: BackInStockProblem['reason']) =>
  fail<BackInStockProblem>({ reason, messages: { problem: backInStockTexts.failed } });

/** Outages are returned as failures, not thrown. */
export async function subscribeToBackInStock(
  context: Context,
  handle: string,
  fields: FormData,
): Promise<Result<void, BackInStockProblem>> {
  const form = parseBackInStockForm(fields);
  if (!form.ok) return fail({ reason: 'invalid', messages: form.error });
  // Bots get the normal reply.
  if (fields.get(trapField)) return ok(undefined);
  try {
    const product = await getProduct(context, handle);
    const variant = product?.variants.find(({ id }) => id === form.value.variant);
    if (!product || !variant) return failed('invalid');
    const { email } = form.value;
    if (!(await allowEmail(context, 'notify-mail', email))) {
      const problem =
        'Too many attempts for this email address. Please wait a minute and try again.';
      return fail({ reason: 'limited', messages: { problem } });
    }
    const sent = await notifyWhenBack(context, {
      email,
      variant: variant.id,
      product: product.id,
    });
    if (sent.ok) return sent;
    return failed(sent.error === 'refused' ? 'invalid' : 'unavailable');
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('notify-failed', { error });
    return failed('unavailable');
  }
}
