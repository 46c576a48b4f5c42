import { afterAll, expect, test } from 'vitest';
import { makeSeed } from '../../sandbox/seed';
import { startShop } from '../support/storefront';

const shop = await startShop();
afterAll(() => shop.stop());

test("a product's type leads to its collection, on the page and in structured data", async () => {
  const { text } = await shop.shopper().get('/products/halden-pendant-brass');
  const nav = navOf(text);
  expect(nav).toMatch(/<a[^>]* href="\/collections\/pendants"[^>]*>Pendant<\/a>/);
  expect(nav).not.toContain('/search');
  expect(text).toMatch(/"BreadcrumbList".*\/collections\/pendants"/s);
});

test('a type that no menu has a collection for leads to a search', async () => {
  const mug = makeSeed().products.find(({ type }) => type === 'Mug')!;
  const { text } = await shop.shopper().get(`/products/${mug.handle}`);
  expect(navOf(text)).toMatch(/<a[^>]* href="\/search\?q=Mug"[^>]*>Mug<\/a>/);
});

const navOf = (page: string) => /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(page)?.[0] ?? '';
