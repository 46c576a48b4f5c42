/** A screen of the shop as somebody sees it: what tests of all pages, and the pictures of them, walk through. */
import type { BrowserContext, Page } from '@playwright/test';
import { signInAs } from './account-driver';
import type { Answer, Shopper } from './shopper';
import type { Shop } from './storefront';

export interface Screen {
  /** Of its picture: `home`, `cart-empty`. */
  name: string;
  /** The file in `app/routes` that shows it. */
  route: string;
  path: string | ((shop: Shop, shopper: Shopper) => Promise<string>);
  /** A demo customer who is signed in: with no order, with three, with thirty-one. */
  who?: 'zero' | 'three' | 'many';
  /** What was done before. */
  has?: 'bag' | 'wishlist' | 'draft';
  /** Fields that are sent to the path as a form: the screen is what the action answers. */
  sends?: Record<string, string>;
  /** 200 unless told. */
  status?: number;
  /** A service that is away meanwhile. */
  fails?: string;
}

/** Products that are in the bag and on the wishlist, where the screen says so. */
const kept = ['brae-pendant-nickel', 'haddon-table-lamp-brass'];

const preparations: Record<
  NonNullable<Screen['has']>,
  (shop: Shop, shopper: Shopper) => Promise<void>
> = {
  async bag(_shop, shopper) {
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
    if (text.includes('Nothing saved yet')) throw new Error('Nothing came onto the wishlist');
  },
  async draft(shop, shopper) {
    await shopper.get(await draftPath(shop, 'winter-opening'));
  },
};

/** The address that opens a draft of the content service. */
export async function draftPath({ addresses }: Shop, uid: string, token = 'drafts') {
  const headers = { accept: 'application/json' };
  const reply = await fetch(`${addresses.sandbox}/__standin/content`, { headers });
  const { drafts } = (await reply.json()) as {
    drafts: { id: string; uid: string; lang: string }[];
  };
  const documentId = drafts.find((one) => one.uid === uid && one.lang === 'en-us')?.id ?? '';
  const query = { token: `${addresses.sandbox}/prismic/previews/${token}`, documentId };
  return `/preview?${new URLSearchParams(query)}`;
}

/** Gives each screen's shopper; screens that ask for the same one share it, so nobody signs in twice. */
export function shoppersOf(shop: Shop): (screen: Screen) => Promise<Shopper> {
  const known = new Map<string, Promise<Shopper>>();
  const prepare = async ({ who, has }: Screen) => {
    const shopper = who ? await signInAs(shop, who) : shop.shopper();
    if (has) await preparations[has](shop, shopper);
    return shopper;
  };
  return (screen) => {
    // What is sent may change what the next screen shows.
    const key = screen.sends ? screen.name : `${screen.who} ${screen.has}`;
    const shopper = known.get(key) ?? prepare(screen);
    known.set(key, shopper);
    return shopper;
  };
}

/** Path and query of a screen, for a shopper who may see it. */
export const pathOf = async ({ path }: Screen, shop: Shop, shopper: Shopper): Promise<string> =>
  typeof path === 'string' ? path : path(shop, shopper);

/** A screen's HTML. */
export async function read(screen: Screen, shop: Shop, shopper: Shopper): Promise<Answer> {
  const path = await pathOf(screen, shop, shopper);
  return screen.sends ? shopper.submit(path, screen.sends) : shopper.get(path);
}

/** Gives a browser the cookies of a shopper. */
export function lend(context: BrowserContext, { cookies, origin }: Shopper): Promise<void> {
  const all = [...cookies, ['popup-seen', '1'] as const];
  return context.addCookies(all.map(([name, value]) => ({ name, value, url: origin })));
}

/** Shows a screen in a browser that has the shopper's cookies. */
export async function show(page: Page, { sends }: Screen, path: string): Promise<void> {
  await page.goto(path);
  if (!sends) return;
  const answered = page.waitForEvent('load');
  await page.evaluate(sendForm, { action: page.url(), fields: Object.entries(sends) });
  await answered;
}

/** In the browser: a form of its own, so that no check of the page's scripts is in the way. */
function sendForm({ action, fields }: { action: string; fields: [string, string][] }): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
