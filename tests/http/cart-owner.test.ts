/** One browser, several customers: no failure leads to another customer's checkout. */
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addByScript,
  brae,
  firstLine,
  leaveForCheckout,
  openCheckoutPage,
  tabOf,
} from '../support/cart-driver';
import { firstUnlessFull, isFullRun } from '../support/full-run';
import { signInHosted } from '../support/hosted-sign-in';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { startShop, type Shop } from '../support/storefront';
import { change } from '../support/switchboard';

const kinds = ['legacy', 'customer-account-api'] as const;

describe.each(firstUnlessFull(kinds))('with %s accounts', (accounts) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ accounts });
  });
  afterAll(() => shop?.stop());
  const store = () => Object.values(shop.addresses.stores)[0]!;
  beforeEach(() => renew());

  async function renew(): Promise<void> {
    await shop.clearFaults();
    await change(store(), { anew: true, fresh: true });
  }

  async function signIn(shopper: Shopper, who: Customer): Promise<void> {
    await shop.fresh();
    if (accounts === 'legacy') {
      const form = { form: 'login', email: `${who}@lintel.example`, password: 'lintel-demo' };
      expect((await shopper.post('/accounts/login', form)).location).toBe('/accounts/dashboard');
      return;
    }
    const session = shopper.cookies.get('session');
    shopper.cookies.delete('session');
    await signInHosted(shop, who, { shopper });
    expect(shopper.cookies.get('session')).not.toBe(session);
  }

  const expire = (shopper: Shopper) => shopper.cookies.delete('session');
  const signOut = (shopper: Shopper) => shopper.post('/accounts/sign-out', {});

  /** Returns whether the shop acknowledged the add. */
  async function add(shopper: Shopper, merchandise: string): Promise<boolean> {
    const { text, status } = await addByScript(shopper, merchandise);
    return status === 200 && /"ok",true/.test(text);
  }

  async function checkout(shopper: Shopper): Promise<string | null> {
    const link = await leaveForCheckout(shopper);
    if (!link.includes('/cart/c/')) return null;
    return textOf({ text: await openCheckoutPage(shop.addresses.sandbox, link) });
  }
  const namedBy = (page: string) => /Signed in as (\w+)@/.exec(page)?.[1] ?? null;
  const drawer = async (shopper: Shopper) =>
    (await shopper.get('/cart.data?drawer&_routes=routes%2Fcart%2Findex')).text;
  const bag = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
  const fail = (operation: string, how: How = {}) =>
    shop.fault({ service: 'commerce', operation, mode: 'http-500', ...how });
  const recover = async () => {
    await shop.clearFaults();
    await shop.fresh();
  };

  const failures: [string, How][] = [
    ['fails', {}],
    ['has its answer lost', { mode: 'reset', applied: true }],
  ];

  describe.each(failures)('while the creation of carts %s', (_how, how) => {
    test('a second customer does not reach the first one’s checkout, and adds nothing to that cart', async () => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      expect(await add(shopper, brae)).toBe(true);
      const first = tabOf(shopper, shop.shopper());
      await fail('cartCreate', how);
      await signIn(shopper, 'three');
      const pressed = await shopper.submit('/cart', { intent: 'checkout' });
      expect(textOf(pressed)).toContain("We can't open checkout right now.");
      expect(await checkout(shopper)).toBeNull();
      expect(await add(shopper, table)).toBe(false);
      await recover();
      const led = await checkout(shopper);
      expect(led).toContain('Brae Pendant');
      expect(namedBy(led!)).toBe('three');
      expect(await add(shopper, table)).toBe(true);
      expect(await bag(shopper)).toMatch(/Haddon[^]*Brae|Brae[^]*Haddon/);
      expect(await checkout(shopper)).toContain('Signed in as three@');
      expect(await bag(tabOf(first, shop.shopper()))).not.toContain('Haddon');
    });

    const ends: [string, (shopper: Shopper) => unknown][] = [
      ['signed out', signOut],
      ['whose session is over', expire],
    ];
    test.each(ends)('a customer %s is anonymous at the checkout', async (_what, end) => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      expect(await add(shopper, brae)).toBe(true);
      await fail('cartCreate', how);
      await end(shopper);
      expect(await checkout(shopper)).toBeNull();
      await recover();
      const led = await checkout(shopper);
      expect(led).toContain('Brae Pendant');
      expect(namedBy(led!)).toBeNull();
    });
  });

  test.runIf(isFullRun)(
    'changing a line after the session has ended asks the shopper to check the renewed bag',
    async () => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      await add(shopper, brae);
      const line = await firstLine(shopper);
      expire(shopper);
      const changes: Record<string, string>[] = [
        { intent: 'remove', line },
        { intent: 'update', line, quantity: '3' },
      ];
      for (const fields of changes) {
        const other = tabOf(shopper, shop.shopper());
        const answer = await other.post('/cart', fields);
        expect(answer.status).toBe(404);
        expect(textOf(answer)).toContain('Your bag was refreshed. Please check it and try again.');
        expect(textOf(answer)).toContain('Brae Pendant');
      }
      await shopper.get('/cart');
      const removed = await shopper.submit('/cart', {
        intent: 'remove',
        line: await firstLine(shopper),
      });
      expect(textOf(removed)).not.toContain('Your bag was refreshed');
    },
  );

  test('a bag that was emptied after the sign-in stays empty after the sign-out', async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    await signIn(shopper, 'zero');
    await shopper.submit('/cart', { intent: 'remove', line: await firstLine(shopper) });
    await signOut(shopper);
    expect(await bag(shopper)).toContain('your bag is empty');
  });

  test.runIf(isFullRun)(
    'a bag that was emptied after the sign-out stays empty after the next sign-in',
    async () => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      await add(shopper, brae);
      await signOut(shopper);
      await shopper.submit('/cart', { intent: 'remove', line: await firstLine(shopper) });
      await signIn(shopper, 'zero');
      expect(await bag(shopper)).toContain('your bag is empty');
    },
  );

  test('while a cart cannot be read, the next customer’s add goes into a cart of their own', async () => {
    const shopper = shop.shopper();
    await signIn(shopper, 'zero');
    await add(shopper, brae);
    const first = tabOf(shopper, shop.shopper());
    await fail('cart', { times: 3 });
    await signIn(shopper, 'three');
    await recover();
    expect(await add(shopper, table)).toBe(true);
    const led = await checkout(shopper);
    expect(namedBy(led!)).toBe('three');
    expect(led).toContain('Haddon');
    expect(await bag(first)).not.toContain('Haddon');
  });

  test('a cart that was set aside comes back as a copy with its lines only', async () => {
    const shopper = shop.shopper();
    await signIn(shopper, 'zero');
    await add(shopper, brae);
    await shopper.post('/cart', { intent: 'note', note: 'For my secret friend' });
    await shopper.post('/cart', { intent: 'gift', gift: 'With love, Zoe' });
    await fail('cartCreate', { times: 2 });
    await signIn(shopper, 'three');
    expect(await add(shopper, table)).toBe(true);
    const page = await bag(shopper);
    expect(page).toContain('Brae Pendant');
    expect(page).toContain('Haddon');
    expect(page).not.toMatch(/secret friend|With love/);
    expect([...shopper.cookies.keys()].filter((name) => name.includes('aside'))).toEqual([]);
    expect(namedBy((await checkout(shopper))!)).toBe('three');
  });

  test('what a customer wrote is not shown to the next, and is there when the same one signs in again', async () => {
    const shopper = shop.shopper();
    await add(shopper, brae);
    await signIn(shopper, 'zero');
    await shopper.post('/cart', { intent: 'note', note: 'For my secret friend' });
    await signIn(shopper, 'zero');
    expect(await bag(shopper)).toContain('secret friend');
    await signIn(shopper, 'three');
    expect(await bag(shopper)).toContain('Brae Pendant');
    expect(await bag(shopper)).not.toContain('secret friend');
  });

  test.runIf(isFullRun)(
    'a cart cookie of earlier releases, which names no customer, shows no other customer',
    async () => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      await add(shopper, brae);
      shopper.cookies.delete('cart-owner-USD');
      const guest = tabOf(shopper, shop.shopper());
      expire(guest);
      await fail('cartCreate');
      expect(await checkout(guest)).toBeNull();
      await signIn(shopper, 'three');
      // Signing in revokes the former customer's token, in the background. From then on, the cart has no customer.
      expect(namedBy((await checkout(shopper)) ?? '')).toBeNull();
      await recover();
      expect(namedBy((await checkout(guest))!)).toBeNull();
      expect(namedBy((await checkout(shopper))!)).toBe('three');
    },
  );

  test.runIf(accounts === 'legacy')(
    'an expired session names no customer at the checkout',
    async () => {
      const shopper = shop.shopper();
      await signIn(shopper, 'zero');
      await shop.pass(25 * day);
      await add(shopper, brae);
      expect(namedBy((await checkout(shopper))!)).toBe('zero');
      await shop.pass(6 * day);
      await fail('cartCreate');
      expect(await checkout(shopper)).toBeNull();
      await shop.clearFaults();
      expect(namedBy((await checkout(shopper))!)).toBeNull();
    },
  );

  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('sign in zero', 'sign in three') },
    { weight: 2, arbitrary: fc.constantFrom('sign out', 'expire') },
    { weight: 4, arbitrary: fc.constant('add') },
    { weight: 3, arbitrary: fc.constant('checkout') },
    { weight: 1, arbitrary: fc.constant('bag') },
    { weight: 3, arbitrary: fc.constantFrom(...Object.keys(weather)) },
    { weight: 1, arbitrary: fc.constant('recover') },
  );

  test.runIf(isFullRun || accounts === 'legacy')(
    'in any order of steps, a checkout names only the signed-in customer, and no acknowledged line is lost',
    async () => {
      let sequences = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(step as fc.Arbitrary<string>, { minLength: 4, maxLength: isFullRun ? 12 : 7 }),
          async (steps) => {
            sequences += 1;
            await renew();
            const shopper = shop.shopper();
            let present: Customer | null = null;
            const acknowledged = new Set<string>();
            const lookAtCheckout = async () => {
              const page = await checkout(shopper);
              if (page !== null) expect([null, present]).toContain(namedBy(page));
              return page;
            };
            for (const name of ['sign in zero', 'add', ...steps]) {
              if (name.startsWith('sign in')) {
                present = name.slice(8) as Customer;
                await signIn(shopper, present);
              } else if (name === 'sign out') [present] = [null, await signOut(shopper)];
              else if (name === 'expire') [present] = [null, expire(shopper)];
              else if (name === 'checkout') await lookAtCheckout();
              else if (name === 'bag') await drawer(shopper);
              else if (name === 'recover') await recover();
              else if (name === 'add') {
                const [title, merchandise] = pieces[acknowledged.size % pieces.length]!;
                if (await add(shopper, merchandise)) acknowledged.add(title);
              } else await fail(...weather[name]!);
            }
            await recover();
            const page = await drawer(shopper);
            for (const title of acknowledged) expect(page).toContain(title);
            const last = await lookAtCheckout();
            expect(last === null).toBe(acknowledged.size === 0);
            if (last !== null) expect(namedBy(last)).toBe(present);
          },
        ),
        { numRuns: isFullRun ? 250 : 4, endOnFailure: !isFullRun, examples: [[addedAfterCopy]] },
      );
      expect(sequences).toBeGreaterThanOrEqual(4);
    },
    900_000,
  );
});

