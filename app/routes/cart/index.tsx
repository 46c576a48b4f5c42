/** Also returns the cart drawer's data and handles all cart forms. */
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@shopify/remix-oxygen';
import { canChange, lineKey, type CartLine } from '~/features/cart/cart';
import { cartFlash } from '~/features/cart/cart-flash.server';
import { drawerParam, type CartReply, type CartView } from '~/features/cart/cart-view';
import { getCart } from '~/features/cart/cart.server';
import { forgetListedCode, readPendingCode } from '~/features/cart/pending-discount.server';
import { getSavedLines } from '~/features/cart/saved-items.server';
import { QuickAdd } from '~/features/cart/ui/add-to-cart/quick-add';
import { CartPage } from '~/features/cart/ui/cart-page';
import { lineOptions, type LineChoice, type LineOptions } from '~/features/cart/variant-options';
import { getProduct } from '~/features/catalog/catalog.server';
import type { Product } from '~/features/catalog/product';
import { ProductCarousel } from '~/features/catalog/ui/product-page/product-carousel';
import { readyTimes, type PickupShop } from '~/features/pickup/pickup';
import {
  getOwnPickupShops,
  getPickupOfVariants,
  readPickupShop,
} from '~/features/pickup/pickup.server';
import { planChoices } from '~/features/selling-plans/plan-rows';
import { getSellingPlans } from '~/features/selling-plans/selling-plans.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { readForm } from '~/platform/http/forms.server';
import { noStore } from '~/platform/http/no-store';
import { safePath } from '~/platform/http/redirects';
import { optional } from '~/platform/optional.server';
import type { RouteHandle } from '~/route-handle';
import { loadCartCarousel } from './cart-carousel.server';
import { findGiftWrap } from './find-gift-wrap.server';
import { getOtherFinishes } from './other-finishes.server';
import { toShownCart } from './shown-cart.server';
import { submitCartForm } from './submit-cart-form.server';

export const handle = { limit: 'cart' } satisfies RouteHandle;

