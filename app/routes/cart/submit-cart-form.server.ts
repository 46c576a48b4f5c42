import { payMethods, type Cart, type PayMethod } from '~/features/cart/cart';
import type { CartReply, RefusedGift, UndoItem } from '~/features/cart/cart-view';
import { unavailable, type CartProblem } from '~/features/cart/cart-problem';
import { parseCartForm, recipientErrors, type CartFormInput } from '~/features/cart/cart-form';
import { recipientIn } from '~/features/cart/gift-recipient';
import { goneProblem } from '~/features/cart/add-variant.server';
import { addLines } from '~/features/cart/add-lines.server';
import { buyNow } from '~/features/cart/buy-now.server';
import { changeLine } from '~/features/cart/change-line.server';
import {
  acknowledgeChanges,
  addLine,
  applyCode,
  removeDiscount,
  removeLine,
  updateLine,
} from '~/features/cart/cart.server';
import { keepOne, setGiftWrap, tidyWrap, withoutLoneWrap } from '~/features/cart/gift-wrap.server';
import { removeGiftCard } from '~/features/cart/gift-cards.server';
import { knownVariantOf } from '~/features/cart/known-variant';
import {
  applyPendingCode,
  applyPendingCodeAtCheckout,
} from '~/features/cart/pending-discount.server';
import { saveGift, saveNote } from '~/features/cart/note-and-gift-message.server';
import { readCartId } from '~/features/cart/cart-cookies.server';
import { cannotOpen, getCheckout } from '~/features/cart/checkout-url.server';
import { removeSavedItem, restoreLine, saveLine } from '~/features/cart/saved-items.server';
import { availabilityOf } from '~/features/catalog/availability';
import { getCachedProduct, getProduct } from '~/features/catalog/catalog.server';
import { isHandle } from '~/features/catalog/handle';
import {
  findVariant,
  firstMissing,
  optionFields,
  parseSelectedOptions,
  selectionProblem,
} from '~/features/catalog/selected-options';
import { findPlan } from '~/features/selling-plans/selling-plans';
import { getSellingPlans } from '~/features/selling-plans/selling-plans.server';
import { ruleInWords } from '~/features/catalog/quantity-rule';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { fail, ok, type Result } from '~/platform/result';
import { choosePickup } from './choose-pickup.server';
import { findGiftWrap } from './find-gift-wrap.server';
import { getOtherFinishes } from './other-finishes.server';
import { toShownCart } from './shown-cart.server';

type AddInput = Extract<CartFormInput, { intent: 'add' }>;

type Submitted = { redirectTo: string } | { reply: CartReply; status: number };

/** In characters. */
const longestEcho = 20_000;

/** During an outage, returns a 503 and keeps the cart's cookie. */
export async function submitCartForm(context: Context, fields: FormData): Promise<Submitted> {
  const intent = String(fields.get('intent'));
  let silent = false;
  try {
    const unresolved = await resolveVariant(context, fields);
    if (unresolved) return unresolved;
    silent = !fields.has('pay') && isSilent(context, intent);
    const form = parseCartForm(fields);
    if (!form.ok) {
      const typed = form.error.field === 'code' ? {} : typedText(fields);
      const reply: CartReply = { ok: false, intent, ...form.error, ...typed };
      reply.gift = refusedGift(fields);
      reply.back = backOf(fields);
      return { reply: await withProduct(context, fields, reply), status: 400 };
    }
    if (form.value.intent === 'checkout') {
      const openedId = readCartId(context);
      const missing = await applyPendingCodeAtCheckout(context);
      if (missing) return await refuse(context, intent, missing);
      const checkout = await getCheckout(context, form.value.pay, openedId);
      return checkout.ok
        ? { redirectTo: checkout.value.formTarget }
        : await refuse(context, intent, checkout.error);
    }
    if (form.value.intent === 'add' && form.value.pay)
      return await buy(context, { ...form.value, pay: form.value.pay }, fields);
    const performed = await perform(context, form.value, fields);
    const changed = await withTidyWrap(context, intent, performed);
    if (!changed.ok) {
      const refused = await refuse(context, intent, changed.error);
      if ('reply' in refused && !notRefilled.has(changed.error.kind))
        Object.assign(refused.reply, { gift: refusedGift(fields), ...typedText(fields) });
      return 'reply' in refused && refused.status >= 400
        ? { ...refused, reply: await withProduct(context, fields, refused.reply) }
        : refused;
    }
    const cart = changed.value ? await toShownCart(context, changed.value) : undefined;
    const { message } = performed;
    return { reply: { ok: true, intent, cart, message, undo: undoOf(form.value) }, status: 200 };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { intent, error });
    const { message } = (fields.has('pay') ? cannotOpen : unavailable)(null);
    const shown = silent ? undefined : message;
    const reply = { ok: false, intent, message: shown, gift: refusedGift(fields) };
    return { reply: { ...reply, ...typedText(fields), back: backOf(fields) }, status: 503 };
  }
}

