/** The bag without scripts; submits the pages' own forms. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giftCards } from '../../sandbox/seed/gift-cards';
import { unknownCode } from '../support/cart-driver';
import { firstUnlessFull, isFullRun } from '../support/full-run';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

const lamp = '/products/brae-pendant-nickel';
const pieces = 'Quantity of Brae Pendant';

/** In major units. */
function amountOf({ main }: PlainBrowser, sum: 'Subtotal' | 'Total' | 'Amount due'): number {
  const row = main.all('dl').length > 0 ? main.part('dl', 'Subtotal').text() : '';
  const [, amount = ''] = new RegExp(`${sum} [^\\d]*([\\d,.]+)`).exec(row) ?? [];
  return Number(amount.replaceAll(',', ''));
}

async function withPendant(browser: PlainBrowser): Promise<PlainBrowser> {
  await browser.open(lamp);
  await browser.main.press('Add to bag');
  expect(browser.text()).toContain('Added to bag');
  await browser.open('/cart');
  expect(browser.main.field(pieces).value).toBe('1');
  return browser;
}

const emptyBag = 'Oh no, your bag is empty!';

describe.each(firstUnlessFull(['A', 'B'] as const))('in preset %s', (preset) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ preset });
  });
  afterAll(() => shop?.stop());
  const visit = () => plainBrowser(Object.values(shop.addresses.stores)[0]!);

  test('quantity and discount code change the sums without JavaScript [R-175] [R-198]', async () => {
    const browser = await withPendant(visit());
    const { main } = browser;
    const each = amountOf(browser, 'Subtotal');
    expect(each).toBe(165);
    expect(main.text()).toContain('$165.00');
    main.fill(pieces, '3');
    await main.press('Update');
    expect(amountOf(browser, 'Subtotal')).toBe(3 * each);
    const enter = async (code: string) => {
      main.fill(/^Discount code/, code);
      await main.press('Apply');
    };
    await enter('NOSUCHCODE');
    expect(main.text()).toMatch(unknownCode('NOSUCHCODE'));
    await enter('WELCOME10');
    expect(main.text()).toContain('WELCOME10 applied');
    expect(amountOf(browser, 'Total')).toBeCloseTo(2.7 * each);
    await main.press('Remove code WELCOME10');
    expect(main.text()).not.toContain('WELCOME10 applied');
    expect(amountOf(browser, 'Subtotal')).toBe(3 * each);
    await browser.open('/cart');
    expect(main.field(pieces).value).toBe('3');
  });

  test('gift cards are put on the bag and taken off one by one without JavaScript [R-205]', async () => {
    const browser = await withPendant(visit());
    const { main } = browser;
    const before = amountOf(browser, 'Subtotal');
    const enter = async (code: string) => {
      main.fill('Discount code or gift card', code);
      await main.press('Apply');
    };
    const [mug, , , vase] = giftCards;
    await enter(mug!.code);
    expect(main.text()).toContain('Gift card ending 4F2A applied');
    expect(amountOf(browser, 'Amount due')).toBe(before - 25);
    await enter(vase!.code);
    expect(main.text()).toContain('Gift card ending 7E55 applied');
    expect(amountOf(browser, 'Amount due')).toBe(before - 100);
    await main.press('Remove gift card ending 4F2A');
    expect(main.text()).not.toContain('Gift card ending 4F2A applied');
    expect(amountOf(browser, 'Amount due')).toBe(before - 75);
  });

  test('the page after a link to a discount says that the code is kept, without JavaScript [R-211]', async () => {
    const browser = visit();
    const notice = 'The code WELCOME10 will be applied when you add something to your bag.';
    await browser.open('/discount/WELCOME10?redirect=/collections/pendants');
    expect(browser.path).toBe('/collections/pendants');
    expect(browser.text()).toContain(notice);
    await browser.main.follow(/^Brae Pendant/);
    expect(browser.heading).toBe('Brae Pendant');
    expect(browser.text()).not.toContain(notice);
  });

  test('a line is saved, moved back and removed without JavaScript', async () => {
    const browser = await withPendant(visit());
    const { main } = browser;
    const saved = main.part('section', 'Saved for later');
    const nothingSaved = () => expect(main.text()).not.toContain('Saved for later');
    await main.press('Save for later Brae Pendant');
    expect(main.text()).toContain(emptyBag);
    expect(saved.link('Brae Pendant')).toContain('/products/brae-pendant-nickel');
    await browser.open('/cart');
    await saved.press('Move to bag Brae Pendant');
    expect(main.text()).toContain('Subtotal');
    nothingSaved();

    await main.press('Save for later Brae Pendant');
    await saved.press('Remove Brae Pendant from the list');
    nothingSaved();
    await browser.open('/cart');
    expect(main.text()).toContain(emptyBag);
    nothingSaved();

    await withPendant(browser);
    await main.press('Remove Brae Pendant');
    expect(main.text()).toContain(emptyBag);
    await browser.open('/cart');
    expect(main.text()).toContain(emptyBag);
    nothingSaved();
  });

  test('a line that was removed is put back without JavaScript [R-176]', async () => {
    const { main } = await withPendant(visit());
    const undo = async (quantity: string) => {
      expect(main.names('field')).not.toContain(pieces);
      await main.press('Undo');
      expect(main.field(pieces).value).toBe(quantity);
      expect(main.names('button')).not.toContain('Undo');
    };
    await main.press('Remove Brae Pendant');
    await undo('1');
    for (const quantity of ['2', '0']) {
      main.fill(pieces, quantity);
      await main.press('Update');
    }
    await undo('2');
  });

  test.runIf(isFullRun)(
    'a note, gift message or code that can’t be saved stays in its field without JavaScript',
    async () => {
      const browser = await withPendant(visit());
      const { main } = browser;
      const [nothingChanged, shown] = [
        "We can't change your bag right now.",
        "We can't show your bag",
      ];
      for (const [operation, label, section] of [
        ['cartNoteUpdate', 'Note to the workshop', 'Add a note'],
        ['cartAttributesUpdate', 'Gift message', 'Add a gift message'],
        ['cartDiscountCodesUpdate', 'Discount code or gift card', 'Add a code'],
      ] as const) {
        const send = async () => {
          main.fill(label, 'Typed TEXT');
          const form = main.part('details', section);
          await form.press(form.names('button')[0]!);
        };
        await shop.fault({ service: 'commerce', operation, mode: 'http-500' });
        await send();
        expect(browser.status).toBe(503);
        expect(main.part('details', section).text()).toContain(nothingChanged);
        expect(main.field(label).value).toBe('Typed TEXT');
        await shop.fault({ service: 'commerce', mode: 'http-500' });
        await send();
        expect(browser.status).toBe(503);
        expect(main.text()).toContain(shown);
        expect(main.text()).toContain('You entered: Typed TEXT');
        await shop.clearFaults();
        await shop.fresh();
        await browser.open('/cart');
      }
    },
  );

  test.runIf(isFullRun)(
    'a shared bag is opened and added by another visitor without JavaScript',
    async () => {
      const giver = await withPendant(visit());
      const link = giver.main.field('Link to this bag').value;
      const taker = visit();
      await taker.open(link);
      expect(taker.heading).toBe('Someone shared a bag with you');
      expect(taker.main.text()).toContain('Brae Pendant');
      await taker.open('/cart');
      expect(taker.main.text()).toContain(emptyBag);
      await taker.open(link);
      await taker.main.press('Add to my bag');
      expect(taker.heading).toBe('Your bag');
      expect(taker.main.field(pieces).value).toBe('1');
      await giver.open('/cart');
      expect(giver.main.field(pieces).value).toBe('1');
    },
  );

  test('a price that has changed is shown until it is confirmed, without JavaScript', async () => {
    const browser = await withPendant(visit());
    const { main, cookies } = browser;
    expect(main.text()).not.toContain('Some items have changed since you added them.');
    const snapshots = [...cookies].filter(([name]) => name.startsWith('lines-'));
    expect(snapshots).toHaveLength(1);
    for (const [name, value] of snapshots)
      cookies.set(name, value.replace(/^(\d+)_\d+_/, '$1_100_'));
    await browser.open('/cart');
    expect(main.text()).toMatch(/Was [^ ]*1\.00 when you added it, now [^ ]*1\d\d\.00\./);
    await main.press('Got it');
    expect(main.text()).not.toContain('when you added it');
    await browser.open('/cart');
    expect(main.text()).toContain('Subtotal');
    expect(main.text()).not.toContain('when you added it');
  });

  test.runIf(isFullRun)('a bag comes along to the other store without JavaScript', async () => {
    const origins = Object.values(shop.addresses.stores);
    const [first, second] = origins;
    const product = '/products/brae-pendant-brass';
    const browser = visit();
    const { main } = browser;
    const checkLinks = (store: string | undefined) => {
      const hrefs = (...rel: string[]) =>
        browser
          .all('link')
          .filter(({ properties }) => rel.join() === [properties.rel].flat().join())
          .filter(({ properties }) => rel[0] === 'canonical' || properties.hrefLang)
          .map(({ properties }) => properties.href);
      expect(hrefs('canonical')).toEqual([`${store}${product}`]);
      expect(hrefs('alternate')).toEqual([...origins, first].map((origin) => origin + product));
    };
    await browser.open(product);
    checkLinks(first);
    await main.press('Add to bag');
    const footer = browser.part('footer', 'Country');
    footer.select(/Country/, 'NZ');
    await footer.press('Change');
    expect(browser.url).toMatch(new RegExp(`^${second}/cart/import`));
    expect(main.text()).toContain('Brae Pendant');
    await main.press('Bring my bag');
    expect(browser.url).toBe(`${second}/cart`);
    expect(browser.text()).toContain('We’ve moved your bag.');
    expect(main.names('link')).toContain('Brae Pendant');
    expect([...browser.cookies.keys()]).toContain('cart-NZD');
    await browser.open(product);
    checkLinks(second);
    await browser.open(`${first}/cart`);
    expect(main.names('link')).toContain('Brae Pendant');
  });

  const pendant = 'halden-pendant-brass';
  const small = variantId(pendant, 'Small / Black');
  const medium = variantId(pendant, 'Medium / Linen');
  const openBagWith = async (...variants: string[]) => {
    const browser = visit();
    for (const variant of variants) {
      await browser.open(`/products/${pendant}?variant=${variant}`);
      await browser.main.press('Add to bag');
    }
    await browser.open('/cart');
    return browser;
  };
  const choice = 'Size / Cable';
  const counts = ({ main }: PlainBrowser) =>
    main.names('field').filter((name) => name.startsWith('Quantity of'));

  test('a line becomes another size, and then one with another line, without JavaScript [R-217]', async () => {
    const browser = await openBagWith(small, medium);
    const { main } = browser;
    expect(main.names('field')).not.toContain(choice);
    expect(main.names('link').filter((name) => /^Change Halden/.test(name))).toHaveLength(2);
    await main.follow('Change Halden Pendant, Small / Black');
    expect(main.field(choice).value).toBe(small);
    main.select(choice, 'Small / Linen, $189.00');
    await main.press('Change');
    expect(main.text()).toContain('Size: Small · Cable: Linen');
    expect(main.names('field')).not.toContain(choice);
    await main.follow('Change Halden Pendant, Small / Linen');
    main.select(choice, medium);
    await main.press('Change');
    expect(main.text()).toContain('Size: Medium · Cable: Linen');
    for (const again of [false, true]) {
      if (again) await browser.open('/cart');
      const [only = '', ...others] = counts(browser);
      expect(others).toEqual([]);
      expect(main.field(only).value).toBe('2');
    }
  });

  test('a size that is sold out is refused, and the choice can be left, without JavaScript', async () => {
    const browser = await openBagWith(small);
    const { main } = browser;
    await main.follow(/^Change Halden Pendant/);
    main.select(choice, 'Large / Black, $389.00 (out of stock)');
    await main.press('Change');
    expect(main.text()).toContain('Large / Black is out of stock. Nothing was changed.');
    expect(main.text()).toContain('Size: Small · Cable: Black');
    await main.follow(/^Change Halden Pendant/);
    await main.follow(/^Keep as is Halden Pendant/);
    expect(main.names('field')).not.toContain(choice);
  });

  test('a form that is sent twice at once adds once, without JavaScript', async () => {
    const browser = visit();
    await browser.open(lamp);
    const slow = { service: 'commerce', operation: 'cartCreate', mode: 'slow', delayMs: 700 };
    await shop.fault({ ...slow, times: 1 });
    // A double click sends two requests; the browser shows the second response.
    await Promise.all([browser.main.press('Add to bag'), browser.main.press('Add to bag')]);
    await shop.clearFaults();
    expect(browser.text()).toMatch(/Added to bag|You added this a moment ago/);
    await browser.open('/cart');
    expect(browser.main.field(pieces).value).toBe('1');
  });
});
