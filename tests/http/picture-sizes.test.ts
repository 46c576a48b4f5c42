/** See `docs/decisions/0026-sizes-from-the-layout.md`. */
import { afterAll, expect, test } from 'vitest';
import { readPictureUrl } from '../support/picture-url';
import { startShop } from '../support/storefront';

const shop = await startShop();
afterAll(() => shop.stop());

/**
 * With densities in `srcset`, `src` counts as 1x; with widths, `src` is for old browsers and
 * doesn't count.
 */
const setsIn = (html: string) =>
  [...html.matchAll(/src="([^"]+)" srcSet="([^"]+)"/gi)].map(([, src, set]) =>
    (set!.endsWith('w') ? set! : `${src} 1x, ${set}`)
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((one) => {
        const [address = '', descriptor] = one.split(' ');
        const { width, height } = readPictureUrl(address);
        return [width, height, descriptor].filter(Boolean).join(' ');
      }),
  );

test('a card asks for 500 × 500, and one and a half times that [R-266]', async () => {
  const { text } = await shop.shopper().get('/collections/pendants');
  const [card = ''] = /<article.*?<\/article>/s.exec(text) ?? [];
  const sets = setsIn(card);
  expect(sets.length).toBeGreaterThan(0);
  for (const set of sets) expect(set).toEqual(['500 500 1x', '750 750 1.5x']);
});

test('a line of the bag asks for 300 × 300, and one and a half times that [R-266]', async () => {
  const shopper = shop.shopper();
  const { text } = await shopper.get('/products/brae-pendant-nickel');
  const [, merchandise = ''] = /name="merchandise"[^>]*value="(\d+)"/.exec(text) ?? [];
  await shopper.post('/cart', { intent: 'add', merchandise, quantity: '1' });
  const main = /<main.*?<\/main>/s.exec((await shopper.get('/cart')).text)?.[0] ?? '';
  expect(setsIn(main)[0]).toEqual(['300 300 1x', '450 450 1.5x']);
});

test('a picture as wide as the window is chosen by width, from one list [R-266]', async () => {
  const { text } = await shop.shopper().get('/');
  const [hero = ''] = /<img[^>]*fetchpriority="high"[^>]*>/i.exec(text) ?? [];
  expect(hero).toMatch(/ sizes="/);
  const [set = []] = setsIn(hero);
  expect(set.length).toBeGreaterThan(2);
  for (const one of set) {
    const [width, height, descriptor] = one.split(' ');
    expect([Number(height), descriptor]).toEqual([Number(width) / 2, `${width}w`]);
  }
});