/** The fields with typed text, by intent. */
const textFields: Partial<Record<string, string>> = {
  note: 'note',
  gift: 'gift',
  discount: 'code',
};

/** The text to show again in its field. */
function typedText(fields: FormData): Pick<CartReply, 'field' | 'tried'> {
  const field = textFields[String(fields.get('intent'))];
  const text = field && fields.get(field);
  return typeof text === 'string' ? { field, tried: text.slice(0, longestEcho) } : {};
}

/** Problems after which the form isn't filled in again. The session keeps the text of a refused code. */
const notRefilled = new Set<CartProblem['kind']>(['code', 'wait', 'empty', 'partial', 'repeated']);

function refusedGift(fields: FormData): RefusedGift | undefined {
  const recipient = recipientIn(fields);
  const variantId = String(fields.get('merchandise'));
  if (fields.get('intent') !== 'add' || !recipient || !/^\d{1,19}$/.test(variantId))
    return undefined;
  const quantity = String(fields.get('quantity') ?? 1).slice(0, 4);
  const pay = payMethods.find((one) => one === fields.get('pay'));
  const product = fields.get('product');
  return {
    variantId,
    quantity,
    recipient,
    errors: recipientErrors(fields),
    ...(pay && { pay }),
    ...(typeof product === 'string' && isHandle(product) && { product }),
  };
}

function undoOf(form: CartFormInput): UndoItem | undefined {
  const isRemoved = form.intent === 'remove' || (form.intent === 'update' && form.quantity === 0);
  if (!isRemoved) return undefined;
  const { merchandise: variantId, recipient, plan, product: handle } = form;
  const quantity = form.intent === 'remove' ? form.quantity : form.held;
  // If the recipient is invalid, Undo would restore the gift card for the shopper instead.
  return variantId && quantity && recipient !== null
    ? {
        variantId,
        quantity,
        ...(recipient && { recipient }),
        ...(plan && handle && { plan, handle }),
      }
    : undefined;
}

const takesAway = new Set(['remove', 'update', 'save', 'change']);

/** Removes surplus gift wrapping, even if Shopify refused the form: updating a sold-out item sets its quantity to 0. */
async function withTidyWrap(
  context: Context,
  intent: string,
  changed: Result<Cart | null, CartProblem>,
): Promise<Result<Cart | null, CartProblem>> {
  const cart = changed.ok ? changed.value : changed.error.cart;
  if (!cart || (!changed.ok && changed.error.kind !== 'refused')) return changed;
  const tidy = takesAway.has(intent) ? withoutLoneWrap : keepOne;
  const kept = (await tidyWrap(context, cart, tidy)) ?? cart;
  return changed.ok ? ok(kept) : fail({ ...changed.error, cart: kept });
}

async function buy(
  context: Context,
  { merchandise: variantId, pay, ...form }: AddInput & { pay: PayMethod },
  fields: FormData,
): Promise<Submitted> {
  const name = await findPlanName(context, fields.get('product'), variantId, form.plan ?? '');
  const plan = form.plan ? { id: form.plan, name } : undefined;
  const bought = await buyNow(context, [{ ...form, variantId, plan }], { pay });
  if (bought.ok) return { redirectTo: bought.value };
  const { kind, message } = bought.error;
  const reply: CartReply = { ok: false, intent: 'add', message, gift: refusedGift(fields) };
  return { reply: { ...reply, back: backOf(fields) }, status: statusOf[kind] };
}

