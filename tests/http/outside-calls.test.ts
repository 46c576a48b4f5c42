import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { add, brae, firstLine } from '../support/cart-driver';
import { productId, variantId } from '../support/seed-ids';
import { publicToken } from '../support/storefront-api';
import { startShop, storefrontApiPath, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
const calls: Exchange[] = [];
let answer: { field: string; data: object } | undefined;
beforeAll(async () => {
  shop = await startShop({
    world: 'full',
    vars: { PRODUCT_SERVICE_BYPASS_TOKEN: 'sandbox-bypass' },
    tap: (exchange) => {
      calls.push(exchange);
      if (answer && exchange.sent.includes(`${answer.field}(`))
        return JSON.stringify({ data: { [answer.field]: answer.data } });
    },
  });
});
afterAll(() => shop?.stop());
afterEach(() => {
  calls.length = 0;
  answer = undefined;
});

const callsTo = (path: string) =>
  calls
    .map(({ url, headers, sent }) => ({
      url: new URL(url),
      headers: JSON.parse(headers) as Record<string, string>,
      sent,
    }))
    .filter(({ url }) => url.pathname.startsWith(path));

interface Sent {
  query: string;
  variables: Record<string, unknown>;
}
const sentTo = (field: string) =>
  callsTo(storefrontApiPath)
    .map(({ sent }) => JSON.parse(sent) as Sent)
    .filter(({ query }) => new RegExp(`\\b${field}\\s*\\(`).test(query))
    .map(({ variables }) => variables);

const paramsOf = (path: string) =>
  callsTo(path).map(({ url }) => Object.fromEntries(url.searchParams));

test('the commerce backend has one address, which takes GraphQL by POST with the public token [R-345]', async () => {
  const since = (await shop.requests()).at(-1)?.n ?? 0;
  await add(shop.shopper(), brae);
  const sent = callsTo('/api/');
  expect(sent.length).toBeGreaterThan(0);
  for (const { url, headers } of sent) {
    expect(url.pathname).toBe(storefrontApiPath);
    expect(headers).toMatchObject({ 'content-type': 'application/json', ...publicToken });
  }
  const logged = (await shop.requests(since)).filter(({ service }) => service === 'commerce');
  expect(new Set(logged.map(({ method }) => method))).toEqual(new Set(['POST']));
});

test('a cart is created, filled, changed and emptied by one operation each [R-200] [R-346] [R-347] [R-348]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const merchandiseId = `gid://shopify/ProductVariant/${brae}`;
  const attributes = [
    { key: '_colour', value: 'Satin nickel' },
    { key: '_size', value: 'One Size' },
  ];
  expect(sentTo('cartCreate')[0]?.['input']).toMatchObject({
    lines: [{ merchandiseId, quantity: 1, attributes }],
    buyerIdentity: { countryCode: 'US' },
  });
  await add(shopper, brae, '2');
  expect(sentTo('cartLinesAdd')[0]).toMatchObject({
    cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
    lines: [{ merchandiseId, quantity: 2, attributes }],
  });
  const line = await firstLine(shopper);
  expect(sentTo('cart').at(-1)).toMatchObject({
    cartId: expect.stringMatching(/^gid:\/\/shopify\/Cart\//),
    country: 'US',
  });
  await shopper.post('/cart', { intent: 'update', line, quantity: '5' });
  expect(sentTo('cartLinesUpdate')[0]).toMatchObject({ lines: [{ id: line, quantity: 5 }] });
  await shopper.post('/cart', { intent: 'remove', line });
  expect(sentTo('cartLinesRemove')[0]).toMatchObject({ lineIds: [line] });
});

test('a cart of another country is moved to the shopper’s [R-194] [R-357]', async () => {
  const shopper = shop.shopper('au');
  await shopper.get('/?geoRedirect=FR');
  await add(shopper, brae);
  await shopper.get('/?geoRedirect=DE');
  await shopper.get('/cart');
  expect(sentTo('cartBuyerIdentityUpdate')).toMatchObject([
    { buyerIdentity: { countryCode: 'DE' } },
  ]);
});

test('a backend that gives no cart is logged: ‘Could not create checkout’ [R-187]', async () => {
  answer = { field: 'cartCreate', data: { cart: null, userErrors: [] } };
  const shopper = shop.shopper();
  const before = shop.logs().length;
  const reply = await shopper.post('/cart', { intent: 'add', merchandise: brae, quantity: '1' });
  expect([reply.status, reply.location]).toEqual([303, '/cart']);
  await expect.poll(() => shop.logs().slice(before)).toContain('Could not create checkout');
});

test('refusals of an add are joined and logged, and the cart is read again [R-185]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  calls.length = 0;
  const userErrors = ['Too heavy', 'Too far'].map((message) => ({ message }));
  answer = { field: 'cartLinesAdd', data: { cart: null, userErrors } };
  // Identical forms count as a repeated click.
  const fields = { intent: 'add', merchandise: brae, quantity: '2', reply: 'data' };
  const before = shop.logs().length;
  const reply = await shopper.post('/cart.data', fields);
  expect(reply.text).toContain('Brae Pendant');
  expect(reply.text).toContain('Could not add to cart');
  expect(reply.text).not.toContain('Too heavy');
  await expect
    .poll(() => shop.logs().slice(before))
    .toMatch(/Could not add to cart.*Too heavy.*Too far/);
});

