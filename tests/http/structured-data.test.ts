/** The validator checks Google's rules for rich results. */
// @ts-expect-error: it has no types.
import Validator from '@adobe/structured-data-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBareWorld, startShop, type Shop } from '../support/storefront';

let shop: Shop;
beforeAll(async () => {
  // The case of tags doesn't matter.
  shop = await startShop(
    inBareWorld ? {} : { vars: { RETURN_EXCLUDED_TAGS: 'final-sale,LABEL~sale' } },
  );
});
afterAll(() => shop?.stop());

type Thing = Record<string, unknown> & { '@type': string };

async function thingsOn(path: string): Promise<Thing[]> {
  const { text } = await shop.shopper().get(path);
  const scripts = [...text.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  return scripts.map(([, json]) => JSON.parse(json!) as Thing);
}

interface Issue {
  severity: 'ERROR' | 'WARNING';
  issueMessage: string;
  fieldNames: string[];
}

async function issuesOf(things: Thing[]): Promise<Issue[]> {
  const byType: Record<string, Thing[]> = {};
  for (const thing of things) (byType[thing['@type']] ??= []).push(structuredClone(thing));
  return (await new Validator().validate({ jsonld: byType })) as Issue[];
}

async function errorsOf(things: Thing[]) {
  const issues = await issuesOf(things);
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage }) => issueMessage);
}

/** The validator recommends these properties, but our products don't have them. */
const unknown = [
  ...['audience', 'hasCertification', 'inProductGroupWithID', 'isVariantOf', 'material', 'mpn'],
  ...['pattern', 'size', 'subjectOf', 'review', 'aggregateRating', 'priceValidUntil'],
  ...['addressRegion', 'postalCode', 'brand', 'description', 'color'],
];

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/pages/about', ['BreadcrumbList']],
  ['/pages/faqs', ['BreadcrumbList', 'FAQPage']],
  ['/pages/contact', ['BreadcrumbList', 'Store', 'Store', 'Store', 'Store']],
  ['/blogs/journal', ['BreadcrumbList']],
  ['/blogs/journal/three-lamps-not-one', ['BreadcrumbList', 'Article']],
  ['/products/halden-pendant-brass', ['ProductGroup', 'BreadcrumbList']],
  ['/products/haddon-table-lamp-white', ['Product', 'BreadcrumbList']],
  ['/products/quill-reading-set', ['Product', 'BreadcrumbList']],
  ['/products/sorrel-pendant-pair', ['ProductGroup', 'BreadcrumbList']],
  ['/products/selwyn-vase-moss', ['Product', 'BreadcrumbList']],
  ['/collections/lighting', ['BreadcrumbList', 'ItemList']],
  ['/collections/all?pageNo=2', ['BreadcrumbList', 'ItemList']],
  ['/collections/outdoor', ['BreadcrumbList']],
  ['/search?q=brass', []],
])('%s has valid data of its own, once', async (path, types) => {
  const things = await thingsOn(path);
  expect(things.map((thing) => thing['@type']).sort()).toEqual([...types].sort());
  expect(await errorsOf(things)).toEqual([]);
});

const productOn = async (handle: string) => {
  const [product] = await thingsOn(`/products/${handle}`);
  return product as Thing & { hasVariant: Thing[]; offers: Record<string, unknown> };
};

test('the validator can tell: an offer without a price is an error', async () => {
  const { offers, ...product } = await productOn('fenwick-wall-light-black');
  const { price, ...rest } = offers;
  expect(price).toEqual(expect.any(String));
  expect(await errorsOf([{ ...product, offers: rest }])).not.toEqual([]);
});

test('a product has no warnings except for unknown values [R-156]', async () => {
  const warnings = await issuesOf(await thingsOn('/products/fenwick-wall-light-black'));
  const fields = warnings.flatMap(({ fieldNames }) => fieldNames);
  expect(fields.filter((name) => !unknown.includes(name))).toEqual([]);
});

test('variants are a group: each with its own address, price, size, number and availability [R-156]', async () => {
  const halden = await productOn('halden-pendant-brass');
  expect(halden).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: expect.stringMatching(/^\d+$/),
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    aggregateRating: { ratingValue: 4.6, bestRating: 5, reviewCount: 59 },
  });
  const offers = halden.hasVariant.map((one) => one.offers as Record<string, unknown>);
  expect(offers).toHaveLength(6);
  expect(new Set(offers.map(({ url }) => url)).size).toBe(6);
  expect(new Set(halden.hasVariant.map(({ gtin }) => gtin)).size).toBe(6);
  expect(halden.hasVariant.map(({ size, color }) => [size, color])).toContainEqual([
    'Large',
    'Brass/Black',
  ]);
  expect(offers.map(({ availability }) => availability)).toContain('https://schema.org/OutOfStock');
  const { offers: haddon } = await productOn('haddon-table-lamp-white');
  expect(haddon.availability).toMatch(/PreOrder$/);
  expect(haddon.availabilityStarts).toMatch(/^\d{4}-01-18$/);
  // 'From the February firing' isn't a date, so product feeds and structured data don't promise one.
  const availabilityOf = async (handle: string) =>
    ((await productOn(handle)).hasVariant[0]!.offers as Record<string, unknown>).availability;
  expect(await availabilityOf('luna-vase-sand')).toMatch(/OutOfStock$/);
  expect(await availabilityOf('perch-stool-walnut')).toMatch(/BackOrder$/);
});

test.skipIf(inBareWorld)('delivery and returns are told where they are known [R-156]', async () => {
  const { offers } = await productOn('fenwick-wall-light-black');
  expect(offers).toMatchObject({
    shippingDetails: { shippingRate: { value: 0, currency: 'USD' } },
    hasMerchantReturnPolicy: {
      merchantReturnDays: 30,
      returnFees: 'https://schema.org/FreeReturn',
      applicableCountry: 'US',
    },
  });
});

test.skipIf(inBareWorld)('a product with an excluded tag has no returns [R-156]', async () => {
  const { offers } = await productOn('pell-wall-light-black');
  expect(offers.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    '@id': '#returns',
    applicableCountry: 'US',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
  expect(await errorsOf(await thingsOn('/products/pell-wall-light-black'))).toEqual([]);
});

test('a shop has its opening hours, holidays too [R-504]', async () => {
  const hudson = (await thingsOn('/pages/contact')).find(({ name }) => name === 'Hudson');
  expect(hudson).toMatchObject({
    address: { streetAddress: '218 Warren Street, Hudson, NY 12534' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({
        dayOfWeek: 'https://schema.org/Thursday',
        opens: '11:00',
        closes: '18:00',
      }),
    ]),
    specialOpeningHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
    ]),
  });
});

test('positions of a later page go on where the earlier ended', async () => {
  const list = (await thingsOn('/collections/all?pageNo=1')).find(
    (thing) => thing['@type'] === 'ItemList',
  );
  const [first] = list!.itemListElement as { position: number }[];
  expect(first!.position).toBe(21);
});
