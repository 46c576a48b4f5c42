import { redirect, type ActionFunctionArgs } from '@shopify/remix-oxygen';
import { packBag } from '~/features/cart/handover.server';
import { storeFor } from '~/features/stores/places';
import { readForm } from '~/platform/forms.server';
import { safePath } from '~/platform/redirects';
import { saveChoice } from '~/platform/stores/choice.server';
import { countryOf } from '~/platform/stores/country';
import { siblingsOf } from '~/platform/stores/regions';

/** Nothing to see here: back home. */
export const loader = () => redirect('/', 303);

/**
 * The store and currency selector: `country`, `return_to`. A country of this store is remembered; one of
 * a sibling leads there, which remembers it (`geoRedirect`), with the bag if there is one. Any other country changes nothing.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const path = safePath(form.get('return_to'), '/');
  const country = countryOf(form.get('country'));
  const { env, market, cookies } = context;
  const store = country && storeFor(country, market.store, siblingsOf(env.STORE));
  if (!store) return redirect(path, 303);
  if (store.id === market.store.id) {
    saveChoice(cookies, store, country);
    return redirect(path, 303);
  }
  const origin = env.STORE_URLS[store.id];
  if (!origin) return redirect(path, 303);
  const bag = await packBag(context);
  const there = new URL(bag ? '/cart/bring' : path, origin);
  if (bag) there.searchParams.set('bag', bag);
  there.searchParams.set('geoRedirect', country);
  return redirect(there.href, 303);
}