test('a removal that is refused says ‘Could not remove from cart’ [R-186]', async () => {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const line = await firstLine(shopper);
  answer = { field: 'cartLinesRemove', data: { cart: null, userErrors: [{ message: 'No' }] } };
  await shopper.post('/cart', { intent: 'remove', line });
  answer = undefined;
  expect((await shopper.get('/cart')).text).toContain('Could not remove from cart');
});

test('an account is created, signed in to, signed out of and recovered by one operation each [R-349]', async () => {
  const [email, password] = ['calls@example.com', 'lamp-light'];
  const shopper = shop.shopper();
  const name = { firstName: 'Ada', lastName: 'Lamb' };
  await shopper.submit('/accounts/login', { form: 'register', ...name, email, password });
  expect(sentTo('customerCreate')).toEqual([{ input: { ...name, email, password } }]);
  await signInAs(shop, email, shopper, password);
  expect(sentTo('customerAccessTokenCreate')).toEqual([{ input: { email, password } }]);
  await shopper.get('/accounts/dashboard');
  const [read] = sentTo('customer');
  expect(read).toMatchObject({ customerAccessToken: expect.stringMatching(/^\w{16,}$/) });
  await shopper.post('/accounts/sign-out', {});
  await expect
    .poll(() => sentTo('customerAccessTokenDelete'))
    .toEqual([{ customerAccessToken: read?.['customerAccessToken'] }]);
  await shopper.post('/accounts/recover', { email });
  expect(sentTo('customerRecover')).toEqual([{ email }]);
});

test('a password is set by the mailed address, and by its parts where that is not known [R-288] [R-351]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/accounts/recover', { email: 'three@lintel.example' });
  const path = await mailedPath(shop, 'three@lintel.example');
  const { location } = await shopper.get(path);
  await shopper.post(location!, { password: 'lintel-demo' });
  const resetUrl = `${shop.addresses.stores['us']}${path}`;
  expect(sentTo('customerResetByUrl')).toEqual([{ resetUrl, password: 'lintel-demo' }]);
  expect(sentTo('customerReset')).toEqual([]);
  const nobody = '/accounts/reset?customerId=999999999&resetToken=abc';
  await shopper.post(nobody, { password: 'long enough' });
  expect(sentTo('customerReset')).toEqual([
    {
      id: 'gid://shopify/Customer/999999999',
      input: { resetToken: 'abc', password: 'long enough' },
    },
  ]);
  await shopper.post('/account/activate/999999999/abc', { password: 'long enough' });
  expect(sentTo('customerActivate')).toEqual([
    {
      id: 'gid://shopify/Customer/999999999',
      input: { activationToken: 'abc', password: 'long enough' },
    },
  ]);
});

