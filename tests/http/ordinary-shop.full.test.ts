import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed/index';
import { cartOf, firstLine } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    world: 'bare',
    sandboxVars: { HIDDEN_PRODUCTS: 'AU:halden-pendant-brass' },
  });
});
afterAll(() => shop?.stop());

const { handle, title, variants } = makeSeed().products.find((one) => one.variants[0]?.rule)!;
const merchandise = String(variants[0]!.id);
const words = 'Please choose a multiple of 2, at least 4 and at most 40.';
const field = (html: string) => /<input[^>]*type="number"[^>]*>/.exec(html)?.[0];

test('the product’s page asks for a number that may be ordered [R-180]', async () => {
  const { text } = await shop.shopper().get(`/products/${handle}?variant=${merchandise}`);
  expect(field(text)).toMatch(/min="4" max="40" step="2"/);
  expect(field(text)).toContain('value="4"');
  const [, hint] = /aria-describedby="([^"]+)"/.exec(field(text)!)!;
  expect(text).toContain(
    `<p id="${hint}" class="mt-1.5 small text-muted">You can order a multiple of 2, at least 4 and at most 40.</p>`,
  );
});

test('a refused add without scripts names the product and links to its page [R-180]', async () => {
  const product = { intent: 'add', product: handle, merchandise };
  const shopper = shop.shopper();
  for (const quantity of ['3', '1e3']) {
    const page = await shopper.submit('/cart', { ...product, quantity });
    expect([page.status, textOf(page)]).toEqual([
      400,
      expect.stringContaining(`${title}: Please `),
    ]);
    expect(page.text).toContain(`href="/products/${handle}?variant=${merchandise}"`);
  }
  const data = await shopper.post('/cart.data', { ...product, quantity: '3', reply: 'data' });
  expect(data.text).not.toContain(`${title}: `);
});

test('an add of another number says what may be ordered, and adds nothing [R-180]', async () => {
  const shopper = shop.shopper();
  for (const quantity of ['3', '5', '42']) {
    const answer = await shopper.submit('/cart', { intent: 'add', merchandise, quantity });
    expect(textOf(answer)).toContain(words);
  }
  expect(textOf(await shopper.get('/cart'))).toContain('your bag is empty');
});

test('the button of a card adds the fewest that may be, and then a step [R-179]', async () => {
  const shopper = shop.shopper();
  const quantities = async () => (await cartOf(shopper)).map(({ quantity }) => quantity);
  await shopper.post('/cart', { intent: 'add', merchandise });
  expect(await quantities()).toEqual([4]);
  await shopper.post('/cart', { intent: 'add', merchandise });
  expect(await quantities()).toEqual([4]);
  await shopper.post('/cart', { intent: 'add', merchandise, quantity: '2' });
  expect(await quantities()).toEqual([6]);
});

test('a button for one piece each doesn’t add a product that is only sold in larger numbers [R-180]', async () => {
  const shopper = shop.shopper();
  const other = String(makeSeed().products.find((one) => !one.variants[0]?.rule)!.variants[0]!.id);
  const several: [string, string][] = [
    ['intent', 'add-all'],
    ['merchandise', merchandise],
    ['merchandise', other],
  ];
  const answer = await shopper.submit('/cart', several);
  expect(textOf(answer)).toContain('Not everything could be added. The rest was added.');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([1]);
});

test('the bag follows the quantity rule, and shows the backend’s refusal [R-180]', async () => {
  const shopper = shop.shopper();
  await shopper.post('/cart', { intent: 'add', merchandise });
  expect(field((await shopper.get('/cart')).text)).toMatch(/min="4" max="40" step="2"/);
  const line = await firstLine(shopper);
  const refused = await shopper.submit('/cart', { intent: 'update', line, quantity: '5' });
  expect(textOf(refused)).toContain(words);
  const calls = (await shop.requests()).map(({ operation }) => operation);
  expect(calls).toContain('cartLinesUpdate');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([4]);
});

test('a product outside a market has no page, is in no list and cannot be added there [R-182]', async () => {
  const path = '/products/halden-pendant-brass';
  const american = await shop.shopper('us').get(path);
  expect(american.status).toBe(200);
  const australian = shop.shopper('au');
  expect((await australian.get(path)).location).toBe('/not-found');
  const link = /<h3[^>]*><a[^>]*href="\/products\/halden-pendant-brass["?]/;
  expect((await shop.shopper('us').get('/collections/pendants')).text).toMatch(link);
  for (const list of ['/collections/pendants', '/search?q=halden'])
    expect((await australian.get(list)).text).not.toMatch(link);
  await australian.post('/cart', {
    intent: 'add',
    merchandise: variantId('halden-pendant-brass', 'Small / Black'),
  });
  expect(textOf(await australian.get('/cart'))).toContain('your bag is empty');
});

test('a finish that is not sold in the country is no swatch of the others [R-208]', async () => {
  const path = '/products/halden-pendant-aged-brass';
  const swatches = async (store: string) =>
    /aria-label="Other finishes"[^]*?<\/ul>/.exec((await shop.shopper(store).get(path)).text)?.[0];
  expect(await swatches('us')).toContain('/products/halden-pendant-brass"');
  expect(await swatches('au')).toContain('/products/halden-pendant-black"');
  expect(await swatches('au')).not.toContain('/products/halden-pendant-brass"');
});

test('filters have the swatches of Shopify’s filters: colors and pictures [R-495]', async () => {
  const { text } = await shop.shopper().get('/collections/all');
  const linen = /<a[^>]*tag=Material~Linen"[^>]*>[^]*?<\/a>/.exec(text)?.[0];
  expect(linen).toMatch(/<img src="[^"]*nolan-cushion-linen-3[^"]*"[^>]*alt=""/);
  // In the filter 'Color', Shopify's swatch for 'Black' is a photo of cloth. The shop shows its own color for the name.
  expect(text).toMatch(/tag=Colour~Black"[^>]*><svg[^>]*fill="#1f1f1f"/);
  const oak = /<a[^>]*tag=Material~Oak"[^>]*>[^]*?<\/a>/.exec(text)?.[0];
  expect(oak).toMatch(/<svg[^>]*fill="#c8a678"/);
  // Filters named 'Room' have no swatches.
  expect(/<a[^>]*tag=Room~Kitchen"[^>]*>[^]*?<\/a>/.exec(text)?.[0]).not.toMatch(/<svg|<img/);
});
