import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CART_QUERY } from '../../app/features/cart/cart.graphql';
import { cartReadSchema, type CartPage } from '../../app/features/cart/cart.schema';
import { parseData } from '../../app/services/shopify/storefront.server';
import type { Discount } from '../../sandbox/seed/discounts';
import { makeSeed } from '../../sandbox/seed/index';
import { buy, contact, createCart, openCheckout, reachPayment } from '../support/checkout-driver';
import { isFullRun } from '../support/full-run';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const { products } = makeSeed();
const variantOf = (handle: string) => {
  const variant = products.find((product) => product.handle === handle)?.variants[0];
  if (!variant) throw new Error(`No product ${handle}`);
  return variant;
};
/** In US dollars. */
const priceOf = (handle: string) => variantOf(handle).prices.USD.price / 100;

interface Wanted {
  lines: { handle: string; quantity: number }[];
  codes?: string[];
  country?: string;
  email?: string;
}

async function cartOf({ lines, codes = [], country = 'US', email }: Wanted) {
  const made = await createCart(sandbox, {
    lines: lines.map(({ handle, quantity }) => ({
      merchandiseId: `gid://shopify/ProductVariant/${variantOf(handle).id}`,
      quantity,
    })),
    ...{ discountCodes: codes, country, email },
  });
  const data = await readStorefront(sandbox, CART_QUERY, { cartId: made.id });
  const cart = parseData(cartReadSchema, data).cart as CartPage;
  return { cart, path: made.path };
}

const declare = (discounts: Discount[]) =>
  sandbox.json('/__standin/discounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ discounts }),
  });

/** Sums of decimals aren't exact. */
const cents = (amount: number) => Math.round(amount * 100);
const savedOf = (discounts: CartPage['discounts']) =>
  discounts.reduce((sum, { saved }) => sum + cents(saved.amount), 0);

/** In cents. */
function rowsOf(page: string): [string, number][] {
  const list = /<dl class="totals">([^]*?)<\/dl>/.exec(page)?.[1] ?? '';
  return [...list.matchAll(/<dt[^>]*>([^]*?)<\/dt>\s*<dd[^>]*>([^]*?)<\/dd>/g)].map(
    ([, label = '', amount = '']) => [
      label.trim(),
      cents(Number(amount.replaceAll(/[^\d.]/g, ''))) * (amount.includes('−') ? -1 : 1),
    ],
  );
}

async function expectSums({ cart, path }: Awaited<ReturnType<typeof cartOf>>, country = 'US') {
  for (const line of cart.lines) {
    expect(cents(line.subtotal.amount)).toBe(cents(line.each.amount) * line.quantity);
    expect(cents(line.subtotal.amount) - savedOf(line.discounts)).toBe(cents(line.total.amount));
    expect(line.total.amount).toBeGreaterThanOrEqual(0);
  }
  const subtotal = cart.lines.reduce((sum, line) => sum + cents(line.subtotal.amount), 0);
  expect(cents(cart.subtotal.amount)).toBe(subtotal);
  expect(subtotal - savedOf(cart.discounts)).toBe(cents(cart.total.amount));
  expect(savedOf(cart.discounts)).toBe(cents(cart.saved.amount));
  expect(cart.total.amount).toBeGreaterThanOrEqual(0);
  const names = cart.discounts.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // The shop uses this name only if the backend's amounts don't add up.
  expect(names).not.toContain('Discount');

  const { page, fields } = await reachPayment(sandbox, await openCheckout(sandbox, path), {
    ...contact,
    country,
  });
  const rows = rowsOf(page);
  const [first, ...rest] = rows;
  const [, total] = rest.pop()!;
  expect(first).toEqual(['Subtotal', subtotal]);
  expect(rest.reduce((sum, [, amount]) => sum + amount, subtotal)).toBe(total);
  expect(String(total)).toBe(fields.total);
  expect(rest.slice(0, names.length)).toEqual(
    cart.discounts.map(({ name, saved }) => [`Discount ${name}`, -cents(saved.amount)]),
  );
  return { rows, total };
}

