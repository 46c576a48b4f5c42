import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { add, brae } from '../support/cart-driver';
import type { Answer } from '../support/shopper';
import { isFullRun } from '../support/full-run';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
afterEach(() => shop.clearFaults());

const machineMs = 400;
const hang = (service: string, operation?: string) =>
  shop.fault({ service, mode: 'hang', ...(operation && { operation }) });

async function timed(work: Promise<Answer>, limit: number): Promise<Answer> {
  const started = Date.now();
  const answer = await work;
  expect(Date.now() - started).toBeLessThan(limit + machineMs);
  return answer;
}
const page = (work: Promise<Answer>) => timed(work, 3000);
const form = (work: Promise<Answer>) => timed(work, 5000);
const expectShell = ({ text }: Answer) => {
  expect(text).toContain('href="/cart"');
  expect(text).toContain('Your privacy choices');
};

async function withBag() {
  const shopper = shop.shopper();
  await add(shopper, brae);
  const { text } = await shopper.get('/cart');
  const line = /name="line" value="([^"]+)"/.exec(text)![1]!.replaceAll('&amp;', '&');
  return { shopper, line };
}

test('a change of the bag whose answer does not come', async () => {
  const { shopper, line } = await withBag();
  await hang('commerce', 'cartLinesUpdate');
  const answer = await form(shopper.post('/cart', { intent: 'update', line, quantity: '2' }));
  expect([answer.status, answer.location]).toEqual([303, '/cart']);
  const bag = await shopper.get('/cart');
  expectShell(bag);
  expect(bag.text).toContain('We’re not sure whether your bag was changed.');
  expect(bag.text).toContain('Brae');
});

test.runIf(isFullRun)(
  'a change of the bag while the backend hangs as a whole',
  async () => {
    const { shopper, line } = await withBag();
    await hang('commerce');
    // The outcome is unknown; reloading doesn't resubmit.
    const answer = await form(shopper.post('/cart', { intent: 'remove', line }));
    expect([answer.status, answer.location]).toEqual([303, '/cart']);
    const bag = await page(shopper.get('/cart'));
    expectShell(bag);
    expect(bag.text).toContain('We’re not sure');
    await form(shopper.post('/cart', { intent: 'discount', code: 'TEN' }));
    await form(add(shopper, brae));
  },
  30_000,
);

test('a bag of another country, whose move to this one hangs', async () => {
  const shopper = shop.shopper('au');
  await shopper.post('/actions/store', { country: 'DE', return_to: '/' });
  await add(shopper, brae);
  await shopper.post('/actions/store', { country: 'FR', return_to: '/' });
  await hang('commerce', 'cartBuyerIdentityUpdate');
  expectShell(await page(shopper.get('/cart')));
});

test('signing in while the backend hangs [V15.2.2]', async () => {
  await hang('commerce');
  const fields = { form: 'login', email: 'three@lintel.example', password: 'lintel-demo' };
  const answer = await form(shop.shopper().post('/accounts/login', fields));
  expect(answer.status).toBe(503);
  expectShell(answer);
});

test('being told of a product’s return while the marketing service hangs', async () => {
  const path = '/products/selwyn-vase-moss';
  const shopper = shop.shopper();
  const { text } = await shopper.get(path);
  const variant = /name="variant" value="(\d+)"/.exec(text)![1]!;
  await hang('marketing');
  await hang('content');
  await hang('wishlist');
  const answer = await form(shopper.post(path, { variant, email: 'ada@example.com' }));
  expect(answer.text).toContain('There was an issue');
});

// `npm test` covers single services in the matrix.
test.each(isFullRun ? ['products', 'content', 'commerce', 'wishlist', 'geo', 'all'] : ['all'])(
  'uncached pages while %s hangs [V15.2.2]',
  async (service) => {
    const fresh = await startShop();
    try {
      const services = ['products', 'content', 'commerce', 'wishlist', 'geo'];
      for (const one of service === 'all' ? services : [service])
        await fresh.fault({ service: one, mode: 'hang' });
      const rounds = [
        ['/search?q=brass'],
        ['/', '/collections/all?pageNo=1'],
        ['/pages/wishlist', '/not-found'],
      ];
      for (const paths of rounds) {
        const answers = await Promise.all(paths.map((path) => page(fresh.shopper().get(path))));
        for (const answer of answers) if (answer.status !== 302) expectShell(answer);
      }
    } finally {
      await fresh.stop();
    }
  },
  60_000,
);
