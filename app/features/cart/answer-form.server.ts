/** Handles a posted cart form. */
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';
import type { BagReply } from './cart';
import { changeBag, checkoutLink } from './cart.server';
import { problemStatus, type CartProblem } from './cart-problem.server';
import { tellBag } from './changes.server';
import { parseBagForm } from './forms';
import { takeNote } from './get-cart.server';
import { dropSaved } from './saved.server';

/** Either the checkout URL to redirect to, or a reply with its HTTP status. */
export type FormAnswer = { leaveTo: string } | { reply: BagReply; status: number };

/** Performs the form's intent. An outage is a reply too (503), and the cart's cookie stays. */
export async function answerForm(context: Context, fields: FormData): Promise<FormAnswer> {
  const form = parseBagForm(fields);
  if (!form.ok) {
    const { message, field } = form.error;
    return refuse(400, { intent: String(fields.get('intent')), message, about: field });
  }
  const { intent } = form.value;
  try {
    if (form.value.intent === 'checkout') {
      const link = await checkoutLink(context);
      return link.ok ? { leaveTo: link.value } : explain(context, intent, link.error);
    }
    if (form.value.intent === 'unsave') {
      dropSaved(context, form.value.merchandise);
      return { reply: { ok: true, intent }, status: 200 };
    }
    if (form.value.intent === 'seen') {
      const cart = await takeNote(context);
      return {
        reply: { ok: true, intent, ...(cart && { bag: tellBag(context, cart) }) },
        status: 200,
      };
    }
    const change = await changeBag(context, form.value);
    if (!change.ok) return explain(context, intent, change.error);
    return { reply: { ok: true, intent, bag: tellBag(context, change.value) }, status: 200 };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { intent, error });
    context.outcome.unavailable = true;
    const message = "We can't change your bag right now. Please try again in a moment.";
    return refuse(503, { intent, message: isSilent(context, intent) ? undefined : message });
  }
}

const refuse = (status: number, reply: Omit<BagReply, 'ok'>): FormAnswer => ({
  reply: { ok: false, ...reply },
  status,
});

function explain(context: Context, intent: string, problem: CartProblem): FormAnswer {
  const { kind, cart, message } = problem;
  const silent = kind === 'empty' || (kind === 'refused' && isSilent(context, intent));
  const bag = cart ? tellBag(context, cart) : undefined;
  const about = kind === 'code' ? 'code' : undefined;
  return refuse(problemStatus[kind], { intent, bag, about, message: silent ? undefined : message });
}

/** A failed add stays silent (the reply still holds the cart as it is) unless the operator sets ANNOUNCE_CART_ERRORS. */
const isSilent = ({ env }: Context, intent: string): boolean =>
  intent === 'add' && !env.ANNOUNCE_CART_ERRORS;
