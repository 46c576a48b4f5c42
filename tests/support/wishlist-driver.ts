import type { Answer, Shopper } from './shopper';
import type { Shop } from './storefront';

/** The back end's name, and the shop's settings for it. */
export const wishlistBackends = [
  ['a service', {}],
  ['the Worker’s own Durable Object', { WISHLIST_URL: undefined }],
] as const;

let people = 0;
export const someone = (): string => `person-${(people += 1)}-${Date.now()}@lintel.example`;

export async function visitorOf(shop: Shop, store?: string): Promise<Shopper> {
  const shopper = shop.shopper(store);
  await shopper.get('/visit');
  return shopper;
}

export const press = (shopper: Shopper, intent: string, handle: string, more = {}) =>
  shopper.post('/actions/wishlist', { intent, handle, return_to: '/', ...more });

/** Cookies of 20 unsent changes, the largest number that may wait. */
export const waitingChanges = (): [name: string, value: string][] =>
  Array.from({ length: 20 }, (_, n) => [
    `wish-${(Date.now() + n).toString(36).padStart(8, '0')}-0000abcd`,
    encodeURIComponent(`+no-lamp-${n}`),
  ]);

/** Handles on the wishlist page, in order. */
export async function listed(shopper: Shopper): Promise<string[]> {
  const { text } = await shopper.get('/pages/wishlist');
  const main = /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  const [own = ''] = main.split('Popular products');
  return [...own.matchAll(/data-heart="([^"]+)"/g)].map(([, handle]) => handle!);
}

/** Handles with filled hearts, sorted. */
export async function filledHearts(shopper: Shopper): Promise<string[]> {
  const { text } = await shopper.get('/not-found');
  const style = /<style id="hearts"[^>]*>([^<]*)</.exec(text)?.[1] ?? '';
  return [...style.matchAll(/data-heart="([^"]+)"/g)].map(([, handle]) => handle!).sort();
}

export const askForLink = (shopper: Shopper, email: string) =>
  shopper.post('/pages/wishlist', { email });

export async function openLink(shopper: Shopper, path: string): Promise<Answer> {
  const page = await shopper.get(path);
  const link = /name="link" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  return shopper.post('/pages/wishlist/open', { link });
}
