/** The products below the bag: what goes with it, or where to begin. */
import type { CartView } from '~/features/cart/cart';
import type { CardProduct } from '~/features/catalog/card-product';
import {
  getBestSellers,
  getComplements,
  getRecommendations,
} from '~/features/catalog/catalog.server';
import { getRecentlyViewed, readViewedHandles } from '~/features/catalog/recently-viewed.server';
import { viewedTitle } from '~/features/catalog/ui/product-page/recently-viewed';
import type { Context } from '~/platform/context.server';
import { optionalBeside } from '~/platform/optional.server';

export interface CartRail {
  title: string;
  products: CardProduct[];
  /** It is for an empty bag. */
  empty: boolean;
}

/** A rail beside the bag is short. */
const maxShown = 4;

/**
 * What goes with the line that was added last and is not in the bag yet; for an empty bag what was viewed last, else what
 * sells best. Null without any, when it takes too long, and when the bag cannot be read.
 */
export const loadCartRail = (context: Context, view: Promise<CartView>): Promise<CartRail | null> =>
  optionalBeside(
    context,
    'cart-rail-failed',
    async (hurried) => {
      const { cart, unavailable } = await view;
      if (unavailable) return null;
      const rail = cart?.lines[0]
        ? await goingWith(hurried, cart.lines)
        : await toBeginWith(hurried);
      return rail.products.length > 0 ? rail : null;
    },
    null,
    view,
  );

async function goingWith(
  context: Context,
  lines: { handle: string; title: string }[],
): Promise<CartRail> {
  const [newest] = lines;
  const held = new Set(lines.map(({ handle }) => handle));
  const named = newest ? await getComplements(context, newest.handle) : [];
  // A shop's owner need not have named any.
  const found =
    newest && named.length === 0 ? await getRecommendations(context, newest.handle) : named;
  const products = found.filter(({ handle }) => !held.has(handle)).slice(0, maxShown);
  return { title: `Goes well with ${newest?.title}`, products, empty: false };
}

async function toBeginWith(context: Context): Promise<CartRail> {
  const viewed = await getRecentlyViewed(context, readViewedHandles(context), '');
  if (viewed.length > 0)
    return { title: viewedTitle, products: viewed.slice(0, maxShown), empty: true };
  const products = (await getBestSellers(context)).slice(0, maxShown);
  return { title: 'Best sellers', products, empty: true };
}
