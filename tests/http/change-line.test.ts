import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { add, brae, cartOf, firstLine, pieces } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { catalogueService, inBareWorld, startShop, type Shop } from '../support/storefront';
import type { Exchange } from '../support/wiretap';

let shop: Shop;
let exchanges: Exchange[] = [];
beforeAll(async () => {
  shop = await startShop({ tap: (exchange) => void exchanges.push(exchange) });
});
beforeEach(() => {
  exchanges = [];
});
afterEach(() => shop.clearFaults());
afterAll(() => shop?.stop());

const pendant = 'halden-pendant-brass';
const small = variantId(pendant, 'Small / Black');
const medium = variantId(pendant, 'Medium / Linen');
const soldOut = variantId(pendant, 'Large / Black');
const knob = variantId('bramley-knob-nickel', '25 mm');
const largerKnob = variantId('bramley-knob-nickel', '40 mm');

const change = (shopper: Shopper, line: string, merchandise: string) =>
  shopper.submit('/cart', { intent: 'change', line, merchandise });

const updates = () =>
  exchanges
    .filter(({ sent }) => sent.includes('cartLinesUpdate'))
    .map(({ sent }) => (JSON.parse(sent) as { variables: { lines: object[] } }).variables.lines);

async function shopperWith(merchandise: string, quantity = '1') {
  const shopper = shop.shopper();
  await add(shopper, merchandise, quantity);
  await shopper.get('/cart');
  return shopper;
}

test('the choice comes with the page when it is asked for, and only then', async () => {
  const shopper = await shopperWith(small);
  await add(shopper, brae);
  exchanges = [];
  const closed = await shopper.get('/cart');
  expect(closed.text).not.toContain('value="change"');
  const asked = exchanges.filter(({ url }) => !/prismic|\/geo\?/.test(url));
  expect(asked.filter(({ sent }) => !sent.includes('productRecommendations'))).toHaveLength(1);
  const links = [...closed.text.matchAll(/href="([^"]*\?change=[^"]*)"/g)].map(([, to]) => to);
  expect(links.sort()).toEqual(
    [small, brae].map((one) => `/cart?change=${one}#change-${one}`).sort(),
  );
  const open = await shopper.get(`/cart?change=${small}`);
  expect(open.text.match(/value="change"/g)).toHaveLength(2);
  expect(open.text).toContain(`id="change-${small}"`);
  expect(open.text).toMatch(/<label[^>]*>Size \/ Cable/);
  const options = [...open.text.matchAll(/<option value="(\d+)"[^>]*>([^<]*)/g)];
  expect(options.map(([, id]) => id)).toContain(medium);
  const texts = options.map(([, , text]) => text);
  expect(texts).toContain('Medium / Linen, $259.00');
  expect(texts).toContain('Large / Black, $389.00 (out of stock)');
});

test('a line becomes another finish, which is a product of its own [R-218]', async () => {
  const black = variantId('fenwick-wall-light-black');
  const shopper = await shopperWith(black, '2');
  const open = await shopper.get(`/cart?change=${black}`);
  expect(open.text.match(/value="change"/g)).toHaveLength(1);
  const choices = [...open.text.matchAll(/<option value="(\d+)"[^>]*>([^<]*)/g)];
  const nickel = variantId('fenwick-wall-light-nickel');
  expect(choices.map(([, id, text]) => [id, text])).toContainEqual([
    nickel,
    'Satin nickel, $210.00',
  ]);
  const page = await change(shopper, await firstLine(shopper), nickel);
  expect(textOf(page)).toContain('Your bag was updated.');
  expect(textOf(page)).toContain('Finish: Satin nickel');
  expect(page.text).toContain('/products/fenwick-wall-light-nickel');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([2]);
});

test('a link for a line that is not there opens nothing', async () => {
  const shopper = await shopperWith(small);
  for (const asked of [medium, 'x', '', '__proto__']) {
    const page = await shopper.get(`/cart?change=${asked}`);
    expect([page.status, page.text.includes('value="change"')]).toEqual([200, false]);
  }
});

