/** The backend throttles a buyer: it returns the error THROTTLED with status 200. */
import { afterEach, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import { add } from '../support/cart-driver';
import { isFullRun } from '../support/full-run';
import { textOf } from '../support/page-text';
import { variantId } from '../support/seed-ids';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
afterEach(() => shop?.stop());
const { products } = makeSeed();

const start = async ({ points, ...vars }: { points: string; DATA_CACHE?: undefined }) => {
  shop = await startShop({
    vars: { PRODUCT_SERVICE_URL: undefined, DATA_CACHE: 'off', ...vars },
    sandboxVars: { THROTTLING: points },
  });
};
const throttled = () => shop.logs().split('commerce-throttled').length - 1;

test('a query that is throttled is sent once more, and the page shows all [R-209]', async () => {
  // 7,000 points are just above the cost of the most expensive page.
  await start({ points: '7000 17000' });
  const shopper = shop.shopper();
  let seen = 0;
  for (let n = 0; n < 8 && seen === 0; n += 1) {
    const pages = await Promise.all(
      ['halden-pendant-brass', 'halden-pendant-aged-brass'].map((one) =>
        shopper.get(`/products/${one}`),
      ),
    );
    for (const page of pages) expect(textOf(page)).toContain('Halden Pendant');
    seen = throttled();
  }
  expect(seen).toBeGreaterThan(0);
});

test.runIf(isFullRun)(
  'a throttled buyer gets the shop’s shell with a message [R-209]',
  async () => {
    await start({ points: '1 0' });
    const shopper = shop.shopper();
    const search = await shopper.get('/search?q=lamp');
    expect(search.status).toBe(503);
    expect(textOf(search)).toContain('We can’t search right now. Please try again.');
    expect((await shopper.get('/products/halden-pendant-brass')).status).toBe(503);
    expect((await add(shopper, variantId('finish-samples', 'Brass'))).status).toBe(503);
    expect(throttled()).toBeGreaterThan(0);
  },
);

test.runIf(isFullRun)('cached pages are still shown [R-209]', async () => {
  await start({ points: '30000 0', DATA_CACHE: undefined });
  const shopper = shop.shopper();
  const first = '/products/halden-pendant-brass';
  expect((await shopper.get(first)).status).toBe(200);
  const others = products.filter(({ publishedAt }) => publishedAt !== null).slice(10, 40);
  const statuses: number[] = [];
  for (const { handle } of others) {
    if (statuses.at(-1) === 503) break;
    statuses.push((await shopper.get(`/products/${handle}`)).status);
  }
  expect(statuses.at(-1)).toBe(503);
  expect(textOf(await shopper.get(first))).toContain('Halden Pendant');
});
