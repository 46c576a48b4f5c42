import {
  canChange,
  includesCode,
  lineKey,
  type CartLine,
  type ClientCart,
} from '~/features/cart/cart';
import { cartFlash } from '~/features/cart/cart-flash.server';
import { drawerParam, type CartView, type TriedCode } from '~/features/cart/cart-view';
import { getCart } from '~/features/cart/cart.server';
import {
  forgetListedCode,
  readPendingCode,
  takeLinkedCodeProblem,
} from '~/features/cart/pending-discount.server';
import { getSavedLines } from '~/features/cart/saved-items.server';
import { lineOptions, type LineChoice, type LineOptions } from '~/features/cart/variant-options';
import { getProduct } from '~/features/catalog/catalog.server';
import type { Product } from '~/features/catalog/product';
import { linesMissingAt, readyTimes, type PickupShop } from '~/features/pickup/pickup';
import {
  getOwnPickupShops,
  getPickupOfVariants,
  readPickupShop,
} from '~/features/pickup/pickup.server';
import { planChoices } from '~/features/selling-plans/plan-rows';
import { getSellingPlans } from '~/features/selling-plans/selling-plans.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { optional } from '~/platform/optional.server';
import { loadCartCarousel } from './cart-carousel.server';
import { findGiftWrap } from './find-gift-wrap.server';
import { getOtherFinishes } from './other-finishes.server';
import { toShownCart } from './shown-cart.server';

/** Loads the data of the cart page or, with fewer parts, of the cart drawer. Takes the session's messages. */
export async function loadCartPage(context: Context) {
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
  // The drawer has no field for codes.
  const tried = isForDrawer ? undefined : takeTriedCode(context, view.cart);
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
  return { ...view, ...messages, ...site, ...offer, tried, undo, toChoose, options, carousel };
}

function takeTriedCode(context: Context, cart: ClientCart | null): TriedCode | undefined {
  const problem = context.session.takeFlash(cartFlash.codeProblem);
  const code = context.session.takeFlash(cartFlash.triedCode) ?? '';
  if (problem) return { code, problem };
  const linked = takeLinkedCodeProblem(context);
  if (linked && !includesCode(cart?.codes ?? [], linked.code))
    return { code: linked.code, problem: linked.problem };
  const pending = readPendingCode(context);
  return pending ? { code: pending, problem: '' } : undefined;
}

/**
 * `ready`: a text for each variant, such as 'In 2 hours', or a message that the shop doesn't have enough. Missing
 * unless the cart has a pickup shop.
 */
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
  const lines = cart.lines.filter(
    ({ requiresShipping, quantity }) => requiresShipping !== false && quantity > 0,
  );
  const missing = linesMissingAt(shop.id, lines, known).map(({ variantId }) => [
    variantId,
    `${shop.name} doesn’t have enough of this now`,
  ]);
  return { shops, ready: { ...readyTimes(shop.id, known), ...Object.fromEntries(missing) } };
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