test('a line becomes another variant, with its attributes, its price and as many pieces [R-217] [R-355]', async () => {
  const shopper = await shopperWith(small, '2');
  const line = await firstLine(shopper);
  exchanges = [];
  const page = await change(shopper, line, medium);
  expect(textOf(page)).toContain('Your bag was updated.');
  expect(textOf(page)).toContain('Size: Medium · Cable: Linen');
  expect(textOf(page)).toContain('Subtotal $518.00');
  expect(await cartOf(shopper)).toEqual([{ line, quantity: 2 }]);
  expect(updates()).toEqual([
    [
      {
        id: line.replaceAll('&amp;', '&'),
        merchandiseId: `gid://shopify/ProductVariant/${medium}`,
        attributes: [
          { key: '_colour', value: 'Brass' },
          { key: '_size', value: 'Medium / Linen' },
        ],
      },
    ],
  ]);
});

test('a line that becomes equal to another is merged with it [R-217]', async () => {
  const shopper = await shopperWith(small, '2');
  await add(shopper, medium);
  const lines = await cartOf(shopper);
  const { line = '' } = lines.find(({ quantity }) => quantity === 2) ?? {};
  await change(shopper, line, medium);
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([3]);
  expect(shopper.cookies.get('cart-count-USD')).toBe('3');
});

test('the same press twice, one after the other and both at once, is one change [R-217]', async () => {
  const shopper = await shopperWith(small, '2');
  await add(shopper, medium);
  const lines = await cartOf(shopper);
  const { line = '' } = lines.find(({ quantity }) => quantity === 2) ?? {};
  await Promise.all([change(shopper, line, medium), change(shopper, line, medium)]);
  expect(textOf(await change(shopper, line, medium))).toContain('Your bag was updated.');
  expect((await cartOf(shopper)).map(({ quantity }) => quantity)).toEqual([3]);
});

test('a variant that is sold out is refused, and the line stays', async () => {
  const shopper = await shopperWith(small);
  const line = await firstLine(shopper);
  exchanges = [];
  const page = await change(shopper, line, soldOut);
  expect(textOf(page)).toContain('Large / Black is out of stock. Nothing was changed.');
  expect(textOf(page)).toContain('Size: Small · Cable: Black');
  expect(updates()).toEqual([]);
  const scripted = await shopper.post('/cart.data', {
    ...{ intent: 'change', line, merchandise: soldOut, reply: 'data' },
  });
  expect(scripted.status).toBe(200);
  expect(scripted.text).toContain('Large / Black is out of stock.');
});

test('more pieces than there are of the other variant are refused, counting those in the bag', async () => {
  const shopper = await shopperWith(knob, '2');
  await add(shopper, largerKnob, '2');
  const lines = await cartOf(shopper);
  const page = await change(shopper, lines[0]!.line, knob);
  expect(textOf(page)).toContain(
    'Only 3 of 25 mm are in stock, and your bag would have 4. Nothing was changed.',
  );
  expect(await cartOf(shopper)).toEqual(lines);
});

test.runIf(isFullRun)('a variant that sold out in between is told as such', async () => {
  const other = await startShop({
    tap: ({ sent, received }) =>
      sent.includes('CartBeforeAdd')
        ? received
            .replaceAll('"quantityAvailable":0', '"quantityAvailable":9')
            .replaceAll('"availableForSale":false', '"availableForSale":true')
        : undefined,
  });
  try {
    const late = other.shopper();
    await add(late, small);
    const page = await change(late, await firstLine(late), soldOut);
    expect(textOf(page)).toContain('Large / Black is out of stock.');
    expect(textOf(page)).not.toContain('Nothing was changed.');
    expect(textOf(page)).not.toContain('Your bag was updated.');
  } finally {
    await other.stop();
  }
});

test('a line that ran out becomes one piece of what is there', async () => {
  const shopper = await shopperWith(soldOut);
  const { text } = await shopper.get('/cart');
  const line = /name="line" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const page = await change(shopper, line, medium);
  expect(textOf(page)).toContain('Size: Medium · Cable: Linen');
  expect(await pieces(shopper)).toBe(1);
});

test.each([
  ['a variant of another product', () => brae, 'This option is no longer available.'],
  ['a variant that is gone', () => '99999999999999', 'This option is no longer available.'],
])('a line is not replaced by %s', async (_, merchandise, message) => {
  const shopper = await shopperWith(small);
  const line = await firstLine(shopper);
  const page = await change(shopper, line, merchandise());
  expect([page.status, textOf(page).includes(message)]).toEqual([404, true]);
  expect(textOf(await shopper.get('/cart'))).toContain('Size: Small · Cable: Black');
});

