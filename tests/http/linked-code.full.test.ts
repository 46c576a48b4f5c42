/** The shop keeps a code from a link (`/discount/{code}`) until the cart lists the code. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { add, addByScript, brae, leaveForCheckout } from '../support/cart-driver';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { change } from '../support/switchboard';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

async function renew(): Promise<void> {
  await shop.clearFaults();
  await change(Object.values(shop.addresses.stores)[0]!, { anew: true, fresh: true });
}
beforeEach(() => renew());

const code = 'WELCOME10';
const kept = ({ cookies }: Shopper) => cookies.get('linked-code') === code;
const bag = async (shopper: Shopper) =>
  (await shopper.get('/cart.data?drawer&_routes=routes%2Fcart%2Findex')).text;
/** The code's form field doesn't count. */
const isListed = (data: string) => /"codes",\[\d+\]/.test(data);
async function linked(): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.get(`/discount/${code}?redirect=/collections/pendants`);
  expect(kept(shopper)).toBe(true);
  return shopper;
}
const recover = async () => {
  await shop.clearFaults();
  await shop.fresh();
};

test('a link’s other parameters, such as campaign tags, stay in the address', async () => {
  const toOf = async (query: string) =>
    (await shop.shopper().get(`/discount/${code}${query}`)).location;
  expect(await toOf('?redirect=/collections/sale&utm_source=mail&utm_campaign=a%20b')).toBe(
    '/collections/sale?utm_source=mail&utm_campaign=a+b',
  );
  expect(await toOf('?redirect=/collections/sale?page=2&gclid=x')).toBe(
    '/collections/sale?page=2&gclid=x',
  );
  expect(await toOf('?utm_source=mail')).toBe('/?utm_source=mail');
  expect(await toOf('')).toBe('/');
});

type Failure = { mode: string; applied?: boolean };
const failures: Failure[] = [
  { mode: 'http-500' },
  { mode: 'http-500', applied: true },
  { mode: 'reset' },
  { mode: 'reset', applied: true },
  { mode: 'bad-json', applied: true },
  { mode: 'wrong-schema' },
  { mode: 'empty-body' },
  { mode: 'http-502-html' },
  { mode: 'throttled' },
];

test.each(failures)(
  'the first add keeps the code of a link while it fails to be applied: $mode, applied: $applied',
  async (failure) => {
    const shopper = await linked();
    await shop.fault({ service: 'commerce', operation: 'cartDiscountCodesUpdate', ...failure });
    await addByScript(shopper, brae);
    await recover();
    expect(kept(shopper) || isListed(await bag(shopper))).toBe(true);
    await addByScript(shopper, brae);
    expect(isListed(await bag(shopper))).toBe(true);
    expect(kept(shopper)).toBe(false);
  },
);

