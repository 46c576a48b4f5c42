import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { control } from '../support/control';
import { startShop } from '../support/storefront';
import { stores } from '../support/stores';

const [file, source] = ['app/features/stores/country-options.ts', 'new Intl.DisplayNames('];
const shop = await startShop({
  // Without `own`, `tests/support/switchboard.ts` would add lines to the stack.
  own: true,
  world: 'full',
  stores: { ...stores, us: { ...stores.us!, locale: 'en_US' } },
});
afterAll(() => shop.stop());

test('the log of the built Worker names the function, file and line of a mistake [R-072] [V13.4.2] [V16.3.4] [V16.5.1]', async () => {
  const line = readFileSync(file, 'utf8').split(source)[0]!.split('\n').length;
  const answer = await shop.shopper().get('/');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('country-options');
  const failed = shop
    .logs()
    .split('\n')
    .find((entry) => entry.includes('page-failed'));
  expect(JSON.parse(failed!)).toMatchObject({
    path: '/',
    error: { name: 'RangeError' },
    stack: expect.stringMatching(
      new RegExp(
        `at listCountryOptions\\S* \\(${file}:${line}\\).* at loadShellData\\S* \\(app/root.tsx:\\d+\\)`,
      ),
    ),
  });
  const mails = async () => JSON.stringify(await control(shop, 'mailbox'));
  await expect.poll(mails).toContain(`(${file}:${line})`);
  expect(await mails()).toMatch(/GET \/, us store, build \w+/);
});

test('a message that a failed page could not show waits for the next page', async () => {
  const shopper = shop.shopper();
  const { location } = await shopper.post('/newsletter', { email: 'ada@example.com' });
  expect(shopper.cookies.has('flash')).toBe(true);
  expect((await shopper.get(location!)).status).toBe(500);
  expect(shopper.cookies.has('flash')).toBe(true);
});