test("a malformed form, a line that has left, and somebody else's line change nothing", async () => {
  const [owner, other] = [await shopperWith(small), await shopperWith(small)];
  const line = await firstLine(owner);
  expect((await change(owner, line, 'x')).status).toBe(400);
  expect((await change(owner, 'x', medium)).status).toBe(400);
  expect((await change(other, line, medium)).status).toBe(404);
  expect((await change(shop.shopper(), line, medium)).status).toBe(404);
  await owner.post('/cart', { intent: 'remove', line });
  const gone = await change(owner, line, medium);
  expect(gone.status).toBe(404);
  expect(textOf(gone)).toContain('This item is no longer in your bag.');
});

test('a bag holds at most 99 of the variant', async () => {
  const stool = variantId('perch-stool-walnut', 'Counter');
  const shopper = await shopperWith(stool, '60');
  await add(shopper, variantId('perch-stool-walnut', 'Bar'), '60');
  const lines = await cartOf(shopper);
  const page = await change(shopper, lines[0]!.line, stool);
  expect([page.status, textOf(page).includes('at most 99 of one product')]).toEqual([400, true]);
  expect(await cartOf(shopper)).toEqual(lines);
});

test('a finish that is sold only in other quantities says which, and the line stays [R-180]', async () => {
  const shopper = await shopperWith(variantId('pip-knob-oak', '28 mm'), '3');
  const walnut = variantId('pip-knob-walnut', '28 mm');
  const line = await firstLine(shopper);
  exchanges = [];
  const page = await change(shopper, line, walnut);
  expect(page.status).toBe(400);
  expect(textOf(page)).toContain(
    'Please choose a multiple of 2, at least 4 and at most 40. Nothing was changed.',
  );
  expect(updates()).toEqual([]);
  await shopper.post('/cart', { intent: 'update', line, quantity: '4' });
  expect(textOf(await change(shopper, line, walnut))).toContain('Your bag was updated.');
  expect(await cartOf(shopper)).toEqual([{ line, quantity: 4 }]);
});

test('without the catalogue the bag is shown, and says that the choice cannot be', async () => {
  const cone = variantId('orsta-pendant-white', 'Small');
  const shopper = await shopperWith(cone);
  const operation = inBareWorld ? { operation: 'product' } : {};
  await shop.fault({ service: catalogueService, mode: 'http-500', ...operation });
  const page = await shopper.get(`/cart?change=${cone}`);
  expect(page.status).toBe(200);
  expect(textOf(page)).toContain("We can't show the other options right now.");
});

/** The change takes effect unless `applied` is false. */
const lose = (mode = 'reset', applied = true) =>
  shop.fault({ service: 'commerce', operation: 'cartLinesUpdate', mode, applied, times: 1 });

test.each(isFullRun ? ['reset', 'wrong-schema', 'hang'] : ['reset'])(
  'a change that took effect although its answer was lost (%s) is told as done',
  async (mode) => {
    const shopper = await shopperWith(small);
    const line = await firstLine(shopper);
    await lose(mode);
    const page = await change(shopper, line, medium);
    expect(textOf(page)).toContain('Your bag was updated.');
    expect(textOf(page)).toContain('Size: Medium · Cable: Linen');
  },
);

test('a change that came to nothing says so, and can be sent again', async () => {
  const shopper = await shopperWith(small);
  const line = await firstLine(shopper);
  await lose('reset', false);
  const page = await change(shopper, line, medium);
  expect(page.status).toBe(503);
  expect(textOf(page)).toContain("We can't change your bag right now.");
  expect(textOf(await change(shopper, line, medium))).toContain('Size: Medium · Cable: Linen');
});

test.runIf(isFullRun)('a change with an unknown outcome says so', async () => {
  const shopper = await shopperWith(small);
  const line = await firstLine(shopper);
  await lose('hang');
  const sending = shopper.post('/cart', { intent: 'change', line, merchandise: medium });
  // Only the read after the change must fail, not the one before.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await shop.fault({ service: 'commerce', operation: 'cart', mode: 'http-500' });
  expect((await sending).location).toBe('/cart');
  expect(textOf(await shopper.get('/cart'))).toContain(
    'We’re not sure whether your bag was changed.',
  );
});
