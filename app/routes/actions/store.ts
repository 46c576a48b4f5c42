import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { countCookieOf } from '~/features/cart/cart-dot';
import { readCartId } from '~/features/cart/cart-cookies.server';
import { sealTransfer } from '~/features/cart/cart-transfer.server';
import { storeFor } from '~/features/stores/country-options';
import { pathInMarket } from '~/features/stores/path-in-market';
import { readForm } from '~/platform/http/forms.server';
import { safePath } from '~/platform/http/redirects';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { saveMarketPreference } from '~/platform/stores/market-preference.server';
import { countryOf } from '~/platform/stores/country';
import { siblingsOf } from '~/platform/stores/regions';
import type { RouteHandle } from '~/route-handle';

export const handle = { limit: 'choices' } satisfies RouteHandle;

export const loader = () => redirect('/', 303);

/**
 * Stores a country of this store in a cookie. For a country of a sibling store, redirects to that store. If the cart
 * has items, the redirect first leads to a page that offers to transfer these items.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const returnTo = safePath(form.get('return_to'), '/');
  const country = countryOf(form.get('country'));
  const { env, market, cookies } = context;
  const store = country && storeFor(country, market.store, siblingsOf(env));
  if (!store) return redirect(returnTo, 303);
  const { currency } = resolveMarket(store, { chosenCountry: country });
  const changed = {
    currency: currency !== market.currency,
    language: store.contentLanguage !== market.store.contentLanguage,
  };
  const isSame = country === market.country && !changed.currency;
  const path = isSame ? returnTo : pathInMarket(returnTo, changed);
  if (store.id === market.store.id) {
    saveMarketPreference(cookies, store, country);
    // An existing cart changes its country when it is next read.
    if (!readCartId({ cookies, market: { currency } }))
      context.log.warn('cart-buyer', { message: 'No cartId found' });
    const hasOtherCart = Number(cookies.get(countCookieOf(currency))) > 0;
    const transfer =
      currency === market.currency || hasOtherCart ? null : await sealTransfer(context);
    return redirect(transfer ? importPath(transfer, path) : path, 303);
  }
  const origin = env.STORE_URLS[store.id];
  if (!origin) return redirect(path, 303);
  const transfer = await sealTransfer(context);
  const target = new URL(transfer ? importPath(transfer, path) : path, origin);
  target.searchParams.set('geoRedirect', country);
  return redirect(target.href, 303);
}

/** Leaves room for the origin and `geoRedirect`, because the request guard allows 8,192 characters. */
const maxImportPath = 8_000;

/** Shortens the path to return to if the result would be too long. */
function importPath(transfer: string, path: string): string {
  const pathTo = (to: string) => `/cart/import?${new URLSearchParams({ transfer, return_to: to })}`;
  const paths = [path, new URL(path, 'http://site.invalid').pathname].map(pathTo);
  return paths.find(({ length }) => length <= maxImportPath) ?? pathTo('/');
}