export const headers: HeadersFunction = () => noStore;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `Cart | ${page?.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const read = getCartView(context);
  const isForDrawer = context.url.searchParams.has(drawerParam);
  const [view, wrap, { shops: pickupShops, ready }, carousel] = await Promise.all([
    read,
    isForDrawer ? null : optional(context, 'gift-wrap-failed', findGiftWrap(context), null),
    isForDrawer ? noPickup : getPickupOffer(context, read),
    isForDrawer ? null : loadCartCarousel(context, read),
  ]);
  const { session, env } = context;
  const messages = {
    notice: session.takeFlash(cartFlash.notice),
    problem: session.takeFlash(cartFlash.problem),
  };
  const undo = session.takeFlash(cartFlash.undo);
  const toChoose = session.takeFlash(cartFlash.toChoose);
  const problem = session.takeFlash(cartFlash.codeProblem);
  const pending = readPendingCode(context);
  const code = session.takeFlash(cartFlash.triedCode) ?? '';
  const tried = problem ? { code, problem } : pending ? { code: pending, problem: '' } : undefined;
  const status = view.unavailable ? 503 : 200;
  const options = await getLineOptions(context, view);
  const site = { siteName: env.SITE_NAME, site: env.SITE_URL };
  const offer = {
    ...(wrap && { wrapPrice: wrap.price }),
    // If no shop can be chosen, the form lets the shopper undo an earlier choice.
    ...((pickupShops.length > 0 || view.cart?.pickup) && {
      pickup: {
        shops: pickupShops.map(({ id, name, lines }) => ({ id, name, lines })),
        chosen: readPickupShop(context),
        ...(ready && { ready }),
      },
    }),
  };
  return data(
    { ...view, ...messages, ...site, ...offer, tried, undo, toChoose, options, carousel },
    { status },
  );
}

/** `ready`: only for a bag that is picked up. */
interface Pickups {
  shops: PickupShop[];
  ready?: Record<string, string>;
}

const noPickup: Pickups = { shops: [] };

async function getPickupOffer(context: Context, reading: Promise<CartView>): Promise<Pickups> {
  const [shops, { cart }] = await Promise.all([
    optional(context, 'pickup-failed', getOwnPickupShops(context), []),
    reading,
  ]);
  const shop = shops.find(({ id }) => id === cart?.pickup);
  if (!cart || !shop) return { shops };
  const variants = [...new Set(cart.lines.map(({ variantId }) => variantId))];
  const stock = getPickupOfVariants(context, variants, shop.position);
  const known = await optional(context, 'pickup-failed', stock, {});
  return { shops, ready: readyTimes(shop.id, known) };
}

async function getLineOptions(
  context: Context,
  { cart }: CartView,
): Promise<LineOptions | undefined> {
  const key = context.url.searchParams.get('change');
  const line = cart?.lines.find((one) => lineKey(one) === key && canChange(one));
  if (!line) return undefined;
  const [product, others] = await Promise.all([
    optional(context, 'line-options-failed', getProduct(context, line.handle), null),
    optional(context, 'line-finishes-failed', getOtherFinishes(context, line.handle), []),
  ]);
  const plans = product?.plans && (await getPlanChoices(context, product, line));
  return { ...lineOptions(line, product, others), ...(plans && { plans }) };
}

async function getPlanChoices(
  context: Context,
  product: Product,
  { variantId }: CartLine,
): Promise<LineChoice[]> {
  const read = getSellingPlans(context, product.handle);
  const plans = await optional(context, 'line-plans-failed', read, null);
  const variant = product.variants.find(({ id }) => id === variantId);
  if (!plans || !variant) return [];
  const oneTime = product.plans === 'required' ? null : variant.price;
  return planChoices(plans, variantId, oneTime).map((one) => ({ ...one, add: 'Add to bag' }));
}

/** A cart that can't be read is `unavailable`, not empty. */
async function getCartView(context: Context): Promise<CartView> {
  try {
    const [cart, saved] = await Promise.all([
      getCart(context, { withAside: true }),
      getSavedLines(context),
    ]);
    forgetListedCode(context, cart);
    return { cart: cart && (await toShownCart(context, cart)), unavailable: false, saved };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error('cart-unavailable', { error });
    return { cart: null, unavailable: true, saved: [] };
  }
}

/** With `reply=data`, returns data; otherwise redirects (303) to a page that shows the message. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request);
  const outcome = await submitCartForm(context, fields);
  if ('redirectTo' in outcome)
    return redirect(outcome.redirectTo, { status: 303, headers: noStore });
  const { reply, status } = outcome;
  // A failed form is shown in place, except for discount codes. Other replies redirect, so that a reload doesn't submit
  // the form again.
  const inPlace = status >= 400 && reply.field !== 'code';
  if (fields.get('reply') === 'data' || inPlace) return data<CartReply>(reply, { status });
  const text = reply.message ?? (reply.ok ? notices[reply.intent] : undefined);
  const { session } = context;
  const { notice, problem, undo, toChoose, codeProblem, triedCode } = cartFlash;
  // Discards messages of earlier forms that weren't shown.
  for (const earlier of [notice, problem, undo, toChoose]) session.takeFlash<unknown>(earlier);
  const kind = reply.ok ? notice : reply.field === 'code' ? codeProblem : problem;
  if (reply.undo && JSON.stringify(reply.undo).length < maxUndo) session.flash(undo, reply.undo);
  else if (text) session.flash(kind, text);
  // The checkout's form has no code: its problem is about the code of a link.
  if (kind === codeProblem) {
    const code = fields.get('code') ?? readPendingCode(context) ?? '';
    session.flash(triedCode, String(code));
  }
  return redirect(reply.ok ? safePath(fields.get('return_to'), '/cart') : '/cart', 303);
}

/** In characters. The cookie's maximum size is 4 KB. */
const maxUndo = 500;

const notices: Record<string, string> = {
  add: 'Added to bag',
  'add-all': 'Added to bag',
  update: 'Your bag was updated.',
  change: 'Your bag was updated.',
  remove: 'The item was removed from your bag.',
  save: 'Saved for later.',
  restore: 'Moved to your bag.',
  unsave: 'The item was removed from your list.',
  discount: 'Your code was applied.',
  undiscount: 'The discount code was removed.',
  ungift: 'The gift card was removed from your bag.',
  note: 'Your note was saved.',
  gift: 'Your gift message was saved.',
  wrap: 'Your bag was updated.',
  pickup: 'Your bag was updated.',
};

/** Even a refused form may have changed the cart. */
export const shouldRevalidate = () => true;

export default function CartRoute() {
  const page = useLoaderData<typeof loader>();
  const reply = useActionData<CartReply>();
  const wrong = reply?.tried === undefined && !reply?.gift ? undefined : reply;
  const problem = reply?.tried === undefined ? (reply?.message ?? page.problem) : page.problem;
  const { carousel, ...shown } = page;
  return (
    <CartPage
      {...shown}
      {...{ problem, wrong }}
      back={reply?.back}
      below={(empty) =>
        carousel?.empty === empty && (
          <div className="border-t border-stone print:hidden">
            <ProductCarousel {...carousel} action={(product) => <QuickAdd product={product} />} />
          </div>
        )
      }
    />
  );
}
