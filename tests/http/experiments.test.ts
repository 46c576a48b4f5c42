/** These tests publish the draft of 'winter-opening', a page with two versions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftPath } from '../support/screens';
import { textOf } from '../support/page-text';
import type { Answer, Shopper } from '../support/shopper';
import { control } from '../support/control';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const path = '/pages/winter-opening';
const inA = 'Either way, the lamps are on.';
const inB = 'until February, both workrooms stay open';
const versionOf = (answer: Answer) => {
  const text = textOf(answer);
  return [text.includes(inA) && 'a', text.includes(inB) && 'b'].filter(Boolean).join();
};
const numberOf = ({ cookies }: Shopper) => cookies.get('experiments');
const foundBy = ({ headers }: Answer) => headers.get('cache-status');

function withNumber(number: number): Shopper {
  const shopper = shop.shopper();
  shopper.cookies.set('experiments', String(number));
  return shopper;
}

test('editors see both versions in a preview', async () => {
  const editor = shop.shopper();
  await editor.get(await draftPath(shop, 'winter-opening'));
  const a = await editor.get(path);
  expect([versionOf(a), numberOf(editor)]).toEqual(['a', undefined]);
  expect(textOf(a)).toContain('Version A of the experiment “winter-hours”.');
  expect(a.text).toContain('href="/pages/winter-opening?version=b"');
  expect(versionOf(await editor.get(`${path}?version=b`))).toBe('b');
});

test('visitors see one of two cached versions, always the same one; robots and Markdown have the first', async () => {
  await control(shop, 'content/publish', {});
  await shop.fresh();
  const seen = new Map<string, string[]>();
  for (let number = 0; number < 12; number += 1) {
    const version = versionOf(await withNumber(number).get(path));
    seen.set(version, [...(seen.get(version) ?? []), String(number)]);
  }
  expect([...seen.keys()].sort()).toEqual(['a', 'b']);

  const inVersionB = withNumber(Number(seen.get('b')![0]));
  const again = await inVersionB.get(path);
  // A stale page was cached, too.
  const cached = expect.stringMatching(/^Lintel; hit(; detail=stale)?$/) as string;
  expect([versionOf(again), foundBy(again)]).toEqual(['b', cached]);
  expect((await inVersionB.get(`${path}.data`)).text).toContain(inB);
  expect(versionOf(await inVersionB.get(`${path}?version=a`))).toBe('b');
  const other = await withNumber(Number(seen.get('a')![0])).get(path);
  expect([versionOf(other), foundBy(other)]).toEqual(['a', cached]);

  const robot = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  };
  expect(versionOf(await inVersionB.get(path, robot))).toBe('a');
  expect((await inVersionB.get(`${path}.md`)).text).not.toContain(inB);
});

test('the number is set at the first page with an experiment, and not by other pages or robots', async () => {
  const shopper = shop.shopper();
  await shopper.get('/');
  expect(numberOf(shopper)).toBeUndefined();
  const first = versionOf(await shopper.get(path));
  expect(numberOf(shopper)).toMatch(/^\d{1,4}$/);
  for (let view = 0; view < 3; view += 1) expect(versionOf(await shopper.get(path))).toBe(first);
  shopper.cookies.set('experiments', '"><script>');
  expect(versionOf(await shopper.get(path))).toMatch(/^[ab]$/);
  expect(numberOf(shopper)).toMatch(/^\d{1,4}$/);
});

test('a prefetch without a number waits until the page is opened, and one with a number has its version', async () => {
  const prefetch = { 'sec-purpose': 'prefetch' };
  const shopper = shop.shopper();
  const early = await shopper.get(`${path}.data`, prefetch);
  expect([early.status, numberOf(shopper)]).toEqual([503, undefined]);
  const version = versionOf(await shopper.get(path));
  const later = await shopper.get(`${path}.data`, prefetch);
  expect(later.status).toBe(200);
  expect(later.text.includes(inB)).toBe(version === 'b');
});

test('a prefetch that bypasses the page cache waits, too, and only on pages with an experiment', async () => {
  const prefetch = { 'sec-purpose': 'prefetch' };
  const shopper = shop.shopper();
  // A change that was sent 20 seconds ago is due to be added to the copy in the cookie.
  const sentAt = (Date.now() - 20_000).toString(36).padStart(8, '0');
  shopper.cookies.set(`wish-${sentAt}-0000abcd`, encodeURIComponent('*+brae-pendant-brass'));
  const early = await shopper.get(`${path}.data`, prefetch);
  expect([early.status, numberOf(shopper)]).toEqual([503, undefined]);
  const other = await shopper.get('/pages/about.data', prefetch);
  expect([other.status, foundBy(other)]).toEqual([200, 'Lintel; fwd=bypass; detail=wishes']);
  shopper.cookies.set('experiments', '7');
  expect((await shopper.get(`${path}.data`, prefetch)).status).toBe(200);
});

test('hydration data that no page has is not found, even for a prefetch without a number', async () => {
  const state = `/state/${'0'.repeat(32)}?page=${path}`;
  const { status } = await shop.shopper().get(state, { 'sec-purpose': 'prefetch' });
  expect(status).toBe(404);
});
