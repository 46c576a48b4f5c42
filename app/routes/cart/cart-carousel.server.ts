import type { CartLine } from '~/features/cart/cart';
import type { CartView } from '~/features/cart/cart-view';
import type { CardProduct } from '~/features/catalog/card-product';
import {
  getBestSellers,
  getComplements,
  getRecommendations,
} from '~/features/catalog/catalog.server';
import { inStock } from '~/features/catalog/complements';
import { ShownDesigns } from '~/features/catalog/distinct-products';
import { getRecentlyViewed, readViewedHandles } from '~/features/catalog/recently-viewed.server';
import { viewedTitle } from '~/features/catalog/ui/product-page/recently-viewed';
import type { Context } from '~/platform/context.server';
import { optionalInTime } from '~/platform/optional.server';

export interface CartCarousel {
  title: string;
  products: CardProduct[];
  empty: boolean;
}

const maxShown = 4;

/**
 * Complements of the newest item and, if there are fewer than two, also related products. For an empty cart, recently
 * viewed products or best sellers. Null if there are none or loading takes too long.
 */
export const loadCartCarousel = (
  context: Context,
  view: Promise<CartView>,
): Promise<CartCarousel | null> =>
  optionalInTime(
    context,
    'cart-carousel-failed',
    async (bounded) => {
      const { cart, unavailable } = await view;
      if (unavailable) return null;
      const carousel = cart?.lines[0]
        ? await goingWith(bounded, cart.lines)
        : await toBeginWith(bounded);
      return carousel.products.length > 0 ? carousel : null;
    },
    null,
    view,
  );

async function goingWith(context: Context, lines: CartLine[]): Promise<CartCarousel> {
  // Finish samples, appointments and gift cards have no complements.
  const subject = lines.find(
    ({ isSample, requiresShipping }) => !isSample && requiresShipping !== false,
  );
  const handle = (subject ?? lines[0])?.handle ?? '';
  const held = new ShownDesigns(
    lines.map((line) => line.handle),
    lines.map((line) => line.title),
  );
  const complements = held.take(inStock(await getComplements(context, handle)), maxShown);
  if (subject && complements.length > 1)
    return { title: `Goes with ${subject.title}`, products: complements, empty: false };
  const others = held.take(await getRecommendations(context, handle), maxShown);
  const products = [...complements, ...others].slice(0, maxShown);
  return { title: 'You may also like', products, empty: false };
}

async function toBeginWith(context: Context): Promise<CartCarousel> {
  const viewed = await getRecentlyViewed(context, readViewedHandles(context), '');
  if (viewed.length > 0)
    return { title: viewedTitle, products: new ShownDesigns().take(viewed, maxShown), empty: true };
  const products = new ShownDesigns().take(await getBestSellers(context), maxShown);
  return { title: 'Best sellers', products, empty: true };
}
