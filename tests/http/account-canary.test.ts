/**
 * Customer secrets go only to the commerce backend: mailed links, and the access tokens and address
 * ids in the backend's responses.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { placeOrder } from '../support/checkout-driver';
import type { Answer, Shopper } from '../support/shopper';
import { inBareWorld, startShop, storefrontApiPath, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';
import { add, brae, leaveForCheckout } from '../support/cart-driver';

let shop: Shop;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => void exchanges.push(exchange) });
});
afterAll(() => shop?.stop());

const isCommerce = ({ url }: Exchange) => new URL(url).pathname === storefrontApiPath;

function secretsOf(): string[] {
  const all = exchanges.filter(isCommerce).map(({ received }) => received);
  const find = (pattern: RegExp) => all.flatMap((text) => text.match(pattern) ?? []);
  const tokens = find(/(?<="accessToken":")[^"]+/g);
  const addresses = find(/gid:\/\/shopify\/MailingAddress\/[^"]+/g);
  return [...new Set([...tokens, ...addresses])];
}

function watch(shopper: Shopper, seen: string[]): Shopper {
  const keep = (path: string, { text, headers, location }: Answer) =>
    seen.push(`${path}\n${text}\n${JSON.stringify([...headers])}\n${location}`);
  const send: Shopper['send'] = async (path, init) => {
    const answer = await shopper.send(path, init);
    keep(path, answer);
    return answer;
  };
  const get: Shopper['get'] = async (path, headers) => {
    const answer = await shopper.get(path, headers);
    keep(path, answer);
    const [route, query] = path.split('?');
    if (route !== '/') {
      keep(path, await shopper.get(`${route}.data${query ? `?${query}` : ''}`, headers));
    }
    return answer;
  };
  const post: Shopper['post'] = async (path, fields, headers) => {
    const answer = await shopper.post(path, fields, headers);
    keep(path, answer);
    return answer;
  };
  const submit: Shopper['submit'] = async (path, fields) => {
    const answer = await post(path, fields);
    return answer.status === 303 && answer.location ? get(answer.location) : answer;
  };
  return { ...shopper, send, get, post, submit };
}

const address = {
  ...{ country: 'CA', firstName: 'Ada', lastName: 'Lamb', city: 'Ottawa' },
  ...{ address1: '1 Mill Street', province: 'ON', zip: 'K1A 0A9' },
};

test('no token and no address id is in any page, header, log, or call to another service [V3.3.4] [V14.2.4] [V15.3.1]', async () => {
  const seen: string[] = [];
  const shopper = watch(shop.shopper(), seen);
  const email = 'canary@example.com';
  const login = { form: 'login', email };
  const names = { firstName: 'Ada', lastName: 'Lamb' };
  await shopper.get('/accounts/login');
  await shopper.submit('/accounts/login', {
    ...login,
    ...names,
    form: 'register',
    password: 'first-password',
  });
  await shopper.post('/accounts/login', { ...login, password: 'wrong-password' });
  await add(shopper, brae);
  await shopper.post('/actions/wishlist', { intent: 'add', handle: 'brae-pendant-brass' });
  await signInAs(shop, email, shopper, 'first-password');

  const book = '/accounts/account-addresses';
  await shopper.submit(book, { intent: 'create', ...address });
  const second = { ...address, address1: '2 Mill Street', default: 'on' };
  const listed = await shopper.submit(book, { intent: 'create', ...second });
  const [id = ''] = [...listed.text.matchAll(/\?address=(\d+)/g)].map((match) => match[1]);
  await shopper.get(`${book}?address=${id}`);
  await shopper.post(book, { intent: 'update', id, ...address, province: 'none' });
  await shopper.submit(book, { intent: 'update', id, ...address, city: 'Toronto' });
  await shopper.submit(book, { intent: 'default', id });
  for (const mode of ['http-500', 'bad-json', 'wrong-schema', 'cut-json']) {
    await shop.fault({ service: 'commerce', mode });
    await shopper.get('/accounts/dashboard');
    await shopper.post(book, { intent: 'delete', id });
    await shopper.get('/cart');
    await shop.clearFaults();
    await expect
      .poll(async () => (await shopper.get('/accounts/dashboard')).status, { timeout: 30_000 })
      .toBe(200);
  }

  await shopper.get('/products/brae-pendant-brass');
  await shopper.get('/cart');
  await placeOrder(shop.addresses.sandbox, await leaveForCheckout(shopper));
  const orders = await shopper.get('/accounts/my-orders');
  const [order = ''] = [...orders.text.matchAll(/order\?id=(\d+)/g)].map((match) => match[1]);
  expect(order).not.toBe('');
  await shopper.get(`/accounts/my-orders/order?id=${order}`);
  await shopper.submit(`/accounts/my-orders/order?id=${order}`, {});
  await shopper.submit('/newsletter', { email, return_to: '/' });
  await shopper.post('/actions/store', { country: 'AU', return_to: '/accounts/dashboard' });
  await shopper.submit(book, { intent: 'delete', id });

  await shopper.submit('/accounts/change-password', {});
  const reset = await mailedPath(shop, email);
  const screen = (await shopper.get(reset)).location!;
  await shopper.get(screen);
  await shopper.submit(screen, { password: 'second-password' });
  await shopper.get('/accounts/dashboard');
  await signInAs(shop, email, shopper, 'second-password');
  await shopper.submit('/accounts/sign-out', {});

  const guest = watch(shop.shopper(), seen);
  const invited = 'invited@lintel.example';
  await guest.submit('/accounts/login', {
    ...login,
    ...names,
    form: 'register',
    email: invited,
    password: 'first-password',
  });
  const activation = await mailedPath(shop, invited);
  await guest.get(activation);
  await guest.submit(activation, { password: 'first-password' });
  await guest.get('/accounts/dashboard');

  expect(shop.logs()).toContain('account-unavailable');
  const secrets = secretsOf();
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) {
    expect(seen.filter((text) => text.includes(secret)).map((text) => text.split('\n')[0])).toEqual(
      [],
    );
    expect(shop.logs()).not.toContain(secret);
  }
  expect(seen.join()).not.toMatch(/customer_access_token|MailingAddress/);

  const mailed = [reset, activation].map((path) => path.split('/').at(-1)!);
  for (const secret of mailed) expect(shop.logs()).not.toContain(secret);
  const others = exchanges.filter((exchange) => !isCommerce(exchange));
  expect(
    new Set(others.map(({ url }) => new URL(url).pathname.split('/')[1])).size,
  ).toBeGreaterThan(inBareWorld ? 0 : 3);
  for (const { sent } of others) {
    for (const secret of [...secrets, ...mailed]) expect(sent).not.toContain(secret);
  }
  for (const { url, headers } of exchanges) {
    for (const secret of [...secrets, ...mailed]) expect(url + headers).not.toContain(secret);
    expect(headers).not.toMatch(/cookie|session/i);
  }
  expect(shop.logs()).not.toMatch(/canary@|first-password|second-password/);
});

test('the page behind a mailed link contains its secret only in its own form [V3.4.5] [V14.2.1]', async () => {
  const email = 'three@lintel.example';
  await shop.shopper().submit('/accounts/recover', { email });
  const shopper = shop.shopper();
  const screen = (await shopper.get(await mailedPath(shop, email))).location!;
  const token = screen.split('=').at(-1)!;
  const { text, headers } = await shopper.get(screen);
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(text).toMatch(new RegExp(`<form method="post" action="[^"]*${token}"`));
  const rest = text
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(new RegExp(`<form method="post" action="[^"]*${token}"`), '');
  expect(rest).not.toContain(token);
  expect(rest).not.toMatch(/hreflang/i);
  const activation = await shop.shopper().get('/account/activate/12/some-secret-of-a-mail');
  expect(
    activation.text.replace(/<script[\s\S]*?<\/script>/g, '').match(/some-secret/g),
  ).toHaveLength(1);
});
