import { sendNewestOrder, type Screen } from './screens';
import type { Shop } from './storefront';
import type { Shopper } from './shopper';

const reset = '/accounts/reset?customerId=1&resetToken=1';
const activate = '/account/activate/1/1';

const signedOut: Screen[] = [
  { name: 'login', route: 'accounts/login.tsx', path: '/accounts/login' },
  form('login-error', 'accounts/login.tsx', '/accounts/login', { form: 'login', email: 'ada' }),
  form('login-refused', 'accounts/login.tsx', '/accounts/login', {
    form: 'login',
    email: 'three@lintel.example',
    password: 'not the password',
  }),
  form('register-error', 'accounts/login.tsx', '/accounts/login', { form: 'register' }),
  { name: 'recover', route: 'accounts/recover.tsx', path: '/accounts/recover' },
  form('recover-error', 'accounts/recover.tsx', '/accounts/recover', { email: 'ada' }),
  { name: 'reset', route: 'accounts/reset.tsx', path: reset },
  form('reset-error', 'accounts/reset.tsx', reset, { password: 'short' }),
  { name: 'activate', route: 'accounts/activate.tsx', path: activate },
  form('activate-error', 'accounts/activate.tsx', activate, { password: 'short' }),
];

const book = '/accounts/account-addresses';
const orders = '/accounts/my-orders';
const firstOrder = firstLink(orders, /href="(\/accounts\/my-orders\/order\?id=\d+)/);
const signedIn: Screen[] = [
  ...(['zero', 'three', 'many'] as const).flatMap((who): Screen[] => [
    {
      name: `account-dashboard-${who}`,
      route: 'accounts/dashboard.tsx',
      path: '/accounts/dashboard',
      who,
    },
    {
      name: `account-orders-${who}`,
      route: 'accounts/my-orders.tsx',
      path: '/accounts/my-orders',
      who,
    },
    { name: `account-addresses-${who}`, route: 'accounts/account-addresses.tsx', path: book, who },
  ]),
  {
    name: 'account-orders-page-2',
    route: 'accounts/my-orders.tsx',
    path: '/accounts/my-orders?pageNo=1',
    who: 'many',
  },
  {
    name: 'account-address-new',
    route: 'accounts/account-addresses.tsx',
    path: `${book}?new`,
    who: 'three',
  },
  {
    name: 'account-address-edit',
    route: 'accounts/account-addresses.tsx',
    path: firstLink(book, /href="([^"]*[?&](?:amp;)?address=\d+[^"#]*)/),
    who: 'three',
  },
  {
    ...form('account-address-error', 'accounts/account-addresses.tsx', book, {
      intent: 'create',
      country: 'Canada',
    }),
    who: 'three',
  },
  {
    name: 'account-order',
    route: 'accounts/order.tsx',
    path: firstOrder,
    who: 'three',
  },
  {
    name: 'account-print-order',
    route: 'accounts/print-order.tsx',
    path: async (shop, shopper) =>
      (await firstOrder(shop, shopper)).replace('/order?', '/order/print?'),
    who: 'three',
  },
  {
    name: 'account-return-slip',
    route: 'accounts/return-slip.tsx',
    path: firstLink('/accounts/help', /href="(\/accounts\/my-orders\/order\/return-slip\?id=\d+)/),
    who: 'three',
  },
  { name: 'account-return', route: 'returns/account-return.tsx', path: returnPath, who: 'many' },
  {
    name: 'account-return-receipt',
    route: 'returns/account-return.tsx',
    path: receiptPath,
    who: 'many',
  },
  { name: 'account-help', route: 'accounts/help.tsx', path: '/accounts/help', who: 'three' },
  { name: 'account-review', route: 'accounts/review.tsx', path: reviewPath, who: 'three' },
  {
    name: 'account-review-error',
    route: 'accounts/review.tsx',
    path: reviewPath,
    who: 'three',
    sends: { stars: '', text: 'Good', author: '' },
    status: 400,
  },
  {
    name: 'account-change-password',
    route: 'accounts/change-password.tsx',
    path: '/accounts/change-password',
    who: 'three',
  },
];

export const accountScreens = [...signedOut, ...signedIn];

function form(name: string, route: string, path: string, sends: Record<string, string>): Screen {
  return { name, route, path, sends, status: 400 };
}

async function reviewPath(shop: Shop, shopper: Shopper): Promise<string> {
  const { text } = await shopper.get(orders);
  const found = Array.from(
    text.matchAll(/\/accounts\/my-orders\/order\?id=\d+/g),
    ([path]) => path,
  );
  for (const order of new Set(found)) {
    const form = firstLink(order, /href="([^"]*\/order\/review\?[^"]+)/);
    const path = await form(shop, shopper).catch(() => null);
    if (path) return path;
  }
  throw new Error('No order leads to the form of a review');
}

async function returnPath(shop: Shop, shopper: Shopper): Promise<string> {
  await sendNewestOrder(shop);
  return (await firstOrder(shop, shopper)).replace('/order?', '/order/return?');
}

async function receiptPath(shop: Shop, shopper: Shopper): Promise<string> {
  const path = await returnPath(shop, shopper);
  const [, id = ''] = /name="item"[^>]*value="(\d+)"/.exec((await shopper.get(path)).text) ?? [];
  const fields = { item: id, [`reason-${id}`]: 'UNWANTED', note: 'Kept in its box.' };
  const { location } = await shopper.post(path, fields);
  if (!location) throw new Error('The return was not requested');
  return location;
}

function firstLink(page: string, link: RegExp) {
  return async (_shop: Shop, shopper: Shopper): Promise<string> => {
    const [, href] = link.exec((await shopper.get(page)).text) ?? [];
    if (!href) throw new Error(`${page} has no link like ${link}`);
    const url = new URL(href.replaceAll('&amp;', '&'), `http://shop${page}`);
    return url.pathname + url.search;
  };
}
