/**
 * Tests two Storefront API versions: in one, a single call sets all cards of a cart; in the other,
 * separate calls add and remove a card.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { setPassword, signInAs } from '../support/account-driver';
import { add, leaveForCheckout } from '../support/cart-driver';
import { contact, openCheckout, postForm } from '../support/checkout-driver';
import { control } from '../support/control';
import { firstUnlessFull } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import type { Shopper } from '../support/shopper';
import { accountsOfRun, startShop, storefrontApiPath, type Shop } from '../support/storefront';

const [mug, room, empty, vase] = giftCards.map(({ code }) => code) as [
  string,
  string,
  string,
  string,
];
const weekday = variantId('fitting-at-home', 'Weekday');
const saturday = variantId('fitting-at-home', 'Saturday');

const bagOf = async (shopper: Shopper) => textOf(await shopper.get('/cart'));
const enter = async (shopper: Shopper, code: string) => {
  expect((await shopper.post('/cart', { intent: 'discount', code })).location).toBe('/cart');
  return bagOf(shopper);
};
const takeOff = async (shopper: Shopper, ending: string) => {
  const { text } = await shopper.get('/cart');
  const form = text
    .split('<form')
    .find((part) => part.includes('value="ungift"') && part.includes(`ending ${ending}`));
  const card = /name="card" value="([^"]+)"/.exec(form ?? '')?.[1] ?? '';
  await shopper.post('/cart', { intent: 'ungift', card });
  return bagOf(shopper);
};
const minus = (amount: string) => `[-−]\\$${amount.replace('.', '\\.')}`;

/** Starts a shop with this version of the Storefront API: the usual shop, if it has this version. */
const startShopWith = (version: string) =>
  startShop({
    world: 'full',
    ...(!storefrontApiPath.includes(version) && {
      vars: { STOREFRONT_API_VERSION: version },
      sandboxVars: { OLDEST_API_VERSION: version },
    }),
  });