/** The product's page, for forms that pay. */
function backOf(fields: FormData): string | undefined {
  const handle = fields.get('product');
  if (!fields.has('pay') || typeof handle !== 'string' || !isHandle(handle)) return undefined;
  return productLink(handle, fields);
}

/**
 * Without scripts, the reply to a refused add is the cart page, so the message names the product, and the page links to
 * it. Replies that show the gift card's form again (`gift`) or already have a link (`back`) stay unchanged.
 */
async function withProduct(
  context: Context,
  fields: FormData,
  reply: CartReply,
): Promise<CartReply> {
  const handle = fields.get('product');
  if (fields.get('intent') !== 'add' || typeof handle !== 'string') return reply;
  if (fields.get('reply') === 'data' || reply.gift || reply.back) return reply;
  const product = await optional(context, 'catalog-load-failed', getProduct(context, handle), null);
  if (!product) return reply;
  const message = reply.message && `${product.title}: ${reply.message}`;
  return { ...reply, message, back: productLink(product.handle, fields) };
}

function productLink(handle: string, fields: FormData): string {
  const variant = /^\d{1,19}$/.exec(String(fields.get('merchandise')))?.[0];
  return `/products/${encodeURIComponent(handle)}${variant ? `?variant=${variant}` : ''}`;
}

/** `message`: replaces the usual message of success. */
type Performed = Result<Cart | null, CartProblem> & { message?: string };

/** The changed cart; null if the cart wasn't read. Throws Unavailable. */
async function perform(
  context: Context,
  form: Exclude<CartFormInput, { intent: 'checkout' }>,
  fields: FormData,
): Promise<Performed> {
  switch (form.intent) {
    case 'add': {
      const known = await findKnownVariant(context, fields);
      const { merchandise: variantId, plan: planId } = form;
      const mayHavePlans = !known || known.plans !== undefined;
      const name =
        planId && mayHavePlans
          ? await findPlanName(context, fields.get('product'), variantId, planId)
          : undefined;
      const plan = planId ? { id: planId, name } : undefined;
      const added = await addLine(context, { ...form, variantId, known, plan });
      return added.ok ? ok((await applyPendingCode(context, added.value)) ?? added.value) : added;
    }
    case 'add-all':
      return addAll(context, form.merchandise, form.request);
    case 'update':
      return updateLine(context, form);
    case 'change':
      return changeLine(
        context,
        { line: form.line, variantId: form.merchandise, planId: form.plan },
        {
          others: async (handle) => (await getOtherFinishes(context, handle)).map(({ id }) => id),
          planName: (handle, variantId, planId) => findPlanName(context, handle, variantId, planId),
        },
      );
    case 'remove':
      return removeLine(context, form);
    case 'save':
      return saveLine(context, form);
    case 'restore':
      return restoreLine(context, { variantId: form.merchandise, request: form.request });
    case 'unsave':
      removeSavedItem(context, form.merchandise);
      return ok(null);
    case 'discount':
      return applyTypedCode(context, form);
    case 'undiscount':
      return removeDiscount(context, form);
    case 'ungift':
      return removeGiftCard(context, form);
    case 'note':
      return saveNote(context, form);
    case 'gift':
      return saveGift(context, form);
    case 'wrap': {
      const wrapped = form.wrap !== undefined;
      const variantId = wrapped ? (await findGiftWrap(context))?.id : undefined;
      return setGiftWrap(context, { wrapped, request: form.request }, variantId);
    }
    case 'pickup':
      return choosePickup(context, form);
    case 'acknowledge':
      return ok(await acknowledgeChanges(context));
  }
}

async function applyTypedCode(context: Context, form: { code: string }): Promise<Performed> {
  const applied = await applyCode(context, form);
  if (!applied.ok) return applied;
  const { cart, replaced } = applied.value;
  if (replaced.length === 0) return ok(cart);
  return { ...ok(cart), message: `Your code was applied instead of ${replaced.join(', ')}.` };
}

async function findKnownVariant(context: Context, fields: FormData) {
  const handle = fields.get('product');
  const product = typeof handle === 'string' ? await getCachedProduct(context, handle) : null;
  return product ? knownVariantOf(product, String(fields.get('merchandise'))) : undefined;
}

