import type { Shopper } from './shopper';
import { variantId } from './seed-ids';

/** `merchandise` is the digits of a variant's id. */
export const add = (shopper: Shopper, merchandise: string, quantity = '1') =>
  shopper.post('/cart', { intent: 'add', merchandise, quantity });

/** Adds as the page's script does: sends the submission's id, and gets a reply as data. */
export const addByScript = (
  shopper: Shopper,
  merchandise: string,
  request: string = crypto.randomUUID(),
) => shopper.post('/cart.data', { intent: 'add', merchandise, request, reply: 'data' });

export async function cartOf(shopper: Shopper) {
  const { text: html } = await shopper.get('/cart');
  const forms = html.split('value="update"').slice(1);
  return forms.map((form) => ({
    line: /name="line" value="([^"]+)"/.exec(form)?.[1] ?? '',
    quantity: Number(/name="quantity"[^>]*value="(\d+)"/.exec(form)?.[1]),
  }));
}

export const firstLine = async (shopper: Shopper) => (await cartOf(shopper))[0]?.line ?? '';

export const pieces = async (shopper: Shopper) =>
  (await cartOf(shopper)).reduce((sum, line) => sum + line.quantity, 0);

/**
 * Returns the checkout's URL, also after an intermediate page. If the shop refuses, returns '/cart', or '' if it doesn't
 * redirect.
 */
export async function leaveForCheckout(shopper: Shopper): Promise<string> {
  const { location } = await shopper.post('/cart', { intent: 'checkout' });
  if (location !== '/cart/leave') return location ?? '';
  const { headers } = await shopper.get(location);
  return /^0;url=(.*)$/.exec(headers.get('refresh') ?? '')?.[1] ?? '';
}

/** Uses the sandbox's host, because not every system resolves the primary domain. */
export async function openCheckoutPage(sandbox: string, link: string): Promise<string> {
  const { pathname, search } = new URL(link);
  return (await fetch(sandbox + pathname + search)).text();
}

/** Copies the cookies, like a second tab. */
export function tabOf(shopper: Shopper, other: Shopper): Shopper {
  for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
  return other;
}

export const brae = variantId('brae-pendant-nickel');
/** Two in stock; overselling isn't allowed. */
export const skerry = variantId('skerry-wall-light-nickel');

/** What the bag says about an unknown code. Newer versions of the API give the reason. */
export const unknownCode = (code: string) =>
  new RegExp(`The code '${code}' isn’t valid for your bag\\.|We can’t find the code '${code}'`);
