import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailedPath, signInAs } from '../support/account-driver';
import { add, brae } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const slow = (operation: string) =>
  shop.fault({ service: 'commerce', operation, mode: 'slow', delayMs: 1800, times: 1 });
/** Enough time for a request to reach the backend. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));
const demo = (who: string) => ({
  form: 'login',
  email: `${who}@lintel.example`,
  password: 'lintel-demo',
});
const addressPage = '/accounts/account-addresses';
const address = {
  ...{ intent: 'create', country: 'CA', firstName: 'Nora', lastName: 'Field', city: 'Toronto' },
  ...{ province: 'ON', zip: 'M5A 1A1' },
};
const signedIn = async (shopper: Shopper) => (await shopper.get('/accounts/dashboard')).status;
const deletions = async () =>
  (await shop.requests()).filter(({ operation }) =>
    operation.includes('customerAccessTokenDelete'),
  );

test('a slow page that finds its token revoked does not end a newer sign-in', async () => {
  const shopper = await signInAs(shop, 'three');
  await slow('customer');
  const page = shopper.get('/accounts/dashboard');
  await aMoment();
  await shopper.post('/accounts/sign-out', {});
  await signInAs(shop, 'three', shopper);
  // On a busy machine, this request may time out. Its response doesn't matter here.
  await page;
  expect(await signedIn(shopper)).toBe(200);
});

test.runIf(isFullRun)(
  'a late change does not sign in again after another tab’s sign-out [V7.4.1]',
  async () => {
    const shopper = await signInAs(shop, 'three');
    await slow('customerAddressCreate');
    const change = shopper.post(addressPage, { ...address, address1: '1 Slow Street' });
    await aMoment();
    await shopper.post('/accounts/sign-out', {});
    expect((await change).status).toBe(401);
    expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
  },
);

test('a cookie that was copied ends with the sign-out, even while the backend is away [R-276] [V7.4.1]', async () => {
  const shopper = await signInAs(shop, 'three');
  const copy = shop.shopper();
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  expect(await signedIn(copy)).toBe(200);
  await shop.fault({
    service: 'commerce',
    operation: 'customerAccessTokenDelete',
    mode: 'http-500',
    times: 1,
  });
  const before = (await deletions()).length;
  const out = await shopper.submit('/accounts/sign-out', {});
  expect(textOf(out)).toContain('You’re signed out.');
  expect((await copy.get('/accounts/dashboard')).location).toBe('/accounts/login');
  await expect
    .poll(async () => (await deletions()).slice(before).map(({ status }) => status), {
      timeout: 30_000,
      interval: 1000,
    })
    .toEqual([500, 200]);
});

test.runIf(isFullRun)(
  'a sign-out that neither the registry nor the backend can confirm signs out here and says so',
  async () => {
    const alone = await startShop({
      worker: ({ durableObjects, ...worker }) => {
        const { BROWSER_SESSIONS: _, ...others } = durableObjects ?? {};
        return { ...worker, durableObjects: others };
      },
    });
    try {
      const shopper = await signInAs(alone, 'three');
      await alone.fault({ service: 'commerce', mode: 'http-500' });
      const page = await shopper.submit('/accounts/sign-out', {});
      await alone.clearFaults();
      expect(textOf(page)).toContain(
        'You’re signed out on this device, but we couldn’t end your session everywhere',
      );
      expect(textOf(page)).not.toContain('You’re signed out. ');
      expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
    } finally {
      await alone.stop();
    }
  },
);

test('of two sign-ins in two tabs the one that began last counts, even if the other ends later [V7.2.4]', async () => {
  const shopper = shop.shopper();
  await shopper.get('/accounts/login');
  await slow('customerAccessTokenCreate');
  const early = shopper.post('/accounts/login', demo('three'));
  await aMoment();
  await signInAs(shop, 'many', shopper);
  const mine = textOf(await shopper.get('/accounts/dashboard'));
  expect((await early).location).toBe('/accounts/dashboard');
  expect(textOf(await shopper.get('/accounts/dashboard'))).toBe(mine);
});

test('a sign-in that lands after a sign-out signs nobody in', async () => {
  const shopper = await signInAs(shop, 'many');
  await slow('customerAccessTokenCreate');
  const early = shopper.post('/accounts/login', demo('three'));
  await aMoment();
  await shopper.post('/accounts/sign-out', {});
  await early;
  expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
});

test.runIf(isFullRun)(
  'a sign-out that takes long does not end the sign-in that followed it',
  async () => {
    const shopper = await signInAs(shop, 'many');
    await add(shopper, brae);
    await slow('cartCreate');
    const out = shopper.post('/accounts/sign-out', {});
    await aMoment();
    await signInAs(shop, 'three', shopper);
    await out;
    expect(await signedIn(shopper)).toBe(200);
  },
);

test.runIf(isFullRun)('a registration that lands after a sign-in does not sign out', async () => {
  const shopper = shop.shopper();
  await shopper.get('/accounts/login');
  await slow('customerCreate');
  const registration = shopper.post('/accounts/login', {
    ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
    ...{ email: 'races@example.com', password: 'lamp-light' },
  });
  await aMoment();
  await signInAs(shop, 'three', shopper);
  await registration;
  expect(await signedIn(shopper)).toBe(200);
});

test('an address that another tab has deleted is not saved, and what was typed stays', async () => {
  const shopper = await signInAs(shop, 'zero');
  const added = await shopper.submit(addressPage, { ...address, address1: '2 Mill Street' });
  const id = /\?address=(\d+)/.exec(added.text)?.[1] ?? '';
  await shopper.post(addressPage, { intent: 'delete', id });
  const typed = { ...address, intent: 'update', id, address1: '3 Mill Street' };
  const late = await shopper.post(addressPage, typed);
  expect(late.status).toBe(400);
  expect(textOf(late)).toContain('This address no longer exists.');
  expect(late.text).toContain('value="3 Mill Street"');
});

test('a double press on “Add address”, “Delete” or “Undo” does it once, and shows no error [V2.3.3]', async () => {
  const shopper = await signInAs(shop, 'zero');
  const twice = async (form: Record<string, string>) => {
    const answers = await Promise.all([1, 2].map(() => shopper.post(addressPage, form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    return shopper.get(addressPage);
  };
  const count = ({ text }: { text: string }) => text.split('4 Double Street').length - 1;
  const form = { ...address, address1: '4 Double Street' };
  const added = await twice(form);
  expect(textOf(added)).toContain('Your address was added.');
  const shown = count(added);
  const id = /address=(\d+)[^>]*>Edit<span[^>]*> (?:<!-- -->)?4 Double/.exec(added.text)?.[1] ?? '';
  const operation = 'customerAddressDelete';
  await shop.fault({ service: 'commerce', operation, mode: 'slow', delayMs: 300, times: 1 });
  const deleted = await twice({ intent: 'delete', id });
  expect(textOf(deleted)).toContain('The address was deleted. Undo');
  expect(count(await twice(form))).toBe(shown);
  const late = await shopper.submit(addressPage, { intent: 'delete', id });
  expect(textOf(late)).toContain('The address was deleted.');
  await signInAs(shop, 'three', shopper);
  // Twice, because the first press must not count as a deletion.
  for (const press of [1, 2]) {
    const refused = await shopper.submit(addressPage, { intent: 'delete', id });
    expect(textOf(refused), `press ${press}`).toContain('This address no longer exists.');
  }
});

test('a double press on register creates one account and says so [V2.3.3]', async () => {
  const shopper = shop.shopper();
  await shopper.get('/accounts/login');
  const press = () =>
    shopper.post('/accounts/login', {
      ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
      ...{ email: 'double@example.com', password: 'lamp-light' },
    });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status, location }) => [status, location])).toEqual([
    [303, '/accounts/login'],
    [303, '/accounts/login'],
  ]);
});

test.runIf(isFullRun)(
  'the second press on a register that outlasts its wait doesn’t show that the email is taken',
  async () => {
    const shopper = shop.shopper();
    await shopper.get('/accounts/login');
    const press = () =>
      shopper.post('/accounts/login', {
        ...{ form: 'register', firstName: 'Ada', lastName: 'Lamb' },
        ...{ email: 'outlasted@example.com', password: 'lamp-light' },
      });
    const fault = { service: 'commerce', times: 1 };
    await shop.fault({ ...fault, operation: 'customerCreate', mode: 'hang', applied: true });
    const trial = 'customerAccessTokenCreate';
    await shop.fault({ ...fault, operation: trial, mode: 'slow', delayMs: 800 });
    const first = press();
    await aMoment();
    const second = await press();
    expect(textOf(second)).not.toContain('already been taken');
    // On a busy machine, the trial sign-in may time out.
    expect(second.status === 303 || textOf(second).includes('We’re not sure')).toBe(true);
    await first;
  },
  15_000,
);

test('a page that finds its token revoked does not wait for a change of the bag', async () => {
  const shopper = await signInAs(shop, 'zero');
  await add(shopper, brae);
  const other = shop.shopper();
  await other.post('/accounts/recover', { email: 'zero@lintel.example' });
  const link = (await other.get(await mailedPath(shop, 'zero@lintel.example'))).location!;
  await other.post(link, { password: 'lintel-demo' });
  await shop.fault({ service: 'commerce', operation: 'cartCreate', mode: 'hang' });
  const started = Date.now();
  expect((await shopper.get('/accounts/dashboard')).location).toBe('/accounts/login');
  expect(Date.now() - started).toBeLessThan(3500);
});

test('any page of the order list is read in one request', async () => {
  const shopper = await signInAs(shop, 'many');
  const last = (await shop.requests()).at(-1)?.n ?? 0;
  expect((await shopper.get('/accounts/my-orders?pageNo=1')).status).toBe(200);
  const reads = (await shop.requests(last)).filter(({ operation }) => operation === 'customer');
  expect(reads).toHaveLength(1);
});

test('a page after the last one leads to the last one', async () => {
  const shopper = await signInAs(shop, 'many');
  expect((await shopper.get('/accounts/my-orders?pageNo=9')).location).toMatch(
    /^\/accounts\/my-orders\?pageNo=[1-8]$/,
  );
  const none = await signInAs(shop, 'zero');
  expect((await none.get('/accounts/my-orders?pageNo=3')).location).toBe(
    '/accounts/my-orders?pageNo=0',
  );
});