describe.each(firstUnlessFull(['2024-07', '2026-04']))('%s', (version) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShopWith(version);
  });
  afterAll(() => shop?.stop());

  test('several gift cards go into the field of codes, each pays its part, and each is taken off by itself [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, weekday);
    const one = await enter(shopper, ` ${mug.toLowerCase()} `);
    expect(one).toContain('Your code was applied.');
    expect(one).toMatch(
      new RegExp(
        `Subtotal \\$95\\.00 Gift card ending 4F2A ${minus('25.00')} Amount due \\$70\\.00`,
      ),
    );
    await enter(shopper, room);
    const all = await enter(shopper, vase);
    expect(all).toMatch(
      new RegExp(
        `Gift card ending 4F2A ${minus('25.00')} Gift card ending 9C7D ${minus('70.00')} Gift card ending 7E55 \\$0\\.00 Amount due \\$0\\.00`,
      ),
    );
    const { text } = await shopper.get('/cart');
    for (const code of [mug, room, vase]) {
      expect(text.toUpperCase()).not.toContain(code);
      expect([...shopper.cookies.values()].join().toUpperCase()).not.toContain(code);
    }
    const off = await takeOff(shopper, '9C7D');
    expect(off).toContain('The gift card was removed from your bag.');
    expect(off).toMatch(
      new RegExp(
        `Gift card ending 4F2A ${minus('25.00')} Gift card ending 7E55 ${minus('70.00')} Amount due \\$0\\.00`,
      ),
    );
    await shopper.post('/cart', { intent: 'discount', code: 'WELCOME10' });
    expect(await bagOf(shopper)).toMatch(/Total \$85\.50 [^]*Amount due \$0\.00/);
    await takeOff(shopper, '7E55');
    expect(await takeOff(shopper, '4F2A')).not.toContain('Amount due');
  });

  test('a card that is on the bag already is not taken twice, nor one with nothing left [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, saturday);
    await enter(shopper, mug);
    expect(await enter(shopper, mug)).toContain('This gift card is already applied.');
    // Newer API versions report that there is no discount with the entered code.
    expect(await enter(shopper, empty)).toContain(
      version === '2024-07'
        ? `The code '${empty}' isn’t valid for your bag.`
        : `We can’t find the code '${empty}'. Please check its spelling.`,
    );
    expect(await bagOf(shopper)).toContain('Amount due $105.00');
  });

  test('a press on Remove that arrives twice leaves the others [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, saturday);
    await enter(shopper, mug);
    await enter(shopper, vase);
    const { text } = await shopper.get('/cart');
    const [, card = ''] = /name="card" value="([^"]+)"/.exec(text) ?? [];
    await shopper.post('/cart', { intent: 'ungift', card });
    await shopper.post('/cart', { intent: 'ungift', card });
    expect(await bagOf(shopper)).toContain('Amount due $55.00');
    const strange = await shopper.post('/cart', { intent: 'ungift', card: 'x' });
    expect(strange.status).toBe(400);
    expect(await bagOf(shopper)).toContain('Amount due $55.00');
  });

  test('gift cards come along to a customer’s bag, and stay there after the sign-out [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, saturday);
    await enter(shopper, mug);
    await enter(shopper, vase);
    await signInAs(shop, 'three', shopper);
    const own = await bagOf(shopper);
    expect(own).toContain('Amount due $30.00');
    expect(own).not.toContain('your gift cards again');
    await shopper.post('/accounts/sign-out', {});
    const nobodys = await bagOf(shopper);
    expect(nobodys).toContain('Please enter your gift cards again');
    expect(nobodys).not.toContain('Amount due');
  });

  test.runIf(accountsOfRun === 'legacy')(
    'a password that is set without a sign-in leaves the gift cards on the bag [R-205]',
    async () => {
      const shopper = shop.shopper();
      await add(shopper, saturday);
      await enter(shopper, mug);
      await setPassword(shop, shopper, 'zero');
      const nobodys = await bagOf(shopper);
      expect(nobodys).toContain('Amount due $105.00');
      expect(nobodys).not.toContain('your gift cards again');
    },
  );

  test.runIf(accountsOfRun === 'legacy')(
    'a customer whose token Shopify refuses keeps the gift cards on the way to the checkout [R-205]',
    async () => {
      const shopper = await signInAs(shop, 'three');
      await add(shopper, saturday);
      await enter(shopper, mug);
      await control(shop, 'accounts', { change: 'revoke-buyers' });
      expect(await leaveForCheckout(shopper)).toContain('/cart/c/');
      const own = await bagOf(shopper);
      expect(own).toContain('Amount due $105.00');
      expect(own).not.toContain('your gift cards again');
      // They are the customer's only.
      shopper.cookies.delete('session');
      expect(await bagOf(shopper)).not.toContain('Amount due');
    },
  );

  test('the checkout takes all of them, and the order names each [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, weekday);
    const left = [vase, mug];
    for (const code of left) await enter(shopper, code);
    const link = new URL(await leaveForCheckout(shopper));
    const world = {
      origin: shop.addresses.sandbox,
      fetch: (path: string, init?: RequestInit) =>
        fetch(new URL(path, shop.addresses.sandbox), { redirect: 'manual', ...init }),
    } as Parameters<typeof openCheckout>[0];
    const checkout = await openCheckout(world, link.pathname + link.search);
    await postForm(world, checkout, contact);
    const payment = await (await world.fetch(`${checkout}/payment`)).text();
    const total = /name="total"\s+value="(\d+)"/.exec(payment)?.[1] ?? '';
    expect(total).toBe('0');
    const paid = await postForm(world, `${checkout}/payment`, { total, outcome: 'approve' });
    const order = await (await world.fetch(paid.headers.get('location') ?? '')).text();
    expect(order).toMatch(/Gift card ending 7E55[^]*75\.00[^]*Gift card ending 4F2A[^]*20\.00/);
  });
});

describe('a bag with a card that was not entered in this browser', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShopWith('2024-07');
  });
  afterAll(() => shop?.stop());

  test('takes no other card, and shows the effect of removing one [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, saturday);
    await enter(shopper, mug);
    await enter(shopper, vase);
    for (const name of shopper.cookies.keys())
      if (name.includes('gift-cards')) shopper.cookies.delete(name);
    const refused = await enter(shopper, room);
    expect(refused).toContain('your bag already has one that wasn’t entered here');
    expect(refused).toContain('Amount due $30.00');
    expect(await takeOff(shopper, '4F2A')).toContain('Another gift card was removed too');
    expect(await enter(shopper, vase)).toContain('Amount due $55.00');
  });

  test('takes others once the card’s own code was entered again, as after a lost response [R-205]', async () => {
    const shopper = shop.shopper();
    await add(shopper, saturday);
    await enter(shopper, mug);
    for (const name of shopper.cookies.keys())
      if (name.includes('gift-cards')) shopper.cookies.delete(name);
    const misspelled = mug.replace('CARD', 'CART');
    expect(await enter(shopper, misspelled)).toContain('enter it at checkout');
    expect(await enter(shopper, mug)).toContain('This gift card is already applied.');
    const both = await enter(shopper, vase);
    expect(both).toMatch(/Gift card ending 4F2A[^]*Gift card ending 7E55[^]*Amount due \$30\.00/);
  });
});
