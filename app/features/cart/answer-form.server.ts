/** Handles a posted cart form. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import type { CartReply } from './cart';
import { changeCart, getCheckoutUrl } from './cart.server';
import { problemStatus, type CartProblem } from './cart-problem.server';
import { toClientCart } from './line-snapshots.server';
import { parseCartForm } from './cart-form';
import { acknowledgeChanges } from './get-cart.server';
import { removeSavedItem } from './saved-items.server';

/** Either the checkout URL to redirect to, or a reply with its HTTP status. */
export type FormAnswer = { leaveTo: string } | { reply: CartReply; status: number };

/** Performs the form's intent. An outage is a reply too (503), and the cart's cookie stays. */
export async function answerForm(context: Context, fields: FormData): Promise<FormAnswer> {
  const form = parseCartForm(fields);
  if (!form.ok) {
    const { message, field } = form.error;
    return refuse(400, { intent: String(fields.get('intent')), message, about: field });
  }
  const { intent } = form.value;
  try {
    if (form.value.intent === 'checkout') {
      const link = await getCheckoutUrl(context);
      return link.ok ? { leaveTo: link.value } : explain(context, intent, link.error);
    }
    if (form.value.intent === 'unsave') {
      removeSavedItem(context, form.value.merchandise);
      return { reply: { ok: true, intent }, status: 200 };
    }
    if (form.value.intent === 'seen') {
      const cart = await acknowledgeChanges(context);
      return {
        reply: { ok: true, intent, ...(cart && { bag: toClientCart(context, cart) }) },
        status: 200,
      };
    }
    const change = await changeCart(context, form.value);
    if (!change.ok) return explain(context, intent, change.error);
    return { reply: { ok: true, intent, bag: toClientCart(context, change.value) }, status: 200 };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { intent, error });
    context.outcome.unavailable = true;
    const message = "We can't change your bag right now. Please try again in a moment.";
    return refuse(503, { intent, message: isSilent(context, intent) ? undefined : message });
  }
}

const refuse = (status: number, reply: Omit<CartReply, 'ok'>): FormAnswer => ({
  reply: { ok: false, ...reply },
  status,
});

function explain(context: Context, intent: string, problem: CartProblem): FormAnswer {
  const { kind, cart, message } = problem;
  const silent = kind === 'empty' || (kind === 'refused' && isSilent(context, intent));
  const bag = cart ? toClientCart(context, cart) : undefined;
  const about = kind === 'code' ? 'code' : undefined;
  return refuse(problemStatus[kind], { intent, bag, about, message: silent ? undefined : message });
}

/** A failed add stays silent (the reply still holds the cart as it is) unless the operator sets ANNOUNCE_CART_ERRORS. */
const isSilent = ({ env }: Context, intent: string): boolean =>
  intent === 'add' && !env.ANNOUNCE_CART_ERRORS;
