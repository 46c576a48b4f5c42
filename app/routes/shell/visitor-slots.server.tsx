import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { dotStyle, dotStyleId } from '~/features/cart/cart-dot';
import { readCount } from '~/features/cart/cart-cookies.server';
import type { CardProduct } from '~/features/catalog/card-product';
import { ShownDesigns } from '~/features/catalog/distinct-products';
import {
  getRecentlyViewed,
  productOfPath,
  readViewedHandles,
} from '~/features/catalog/recently-viewed.server';
import { CardHeart } from '~/features/catalog/ui/product-card';
import { ProductCarousel } from '~/features/catalog/ui/product-page/product-carousel';
import { viewedTitle } from '~/features/catalog/ui/product-page/recently-viewed';
import { viewedSlot } from '~/features/catalog/viewed-path';
import { pickupCookie, pickupStyle } from '~/features/pickup/pickup';
import { pickupStyleId } from '~/features/pickup/pickup-style-id';
import { Heart } from '~/features/wishlist/ui/heart';
import { heartStyle, heartStyleId } from '~/features/wishlist/wishlist';
import { getHandles } from '~/features/wishlist/wishlist-cookies.server';
import type { Context } from '~/platform/context.server';
import { withinTime } from '~/platform/within-time';
import type { RouteHandle } from '~/route-handle';
import { LocaleProvider } from '~/ui/locale';
import type { Slots } from '~/ui/slots';

/** If this slot is filled, the page hydrates only on interaction, or when a script calls `hydrate`. */
const robotSlot = 'robot';

export const slotNames = [robotSlot, heartStyleId, dotStyleId, pickupStyleId, viewedSlot];

export const visitorMarks = (
  visitor: Pick<Context, 'cookies' | 'market' | 'isRobot'> & { handle?: RouteHandle },
): Slots => ({
  ...((visitor.isRobot || visitor.handle?.embedded) && { [robotSlot]: 'yes' }),
  [heartStyleId]: heartStyle(getHandles(visitor)),
  [dotStyleId]: dotStyle(readCount(visitor)),
  [pickupStyleId]: pickupStyle(visitor.cookies.get(pickupCookie)),
});

const viewedWaitMs = 300;

/** Omits the handles in `shown`. `open` creates the context that reads the products. */
export async function viewedCarousel(
  cookies: Context['cookies'],
  path: string,
  shown: readonly string[],
  open: () => Promise<Context>,
): Promise<Slots> {
  const handle = productOfPath(path);
  const viewed = handle ? readViewedHandles({ cookies }) : [];
  const handles = viewed.filter((one) => one !== handle && !shown.includes(one));
  if (!handle || handles.length === 0) return {};
  const context = await open();
  const work = getRecentlyViewed(context, handles, handle);
  const products = await withinTime(work, viewedWaitMs).catch(() => []);
  return {
    [viewedSlot]: carouselHtml(
      new ShownDesigns(shown).take(products),
      context.market.store.locale,
      path,
    ),
  };
}

const heart = (product: CardProduct) => <Heart product={product} />;

const carouselHtml = (products: CardProduct[], locale: string, path: string): string =>
  renderToStaticMarkup(
    <StaticRouter location={path}>
      <LocaleProvider value={locale}>
        <CardHeart.Provider value={heart}>
          <ProductCarousel title={viewedTitle} products={products} />
        </CardHeart.Provider>
      </LocaleProvider>
    </StaticRouter>,
    // Ids must not clash with those of the surrounding page.
    { identifierPrefix: 'viewed' },
  );
