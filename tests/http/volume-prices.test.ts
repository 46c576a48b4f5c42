import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { add, firstLine } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import { variantId, variantPath } from '../support/seed-ids';
import type { Answer, Shopper } from '../support/shopper';
import { inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => void exchanges.push(exchange) });
});
beforeEach(() => {
  exchanges = [];
});
afterAll(() => shop?.stop());

const bulb = variantId('opal-bulb-g9');
const reads = () => exchanges.filter(({ sent }) => sent.includes('query VolumePrices'));
const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));

const tableOf = ({ text }: Answer) =>
  textOf({
    text: /<section aria-labelledby="volume-prices"[^]*?<\/section>/.exec(text)?.[0] ?? '',
  }).trim();

test('a product’s page lists its volume prices [R-491]', async () => {
  const page = await shop.shopper().get('/products/opal-bulb-g9');
  expect(tableOf(page)).toBe('Volume prices Buy 5 or more $8.00 each Buy 10 or more $7.25 each');
  expect(reads()).toHaveLength(1);
});

test('the table follows the variant in the address [R-491]', async () => {
  const shopper = shop.shopper();
  const table = 'Volume prices Black Buy 3 or more $16.00 each';
  expect(tableOf(await shopper.get('/products/cloth-cable'))).toBe(table);
  expect(tableOf(await shopper.get(variantPath('cloth-cable', 'Black')))).toBe(table);
  expect(tableOf(await shopper.get(variantPath('cloth-cable', 'Linen')))).toBe('');
});

test('pages of other products have nothing of volume prices and ask nothing more [R-491]', async () => {
  await shop.fresh();
  const page = await shop.shopper().get('/products/halden-pendant-brass');
  expect([page.status, textOf(page)]).toEqual([200, expect.stringContaining('Add to bag')]);
  expect(page.text).not.toMatch(/volume|eligibleQuantity/i);
  expect(reads()).toHaveLength(0);
});

// In the bare world, the product comes from the failing service, too.
test.skipIf(inBareWorld)(
  'an outage of the volume prices leaves the product for sale [R-491]',
  async () => {
    await shop.fresh();
    await shop.fault({ service: 'commerce', operation: 'product', mode: 'http-500' });
    const page = await shop.shopper().get('/products/opal-bulb-g9');
    await shop.clearFaults();
    expect(page.status).toBe(200);
    expect(reads().length).toBeGreaterThan(0);
    expect(tableOf(page)).toBe('');
    expect(textOf(page)).toContain('Add to bag');
    await shop.fresh();
  },
);

test('structured data and Markdown have the volume prices [R-492]', async () => {
  const shopper = shop.shopper();
  const { text } = await shopper.get('/products/opal-bulb-g9');
  const offers = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)]
    .map(([, json]) => (JSON.parse(json!) as { offers?: object }).offers)
    .filter((offer) => offer !== undefined);
  expect(offers).toMatchObject([
    {
      price: '9',
      priceSpecification: [
        { '@type': 'PriceSpecification', price: '8', eligibleQuantity: { minValue: 5 } },
        { '@type': 'PriceSpecification', price: '7.25', eligibleQuantity: { minValue: 10 } },
      ],
    },
  ]);
  const { text: markdown } = await shopper.get('/products/cloth-cable.md');
  expect(markdown).toContain('## Volume prices\n\nBlack:\n\n- Buy 3 or more: $16.00 each\n');
  expect((await shopper.get('/products/halden-pendant-brass.md')).text).not.toContain('Volume');
});

test('a link to a bag shows the price of its quantities, as the bag does [R-493]', async () => {
  const items = ['item=10:opal-bulb-g9', 'item=1:opal-bulb-e27'].join('&');
  for (const link of [`pieces=${bulb}:10`, items]) {
    const page = textOf(await shop.shopper().get(`/cart/import?${link}`));
    expect(page).toContain('Qty: 10 $72.50');
    expect(page).toMatch(link === items ? /Total \$86\.50/ : /Total \$72\.50/);
  }
});

test('the bag has the price of each quantity, and doesn’t announce it as a change [R-493]', async () => {
  const shopper = shop.shopper();
  await add(shopper, bulb, '2');
  expect(await bagOf(shopper)).toContain('Subtotal $18.00');
  await add(shopper, bulb, '3');
  const more = await bagOf(shopper);
  expect(more).toContain('$8.00 each');
  expect(more).toContain('Subtotal $40.00');
  expect(more).not.toContain('when you added it');
  const line = await firstLine(shopper);
  await shopper.post('/cart', { intent: 'update', line, quantity: '12' });
  const most = await bagOf(shopper);
  expect(most).toContain('$7.25 each');
  expect(most).toContain('Subtotal $87.00');
  await shopper.post('/cart', { intent: 'update', line, quantity: '4' });
  const few = await bagOf(shopper);
  expect(few).toContain('Subtotal $36.00');
  expect(few).not.toContain('when you added it');
  await shopper.post('/cart', { intent: 'add-all', merchandise: bulb });
  const again = await bagOf(shopper);
  expect(again).toContain('Subtotal $40.00');
  expect(again).not.toContain('when you added it');
});
