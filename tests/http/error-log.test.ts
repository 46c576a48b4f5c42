import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/storefront';

const source = 'loadContentPage(context, ';
const shop = await startShop({
  world: 'full',
  breakCode: (code) => code.replace(`${source}"home")`, 'context.nothing.there'),
});
afterAll(() => shop.stop());

test('the log of the built Worker names the function, file and line of a mistake [R-072] [V13.4.2] [V16.3.4] [V16.5.1]', async () => {
  const line = readFileSync('app/routes/home.tsx', 'utf8').split(source)[0]!.split('\n').length;
  const answer = await shop.shopper().get('/');
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('home.tsx');
  const failed = shop
    .logs()
    .split('\n')
    .find((entry) => entry.includes('page-failed'));
  expect(JSON.parse(failed!)).toMatchObject({
    path: '/',
    error: { name: 'TypeError' },
    stack: expect.stringMatching(new RegExp(`at loader\\S* \\(app/routes/home.tsx:${line}\\)`)),
  });
  // And the service for errors gets it, in the format of Sentry.
  const mailbox = `${shop.addresses.sandbox}/__standin/mailbox`;
  const mails = async () =>
    (await fetch(mailbox, { headers: { accept: 'application/json' } })).text();
  await expect.poll(mails).toContain(`(app/routes/home.tsx:${line})`);
  expect(await mails()).toMatch(/GET \/, us store, build \w+/);
});