const classes = fc.subarray(['ORDER', 'PRODUCT', 'SHIPPING'] as const);
const handles = [
  'wick-handle-black',
  'halden-pendant-brass',
  'bramley-knob-black',
  'bramley-knob-nickel',
  'fenwick-wall-light-black',
];
const selection = fc.oneof(
  fc.constant({}),
  fc.record({ collections: fc.subarray(['lighting', 'hardware'], { minLength: 1 }) }),
  fc.record({ products: fc.subarray(handles, { minLength: 1 }) }),
);
const value = fc.oneof(
  fc.record({ percentage: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 60_000 }) }),
);
const shared = {
  custom: fc.boolean(),
  combinesWith: classes,
  minimum: fc.record(
    { subtotal: fc.integer({ min: 0, max: 40_000 }), quantity: fc.integer({ min: 1, max: 6 }) },
    { requiredKeys: [] },
  ),
};
const anyDiscount = fc.oneof(
  fc.record({ class: fc.constant('ORDER' as const), value, ...shared }),
  fc.record({
    class: fc.constant('PRODUCT' as const),
    ...{ value, each: fc.boolean(), appliesTo: selection, ...shared },
  }),
  fc.record({
    class: fc.constant('PRODUCT' as const),
    value: fc.record({ percentage: fc.integer({ min: 1, max: 100 }) }),
    appliesTo: selection,
    buy: fc.record({
      quantity: fc.integer({ min: 1, max: 3 }),
      of: selection,
      get: fc.integer({ min: 1, max: 2 }),
    }),
    ...shared,
  }),
  fc.record({
    class: fc.constant('SHIPPING' as const),
    value: fc.record({ percentage: fc.integer({ min: 1, max: 100 }) }),
    ...shared,
  }),
);

test('all sums add up, whatever the discounts, the bag and the currency [R-203]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyDiscount, fc.boolean()), { maxLength: 5 }),
      fc.uniqueArray(
        fc.record({
          handle: fc.constantFrom(...handles),
          quantity: fc.integer({ min: 1, max: 7 }),
        }),
        { minLength: 1, maxLength: 4, selector: ({ handle }) => handle },
      ),
      fc.constantFrom('US', 'JP', 'GB', 'NZ'),
      async (chosen, lines, country) => {
        await declare(
          chosen.map(([discount, hasCode], index) => ({
            ...discount,
            title: `Offer ${index}`,
            code: hasCode ? `CODE${index}` : null,
          })),
        );
        const codes = chosen.flatMap(([, hasCode], index) => (hasCode ? [`code${index}`] : []));
        const made = await cartOf({ lines, codes: [...codes, 'NOPE'], country });
        expect(made.cart.unusedCodes).toContain('NOPE');
        await expectSums(made, country);
      },
    ),
    { numRuns: isFullRun ? 80 : 12 },
  );
});

const percent = (code: string | null, percentage: number, more: Partial<Discount> = {}) => ({
  ...{ title: `${percentage} percent`, code, class: 'ORDER' as const, value: { percentage } },
  combinesWith: [],
  ...more,
});

test('a discount of a line is subtracted once, and named at the line', async () => {
  await declare([
    percent('TEN', 10, {
      class: 'PRODUCT',
      appliesTo: { collections: ['lighting'] },
      combinesWith: ['ORDER'],
    }),
    percent(null, 20, { title: 'Summer', combinesWith: ['PRODUCT'] }),
  ]);
  const [lamp, knob] = ['halden-pendant-brass', 'bramley-knob-black'].map(priceOf) as [
    number,
    number,
  ];
  const made = await cartOf({
    lines: [
      { handle: 'halden-pendant-brass', quantity: 1 },
      { handle: 'bramley-knob-black', quantity: 2 },
    ],
    codes: ['ten'],
  });
  await expectSums(made);
  const { lines, subtotal, discounts, total } = made.cart;
  expect(lines.map((line) => line.discounts.map(({ name }) => name)).sort()).toEqual([[], ['TEN']]);
  expect(subtotal.amount).toBeCloseTo(lamp + 2 * knob, 2);
  expect(discounts.map(({ name }) => name)).toEqual(['TEN', 'Summer']);
  expect(total.amount).toBeCloseTo((lamp * 0.9 + 2 * knob) * 0.8, 1);
});

const knobs = (quantity: number) => ({ handle: 'bramley-knob-black', quantity });
const lamp = { handle: 'halden-pendant-brass', quantity: 1 };

