/** Structured data of pages, checked against schema.org and Google's rules for rich results. */
// @ts-expect-error: it has no types.
import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

type Thing = Record<string, unknown> & { '@type': string };

async function thingsOn(path: string): Promise<Thing[]> {
  const { text } = await shop.shopper().get(path);
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json!) as Thing);
}

async function errorsOf(things: Thing[]) {
  const byType: Record<string, Thing[]> = {};
  for (const thing of things) (byType[thing['@type']] ??= []).push(structuredClone(thing));
  const issues = (await new Validator().validate({ jsonld: byType })) as {
    severity: string;
    issueMessage: string;
  }[];
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/pages/about', ['BreadcrumbList']],
  ['/pages/faqs', ['BreadcrumbList', 'FAQPage']],
  ['/blogs/journal', ['BreadcrumbList']],
  ['/blogs/journal/three-lamps-not-one', ['BreadcrumbList', 'Article']],
  ['/products/halden-pendant-brass', ['Product', 'BreadcrumbList']],
  ['/products/haddon-table-lamp-white', ['Product', 'BreadcrumbList']],
  ['/products/selwyn-vase-moss', ['Product', 'BreadcrumbList']],
  ['/collections/lighting', ['BreadcrumbList', 'ItemList']],
  ['/collections/all?pageNo=2', ['BreadcrumbList', 'ItemList']],
  ['/collections/outdoor', ['BreadcrumbList']],
  // Search results are not indexed, so they have no structured data.
  ['/search?q=brass', []],
])('%s has valid data of its own, once', async (path, types) => {
  const things = await thingsOn(path);
  expect(things.map((thing) => thing['@type']).sort()).toEqual([...types].sort());
  expect(await errorsOf(things)).toEqual([]);
});

test('the validator can tell: an offer without a price is an error', async () => {
  const [product] = await thingsOn('/products/halden-pendant-brass');
  const [offer, ...offers] = product!.offers as Record<string, unknown>[];
  delete offer!.price;
  expect(await errorsOf([{ ...product!, offers: [offer, ...offers] }])).not.toEqual([]);
});

test('every variant is an offer with its own address, price and availability', async () => {
  const offersOf = async (handle: string) =>
    (await thingsOn(`/products/${handle}`)).find((thing) => thing['@type'] === 'Product')!
      .offers as Record<string, string>[];
  const halden = await offersOf('halden-pendant-brass');
  expect(halden).toHaveLength(6);
  expect(new Set(halden.map(({ url }) => url)).size).toBe(6);
  expect(halden.map(({ availability }) => availability)).toContain('https://schema.org/OutOfStock');
  expect((await offersOf('haddon-table-lamp-white'))[0]!.availability).toMatch(/PreOrder$/);
  expect((await offersOf('perch-stool-walnut'))[0]!.availability).toMatch(/BackOrder$/);
});

test('positions of a later page go on where the earlier ended', async () => {
  const list = (await thingsOn('/collections/all?pageNo=1')).find(
    (thing) => thing['@type'] === 'ItemList',
  );
  const [first] = list!.itemListElement as { position: number }[];
  expect(first!.position).toBe(21);
});