/** Returns undefined if the plan is unknown. Shopify then decides whether the line can have the plan. */
async function findPlanName(
  context: Context,
  handle: unknown,
  variantId: string,
  planId: string,
): Promise<string | undefined> {
  if (typeof handle !== 'string' || planId === '') return undefined;
  const read = getSellingPlans(context, handle);
  const plans = await optional(context, 'selling-plans-failed', read, null);
  return plans ? findPlan(plans, planId, variantId)?.name : undefined;
}

/** The problem is `partial` if some adds failed, `refused` if all failed. */
async function addAll(
  context: Context,
  variants: readonly string[],
  request: string | undefined,
): Promise<Result<Cart | null, CartProblem>> {
  const wanted = [...new Set(variants)].map((variantId) => ({ variantId, quantity: 1 }));
  // The button shows the price of one piece each, so items with a higher minimum quantity are skipped.
  const added = await addLines(context, wanted, { request, exact: true });
  if (!added.ok) return added;
  const { short, rules } = added.value;
  const cart =
    added.value.cart && ((await applyPendingCode(context, added.value.cart)) ?? added.value.cart);
  if (short.length === 0) return ok(cart);
  const [rule] = rules;
  if (rule && wanted.length === 1) return fail({ kind: 'limit', message: ruleInWords(rule), cart });
  return fail(
    short.length < wanted.length
      ? { kind: 'partial', message: someMissing, cart, missing: short }
      : { kind: 'refused', message: 'Could not add to cart', cart },
  );
}

const someMissing = 'Not everything could be added. The rest was added.';

/** Shopify's refusals get a 200, unknown outcomes a 202. */
const statusOf: Record<CartProblem['kind'], number> = {
  gone: 404,
  limit: 400,
  partial: 200,
  refused: 200,
  stock: 409,
  code: 200,
  wait: 429,
  empty: 200,
  unavailable: 503,
  unknown: 202,
  repeated: 200,
};

async function refuse(context: Context, intent: string, problem: CartProblem): Promise<Submitted> {
  const { kind, cart, message, added, missing } = problem;
  const silent = kind === 'empty' || (kind === 'refused' && isSilent(context, intent));
  const reply: CartReply = {
    ok: kind === 'repeated',
    intent,
    cart: cart ? await toShownCart(context, cart) : undefined,
    field: kind === 'code' || kind === 'wait' ? 'code' : undefined,
    ...(kind === 'partial' && { partial: true, added, missing }),
    message: silent ? undefined : message,
  };
  return { reply, status: statusOf[kind] };
}

/** If ANNOUNCE_CART_ERRORS is false, a failed add has no message. */
const isSilent = ({ env }: Context, intent: string): boolean =>
  intent.startsWith('add') && !env.ANNOUNCE_CART_ERRORS;

/**
 * Finds the variant of a form that sends options, and writes it into `fields`. If the variant is sold out or missing,
 * returns a reply that leads to the product page; without the product, a refusal. Throws Unavailable.
 */
async function resolveVariant(context: Context, fields: FormData): Promise<Submitted | null> {
  const handle = fields.get('product');
  if (fields.get('intent') !== 'add' || fields.has('merchandise') || typeof handle !== 'string') {
    return null;
  }
  const product = await getProduct(context, handle);
  if (!product) return refuse(context, 'add', goneProblem(null));
  const options = parseSelectedOptions(product, fields);
  const variant = findVariant(product, options);
  if (variant && availabilityOf(variant).button === 'add') {
    fields.set('merchandise', variant.id);
    return null;
  }
  if (fields.get('reply') === 'data') {
    const message = variant
      ? `${options.join(' / ')} is out of stock.`
      : (firstMissing(product, options) ??
        selectionProblem(product, options) ??
        'Please choose an option.');
    return { reply: { ok: false, intent: 'add', message }, status: variant ? 200 : 400 };
  }
  const params: Record<string, string> = variant ? { variant: variant.id } : optionFields(options);
  if (options.includes(null)) params.choose = '1';
  const path = `/products/${encodeURIComponent(product.handle)}`;
  return { redirectTo: `${path}?${new URLSearchParams(params)}${variant ? '' : '#add'}` };
}