type Customer = 'zero' | 'three';
type How = { mode?: string; applied?: boolean; times?: number };

const day = 24 * 3600 * 1000;
const table = variantId('haddon-table-lamp-brass');

/** Steps that begin a failure. Without `times`, it lasts until the step 'recover'. */
const weather: Record<string, [string, How]> = {
  'creating fails': ['cartCreate', {}],
  'one creation fails': ['cartCreate', { times: 1 }],
  'creations are lost': ['cartCreate', { mode: 'reset', applied: true }],
  'adding fails': ['cartLinesAdd', { times: 1 }],
  'an addition is lost': ['cartLinesAdd', { mode: 'reset', applied: true, times: 1 }],
  'three reads fail': ['cart', { times: 3 }],
  'nobody is named': ['cartBuyerIdentityUpdate', {}],
};

/** After the copy for three, zero adds to the original. The next copy must not be the first one again. */
const addedAfterCopy = [
  ...['adding fails', 'sign in three', 'creating fails', 'add'],
  ...['sign in zero', 'add', 'sign in three', 'checkout'],
];

const pieces = (
  [
    ['Brae Pendant', 'brae-pendant-nickel'],
    ['Haddon Table Lamp', 'haddon-table-lamp-brass'],
  ] as const
).map(([title, handle]) => [title, variantId(handle)] as const);