test('of codes that do not combine, only the one that saves most applies [R-204]', async () => {
  await declare([
    percent('TEN', 10),
    percent('FIVE', 5),
    percent('BIG', 50, { minimum: { subtotal: 900_000 } }),
    percent('OLD', 50, { endsAt: '2026-01-01T00:00:00Z' }),
    percent('SOON', 50, { startsAt: '2099-01-01T00:00:00Z' }),
    percent('SOFAS', 50, { class: 'PRODUCT', appliesTo: { products: ['no-such-sofa'] } }),
  ]);
  const codes = ['five', 'ten', 'BIG', 'OLD', 'SOON', 'SOFAS', 'NOPE'];
  const made = await cartOf({ lines: [lamp], codes });
  await expectSums(made);
  expect(made.cart).toMatchObject({ codes: ['ten'], discounts: [{ name: 'TEN' }] });
  expect(made.cart.unusedCodes).toHaveLength(6);
});

test('two combinable codes apply together when they save more than the best single one', async () => {
  await declare([
    percent('ALONE', 15),
    percent('TEN', 10, { class: 'PRODUCT', combinesWith: ['ORDER'] }),
    percent(null, 10, { title: 'Summer', combinesWith: ['PRODUCT'] }),
  ]);
  const made = await cartOf({ lines: [lamp], codes: ['ALONE', 'TEN'] });
  await expectSums(made);
  expect(made.cart).toMatchObject({ codes: ['TEN'], unusedCodes: ['ALONE'] });
  expect(made.cart.discounts.map(({ name }) => name)).toEqual(['TEN', 'Summer']);
});

test('buy three, get one: the cheapest of each four, and none of three', async () => {
  await declare([
    percent(null, 100, {
      ...{ title: 'Four for three', class: 'PRODUCT', appliesTo: { collections: ['hardware'] } },
      buy: { quantity: 3, of: { collections: ['hardware'] }, get: 1 },
    }),
  ]);
  const three = await cartOf({ lines: [knobs(3), lamp] });
  expect((await expectSums(three)).rows.map(([label]) => label)).toEqual([
    ...['Subtotal', 'Shipping', 'Total'],
  ]);
  const cup = { handle: 'bramley-handle-black', quantity: 6 };
  const eight = await cartOf({ lines: [cup, knobs(2), lamp] });
  await expectSums(eight);
  expect(eight.cart.discounts).toMatchObject([
    { name: 'Four for three', saved: { amount: 2 * priceOf('bramley-knob-black') } },
  ]);
});

test('free delivery is named in the bag and taken off in the checkout [R-203]', async () => {
  await declare([
    percent('SHIP', 100, { class: 'SHIPPING', combinesWith: ['ORDER'] }),
    percent('TEN', 10, { combinesWith: ['SHIPPING'] }),
  ]);
  const made = await cartOf({ lines: [knobs(1)], codes: ['ship', 'TEN'], country: 'GB' });
  const { rows, total } = await expectSums(made, 'GB');
  expect(made.cart).toMatchObject({ codes: ['ship', 'TEN'], deliveryDiscounts: ['ship'] });
  expect(rows).toContainEqual(['Discount SHIP', -1300]);
  expect(total).toBe(cents(made.cart.total.amount));
});

test('what is paid, and the order’s page, have the same sums; once per customer is once', async () => {
  await declare([
    percent('ONCE', 33, { class: 'PRODUCT', oncePerCustomer: true, combinesWith: ['ORDER'] }),
    percent(null, 0, {
      ...{ title: 'Thanks', value: { amount: 333 }, custom: true, combinesWith: ['PRODUCT'] },
    }),
  ]);
  const { email } = contact;
  const wanted = { lines: [knobs(3), lamp], codes: ['ONCE'] };
  const made = await cartOf(wanted);
  const { rows } = await expectSums(made);
  const order = await buy(sandbox, made.path);
  const page = await (await sandbox.fetch(order)).text();
  expect(rowsOf(page)).toEqual(
    rows.map(([label, amount]) => [label === 'Shipping' ? 'Free shipping' : label, amount]),
  );
  const again = await cartOf({ ...wanted, email });
  await expectSums(again);
  expect(again.cart).toMatchObject({ unusedCodes: ['ONCE'], discounts: [{ name: 'Thanks' }] });
});