test('the token of a session that another sign-in or a password reset replaces is deleted [V7.2.4] [V7.4.1]', async () => {
  const shopper = await signInAs(shop, 'three');
  const tokenInUse = async () => {
    calls.length = 0;
    await shopper.get('/accounts/dashboard');
    return sentTo('customer')[0]?.['customerAccessToken'] as string;
  };
  const deleted = () =>
    sentTo('customerAccessTokenDelete').map((sent) => sent['customerAccessToken']);
  const first = await tokenInUse();
  await signInAs(shop, 'zero', shopper);
  await expect.poll(deleted).toEqual([first]);
  const second = await tokenInUse();
  expect(second).not.toBe(first);
  await shopper.post('/accounts/recover', { email: 'many@lintel.example' });
  const { location } = await shopper.get(await mailedPath(shop, 'many@lintel.example'));
  await shopper.post(location!, { password: 'lintel-demo' });
  // The other deleted token is the one that the reset returned.
  await expect.poll(deleted).toEqual([expect.any(String), expect.any(String)]);
  expect(deleted()).toContain(second);
  expect(new Set(deleted()).size).toBe(2);
});

test('an address is created, changed, made the default and deleted by one operation each [R-352]', async () => {
  const shopper = await signInAs(shop, 'zero');
  const page = '/accounts/account-addresses';
  const address = { firstName: 'Nora', lastName: 'Field', address1: '1 Mill St', city: 'Perth' };
  const fields = { ...address, country: 'AU', province: 'WA', zip: '6000' };
  const { text } = await shopper.submit(page, { ...fields, intent: 'create' });
  const customerAccessToken = expect.stringMatching(/^\w{16,}$/);
  expect(sentTo('customerAddressCreate')).toMatchObject([{ customerAccessToken, address }]);
  const [, digits = ''] = /href="[^"]*\?address=(\d+)/.exec(text) ?? [];
  const id = expect.stringContaining(`/MailingAddress/${digits}`);
  await shopper.post(page, { ...fields, intent: 'update', id: digits, city: 'Fremantle' });
  expect(sentTo('customerAddressUpdate')).toMatchObject([
    { customerAccessToken, id, address: { ...address, city: 'Fremantle' } },
  ]);
  await shopper.post(page, { intent: 'default', id: digits });
  expect(sentTo('customerDefaultAddressUpdate')).toMatchObject([
    { customerAccessToken, addressId: id },
  ]);
  await shopper.post(page, { intent: 'delete', id: digits });
  expect(sentTo('customerAddressDelete')).toMatchObject([{ customerAccessToken, id }]);
});

test('the product service is asked for a search, a collection, a product and several products [R-029] [R-364] [R-366]', async () => {
  const shopper = shop.shopper();
  const common = { currency: 'USD', bypassToken: 'sandbox-bypass' };
  await shopper.get('/search?q=oak%20lamp&sort=price-ascending&tag=Room~Kitchen&pageNo=1');
  const tags = JSON.stringify([{ field: 'tags', operator: 'IN', value: ['Room~Kitchen'] }]);
  expect(paramsOf('/search/query/oak%20lamp')).toContainEqual({
    ...common,
    ...{ take: '20', skip: '20', sort: 'price-ascending', query: tags },
  });
  await shopper.get('/collections/pendants?pageNo=0&minPrice=10&maxPrice=400');
  const price = JSON.stringify([{ field: 'price', operator: 'BETWEEN', value: [1000, 40000] }]);
  expect(paramsOf('/search/collection/pendants')).toContainEqual({
    ...common,
    ...{ take: '20', skip: '0', query: price },
  });
  await shopper.get('/products/perch-stool-walnut');
  expect(paramsOf('/api/shopify/product/handle/perch-stool-walnut')).toEqual([common]);
  // A product page requests recently viewed products, except products that the page shows
  // elsewhere.
  await shopper.get('/viewed?seen=tolland-handle-black');
  await shopper.get('/products/aske-chair-black');
  expect(paramsOf('/api/shopify/product/handles/tolland-handle-black')).toEqual([common]);
});

