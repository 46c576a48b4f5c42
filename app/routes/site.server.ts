import { countCookieOf } from '~/features/cart/cart';
import { listPlaces } from '~/features/stores/places';
import type { Context } from '~/platform/context.server';
import { siblingsOf } from '~/platform/stores/regions';

/** What every page of this deployment has in common, besides the theme. */
export function describeSite({ env, market, cookies }: Context) {
  const siblings = siblingsOf(env.STORE);
  return {
    name: env.SITE_NAME,
    url: env.SITE_URL,
    locale: market.store.locale,
    country: market.country,
    /** 'US / USD', for the header's selector. */
    place: `${market.country} / ${market.currency}`,
    places: listPlaces(market.store, siblings),
    alternates: siblings.flatMap(({ id, locale }) => {
      const origin = env.STORE_URLS[id];
      return origin ? [{ hreflang: locale, origin }] : [];
    }),
    year: new Date().getUTCFullYear(),
    /** A mirror of the bag's size for its dot; the bag itself is never read here. */
    bagFilled: Number(cookies.get(countCookieOf(market.currency))) > 0,
  };
}