test('the checkout button names a code that cannot be applied once, and the next press leads on', async () => {
  const shopper = await linked();
  await shop.fault({
    service: 'commerce',
    operation: 'cartDiscountCodesUpdate',
    mode: 'http-500',
  });
  await addByScript(shopper, brae);
  const page = await shopper.submit('/cart', { intent: 'checkout' });
  expect(textOf(page)).toContain(
    `We can’t apply the code ${code} right now. Press Checkout again to pay without it.`,
  );
  expect(/<input[^>]*name="code"[^>]*>/.exec(page.text)?.[0]).toContain(`value="${code}"`);
  expect(kept(shopper)).toBe(true);
  expect(await leaveForCheckout(shopper)).toMatch(/\/cart\/c\//);
  expect(kept(shopper)).toBe(true);
  await shopper.get('/discount/HOUSE50');
  expect(textOf(await shopper.submit('/cart', { intent: 'checkout' }))).toContain(
    'We can’t apply the code HOUSE50 right now.',
  );
});

test('at the checkout a code that was not applied before is applied', async () => {
  const shopper = await linked();
  await shop.fault({
    ...{ service: 'commerce', operation: 'cartDiscountCodesUpdate' },
    ...{ mode: 'http-500', times: 1 },
  });
  await addByScript(shopper, brae);
  expect(await leaveForCheckout(shopper)).toMatch(/\/cart\/c\//);
  expect(isListed(await bag(shopper))).toBe(true);
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant('add') },
  { weight: 1, arbitrary: fc.constant('checkout') },
  { weight: 1, arbitrary: fc.constant('bag') },
  { weight: 1, arbitrary: fc.constant('recover') },
  {
    weight: 3,
    arbitrary: fc.record({
      operation: fc.constantFrom(
        'cartDiscountCodesUpdate',
        'cartDiscountCodesUpdate',
        'cartCreate',
        'cartLinesAdd',
        'cart',
      ),
      failure: fc.constantFrom(...failures),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

test('in any order of adds and failures the code is kept or on the bag', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await renew();
      const shopper = await linked();
      for (const one of steps) {
        if (one === 'add') await addByScript(shopper, brae);
        else if (one === 'checkout') await leaveForCheckout(shopper);
        else if (one === 'bag') await bag(shopper);
        else if (one === 'recover') await recover();
        else if (typeof one === 'object') {
          const { operation, failure, times } = one;
          await shop.fault({ service: 'commerce', operation, times, ...failure });
        }
      }
      await recover();
      expect(kept(shopper) || isListed(await bag(shopper))).toBe(true);
      // Waits out the limit for code attempts.
      await shop.pass(2 * 3600 * 1000);
      await addByScript(shopper, brae);
      expect(isListed(await bag(shopper))).toBe(true);
      expect(kept(shopper)).toBe(false);
    }),
    { numRuns: 500 },
  );
}, 900_000);

test('a code of a link that doesn’t apply yet stays while other codes are entered and removed', async () => {
  const shopper = shop.shopper();
  await shopper.get('/discount/HOUSE50');
  await addByScript(shopper, brae);
  for (const entered of ['NOSUCHCODE', 'WELCOME10'])
    await shopper.post('/cart', { intent: 'discount', code: entered });
  await shopper.post('/cart', { intent: 'undiscount', code: 'WELCOME10' });
  expect(textOf(await shopper.get('/cart'))).not.toContain('$50.00');
  await add(shopper, brae, '9');
  expect(textOf(await shopper.get('/cart'))).toMatch(/HOUSE50.*[-−]\$50\.00/s);
});

test('right codes don’t count as attempts', async () => {
  const shopper = shop.shopper();
  await addByScript(shopper, brae);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    expect((await shopper.post('/cart', { intent: 'discount', code })).status).toBe(303);
    await shopper.post('/cart', { intent: 'undiscount', code });
  }
  await shopper.post('/cart', { intent: 'discount', code });
  expect(textOf(await shopper.get('/cart'))).toContain(code);
});

const reason = /below the minimum spend for the code 'HOUSE50'|'HOUSE50' isn’t valid for your bag/;

test('the bag says once why the code of a link doesn’t apply, in the code’s field', async () => {
  const shopper = shop.shopper();
  await shopper.get('/discount/HOUSE50');
  await addByScript(shopper, brae);
  await bag(shopper);
  const page = await shopper.get('/cart');
  expect(textOf(page)).toMatch(reason);
  expect(/<input[^>]*name="code"[^>]*>/.exec(page.text)?.[0]).toContain('value="HOUSE50"');
  expect(textOf(await shopper.get('/cart'))).not.toMatch(reason);
  const other = shop.shopper();
  await other.get('/discount/HOUSE50');
  await addByScript(other, brae);
  await add(other, brae, '9');
  const applied = textOf(await other.get('/cart'));
  expect(applied).toContain('HOUSE50 applied');
  expect(applied).not.toMatch(reason);
});

test('the checkout says it if the bag hasn’t, and the next press leads on', async () => {
  const shopper = shop.shopper();
  await shopper.get('/discount/HOUSE50');
  await addByScript(shopper, brae);
  const told = textOf(await shopper.submit('/cart', { intent: 'checkout' }));
  expect(told).toMatch(reason);
  expect(told).toContain('Press Checkout again to pay without it.');
  const pressed = await shopper.post('/cart', { intent: 'checkout' });
  expect([pressed.status, pressed.location]).toEqual([303, expect.not.stringMatching(/^\/cart$/)]);
});

test('the checkout stops at no code that applies by then', async () => {
  const shopper = shop.shopper();
  await shopper.get('/discount/HOUSE50');
  await addByScript(shopper, brae);
  await add(shopper, brae, '9');
  const pressed = await shopper.post('/cart', { intent: 'checkout' });
  expect([pressed.status, pressed.location]).toEqual([303, expect.not.stringMatching(/^\/cart$/)]);
});

test('after another code or another link, nothing is said of the earlier link', async () => {
  for (const next of ['entered', 'linked']) {
    const shopper = shop.shopper();
    await shopper.get('/discount/HOUSE50');
    await addByScript(shopper, brae);
    if (next === 'linked') await shopper.get('/discount/WELCOME10');
    else await shopper.post('/cart', { intent: 'discount', code: 'WELCOME10', reply: 'data' });
    expect(textOf(await shopper.get('/cart')), next).not.toMatch(reason);
  }
});

test('a code that replaces another one says which', async () => {
  const shopper = shop.shopper();
  await addByScript(shopper, brae);
  const enter = async (entered: string) =>
    textOf(await shopper.submit('/cart', { intent: 'discount', code: entered }));
  expect(await enter('FIVEOFF')).toContain('Your code was applied.');
  expect(await enter('WELCOME10')).toContain('Your code was applied instead of FIVEOFF.');
});