test('a list asks for ten variants of a product, and for three of its pictures [R-322]', async () => {
  await shop.shopper().get('/products/perch-stool-oak');
  expect(sentTo('productRecommendations')).toMatchObject([{ variants: 10, images: 3 }]);
});

test('a wish is one event with its product; the list is read by its id, a customer’s by e-mail [R-029] [R-224] [R-225] [R-369]', async () => {
  const shopper = shop.shopper();
  const handle = 'brae-pendant-brass';
  await shopper.post('/actions/wishlist', { intent: 'add', handle });
  const [event, ...others] = callsTo('/api/wishlist/event/lintel-us');
  expect(others).toEqual([]);
  const { wishlistId, ...sent } = JSON.parse(event!.sent) as { wishlistId: string };
  expect(sent).toEqual({
    eventType: 'wishlist/add',
    event: {
      id: `gid://shopify/Product/${productId(handle)}`,
      productId: String(productId(handle)),
      productHandle: handle,
      title: 'Brae Pendant',
      ...{ minPrice: 165, maxPrice: 165, vendor: 'Lintel' },
      imageSrc: expect.stringContaining('/brae-pendant-brass-1.'),
    },
    meta: {},
  });
  const read = () => callsTo('/api/wishlist/id/lintel-us').map(({ sent }) => JSON.parse(sent));
  expect(read().at(-1)).toEqual({ wishlistId });
  calls.length = 0;
  await shopper.post('/actions/wishlist', { intent: 'remove', handle });
  expect(JSON.parse(callsTo('/api/wishlist/event/lintel-us')[0]!.sent)).toMatchObject({
    eventType: 'wishlist/remove',
    event: { productHandle: handle },
    wishlistId,
  });
  expect(read().at(-1)).toEqual({ wishlistId });
  await shopper.post('/actions/wishlist', { intent: 'add', handle });
  calls.length = 0;
  await signInAs(shop, 'zero', shopper);
  const email = 'zero@lintel.example';
  const [joined] = callsTo('/api/wishlist/event/lintel-us');
  expect(JSON.parse(joined!.sent)).toMatchObject({ eventType: 'email/add', email, wishlistId });
  const [byEmail] = callsTo('/api/wishlist/email/lintel-us').slice(-1);
  expect(JSON.parse(byEmail!.sent)).toEqual({ email });
  calls.length = 0;
  await shopper.post('/actions/wishlist', { intent: 'add', handle: 'haddon-table-lamp-brass' });
  const own = JSON.parse(callsTo('/api/wishlist/event/lintel-us')[0]!.sent) as object;
  expect(own).toMatchObject({ eventType: 'wishlist/add', email });
  expect(own).not.toHaveProperty('wishlistId');
});

test('a newsletter sign-up tells the page, the address and the list [R-370]', async () => {
  const email = 'calls-reader@lintel.example';
  await shop.shopper().post('/newsletter', { email, return_to: '/collections/rugs' });
  const [signup] = callsTo('/client/subscriptions');
  expect(signup?.url.search).toBe('?company_id=LNTLUS');
  expect(signup?.headers['revision']).toMatch(/^\d{4}-\d\d-\d\d$/);
  const { type, attributes, relationships } = JSON.parse(signup!.sent).data;
  expect(type).toBe('subscription');
  expect(attributes.custom_source).toBe(`${shop.addresses.stores['us']}/collections/rugs`);
  expect(attributes.profile.data.attributes.email).toBe(email);
  expect(relationships.list.data).toEqual({ type: 'list', id: 'NEWSUS' });
});

test('who waits for a product is told as a form [R-372]', async () => {
  const handle = 'halden-pendant-brass';
  const variant = variantId(handle, 'Large / Black');
  const email = 'calls-waiting@lintel.example';
  await shop
    .shopper()
    .post(`/products/${handle}?variant=${variant}`, { intent: 'notify', variant, email });
  const [request] = callsTo('/onsite/components/back-in-stock/subscribe');
  expect(request?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(request?.sent))).toEqual({
    ...{ a: 'LNTLUS', email, variant, platform: 'shopify' },
    product: String(productId(handle)),
  });
});
