import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../support/cart-driver';
import { firstUnlessFull } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { control } from '../support/control';
import { startShop, type Shop } from '../support/storefront';

const sample = variantId('finish-samples', 'Brass');

describe.each(firstUnlessFull(['2026-04', '2026-01']))('%s', (version) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({
      vars: { STOREFRONT_API_VERSION: version },
      sandboxVars: { OLDEST_API_VERSION: version },
    });
  });
  afterAll(() => shop?.stop());
  const tried = async (code: string) => {
    const shopper = shop.shopper();
    await add(shopper, sample);
    await shopper.post('/cart', { intent: 'discount', code });
    return textOf(await shopper.get('/cart'));
  };

  test.each([
    ['OLDNEWS', "The code 'OLDNEWS' has expired or isn’t active yet."],
    ['HOUSE50', "Your bag is below the minimum spend for the code 'HOUSE50'."],
    ['LIGHTS15', "The code 'LIGHTS15' doesn’t apply to anything in your bag."],
    ['NOPE', "We can’t find the code 'NOPE'. Please check its spelling."],
  ])('%s: %s [R-207]', async (code, words) => {
    expect(await tried(code)).toContain(words);
  });

  test('a code that has been used as often as it may be says so [R-207]', async () => {
    const gone = {
      title: 'First hundred',
      code: 'FIRST100',
      class: 'ORDER',
      value: { percentage: 10 },
      usageLimit: 0,
      combinesWith: [],
    };
    await control(shop, 'discounts', { discounts: [gone] });
    expect(await tried('first100')).toContain("The code 'first100' has reached its usage limit.");
  });
});

test('2024-07 tells no reason, and a code is just not valid', async () => {
  const shop = await startShop({ vars: { STOREFRONT_API_VERSION: '2024-07' } });
  try {
    const shopper = shop.shopper();
    await add(shopper, sample);
    await shopper.post('/cart', { intent: 'discount', code: 'OLDNEWS' });
    expect(textOf(await shopper.get('/cart'))).toContain("The code 'OLDNEWS' isn’t valid");
  } finally {
    await shop.stop();
  }
});
