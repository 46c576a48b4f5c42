/** Pages for tests of all pages and for `npm run shots`. */
import type { BrowserContext, Page } from 'playwright/test';
import { signInAs } from './account-driver';
import { control } from './control';
import type { Answer, Shopper } from './shopper';
import type { Shop } from './storefront';

export interface Screen {
  /** `home`, `cart-empty`. */
  name: string;
  /** The file in `app/routes`. */
  route: string;
  path: string | ((shop: Shop, shopper: Shopper) => Promise<string>);
  /** The demo customer with 0, 3 or 31 orders. */
  who?: 'zero' | 'three' | 'many';
  has?: 'cart' | 'wishlist' | 'draft' | 'order' | 'sent-order';
  changes?: true;
  sends?: Record<string, string>;
  /** Default: 200. */
  status?: number;
  fails?: string;
}

const kept = ['brae-pendant-nickel', 'haddon-table-lamp-brass'];

const preparations: Record<
  NonNullable<Screen['has']>,
  (shop: Shop, shopper: Shopper) => Promise<void>
> = {
  async cart(_shop, shopper) {
    for (const handle of kept) {
      const { text } = await shopper.get(`/products/${handle}`);
      const [, merchandise = ''] = /name="merchandise"[^>]*value="(\d+)"/.exec(text) ?? [];
      await shopper.post('/cart', { intent: 'add', merchandise, quantity: '1' });
    }
    const { text } = await shopper.get('/cart');
    if (!text.includes('Subtotal')) throw new Error('Nothing came into the bag');
  },
  async wishlist(_shop, shopper) {
    for (const handle of kept) {
      await shopper.post('/actions/wishlist', { intent: 'add', handle, return_to: '/' });
    }
    const { text } = await shopper.get('/pages/wishlist');
    if (text.includes('Your wishlist is empty')) throw new Error('Nothing came onto the wishlist');
  },
  async order(shop, shopper) {
    const email = 'three@lintel.example';
    const { location } = await shopper.post('/orders/find', {
      order: await orderNameOf(shop, email),
      email,
    });
    if (location !== '/orders/order') throw new Error('The order was not found');
  },
  async 'sent-order'(shop, shopper) {
    const order = await sendNewestOrder(shop);
    const email = 'many@lintel.example';
    const { location } = await shopper.post('/orders/find', { order: `#${order}`, email });
    if (location !== '/orders/order') throw new Error('The order was not found');
  },
  async draft(shop, shopper) {
    await shopper.get(await draftPath(shop, 'winter-opening'));
  },
};

/** Marks the newest order of the customer with 31 orders as sent. Returns its number. */
export async function sendNewestOrder(shop: Shop): Promise<number> {
  type Order = { email: string; number: number; fulfillmentStatus: string };
  const newest = async () => {
    const orders = await control<Order[]>(shop, 'orders');
    return orders.find(({ email }) => email === 'many@lintel.example')!;
  };
  const { number } = await newest();
  await control(shop, `orders/${number}/fulfil`, {}).catch(async (error: unknown) => {
    // Fails if the order has already been sent. A test that opens several stores at once may have sent it meanwhile.
    if ((await newest()).fulfillmentStatus !== 'FULFILLED') throw error;
  });
  return number;
}

/** The customer's oldest order, which has been delivered. */
export async function orderNameOf(shop: Shop, customer: string): Promise<string> {
  const orders = await control<{ name: string; email: string }[]>(shop, 'orders');
  return orders.findLast(({ email }) => email === customer)?.name ?? '';
}

export async function draftPath(shop: Shop, uid: string, token = 'drafts') {
  type Drafts = { id: string; uid: string; lang: string }[];
  const { drafts } = await control<{ drafts: Drafts }>(shop, 'content');
  const documentId = drafts.find((one) => one.uid === uid && one.lang === 'en-us')?.id ?? '';
  const query = { token: `${shop.addresses.sandbox}/prismic/previews/${token}`, documentId };
  return `/preview?${new URLSearchParams(query)}`;
}

/** Screens with the same needs share a shopper, to save sign-ins. */
export function shoppersOf(
  shop: Shop,
  signIn: (shop: Shop, who: string) => Promise<Shopper> = signInAs,
): (screen: Screen) => Promise<Shopper> {
  const known = new Map<string, Promise<Shopper>>();
  const prepare = async ({ who, has }: Screen) => {
    const shopper = who ? await signIn(shop, who) : shop.shopper();
    if (has) await preparations[has](shop, shopper);
    return shopper;
  };
  return (screen) => {
    const key = screen.sends || screen.changes ? screen.name : `${screen.who} ${screen.has}`;
    const shopper = known.get(key) ?? prepare(screen);
    known.set(key, shopper);
    return shopper;
  };
}

export const pathOf = async ({ path }: Screen, shop: Shop, shopper: Shopper): Promise<string> =>
  typeof path === 'string' ? path : path(shop, shopper);

export async function read(screen: Screen, shop: Shop, shopper: Shopper): Promise<Answer> {
  const path = await pathOf(screen, shop, shopper);
  return screen.sends ? shopper.submit(path, screen.sends) : shopper.get(path);
}

export function addCookies(context: BrowserContext, { cookies, origin }: Shopper): Promise<void> {
  const all = [...cookies, ['popup-seen', '1'] as const];
  return context.addCookies(all.map(([name, value]) => ({ name, value, url: origin })));
}

export async function show(page: Page, { sends }: Screen, path: string): Promise<void> {
  await page.goto(path);
  if (!sends) return;
  const answered = page.waitForEvent('load');
  await page.evaluate(sendForm, { action: page.url(), fields: Object.entries(sends) });
  await answered;
}

/** Runs in the browser. A new form avoids the validation of the page's form. */
function sendForm({ action, fields }: { action: string; fields: [string, string][] }): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
