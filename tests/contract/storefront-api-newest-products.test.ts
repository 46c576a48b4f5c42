/** Product and sitemap features that 2024-07 lacks. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { readStorefront } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ vars: { OLDEST_API_VERSION: '2026-04' } });
});
afterAll(() => sandbox?.stop());

interface Variant {
  id: string;
  availableForSale: boolean;
  selectedOptions: { name: string; value: string }[];
}
interface Product {
  handle: string;
  encodedVariantExistence: string;
  encodedVariantAvailability: string;
  options: { name: string; optionValues: { name: string; firstSelectableVariant: Variant }[] }[];
  variants: { nodes: Variant[] };
  selectedOrFirstAvailableVariant: Variant;
  adjacentVariants: Variant[];
}

const variant = 'id availableForSale selectedOptions { name value }';
const parts = `handle encodedVariantExistence encodedVariantAvailability
  options { name optionValues { name firstSelectableVariant { ${variant} } } }
  variants(first: 100) { nodes { ${variant} } }`;

const everyProduct = async (): Promise<Product[]> =>
  (
    await readStorefront<{ products: { nodes: Product[] } }>(
      sandbox,
      `{ products(first: 250) { nodes { ${parts}
        selectedOrFirstAvailableVariant { ${variant} } adjacentVariants { ${variant} } } } }`,
    )
  ).products.nodes;

const productWith = async (
  handle: string,
  selectedOptions: Variant['selectedOptions'],
): Promise<Product> =>
  (
    await readStorefront<{ product: Product }>(
      sandbox,
      `query ($handle: String!, $selectedOptions: [SelectedOptionInput!]) { product(handle: $handle) {
        ${parts}
        selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) { ${variant} }
        adjacentVariants(selectedOptions: $selectedOptions) { ${variant} } } }`,
      { handle, selectedOptions },
    )
  ).product;

const differences = (one: Variant, other: Variant): number =>
  one.selectedOptions.filter(({ value }, index) => other.selectedOptions[index]?.value !== value)
    .length;

/** `v1_0:0-1,1:2,` is [0,0], [0,1] and [1,2]. */
function decoded(text: string): string[] {
  if (text === '') return [];
  expect(text).toMatch(/^v1_/);
  let at = 'v1_'.length;
  const number = (): number => {
    const [digits = ''] = /^\d+/.exec(text.slice(at)) ?? [];
    expect(digits, text.slice(at)).not.toBe('');
    at += digits.length;
    return Number(digits);
  };
  const level = (before: number[]): string[] => {
    const found: string[] = [];
    while (at < text.length && text[at] !== ',') {
      if (text[at] === ' ') at += 1;
      const first = number();
      if (text[at] === ':') {
        at += 1;
        found.push(...level([...before, first]));
        expect(text[at]).toBe(',');
        at += 1;
        continue;
      }
      let last = first;
      if (text[at] === '-') {
        at += 1;
        last = number();
      }
      for (let place = first; place <= last; place += 1) found.push([...before, place].join());
    }
    return found;
  };
  return level([]);
}

const placesIn = ({ options }: Product, { selectedOptions }: Variant): string =>
  options
    .map(({ optionValues }, index) =>
      optionValues.findIndex(({ name }) => name === selectedOptions[index]?.value),
    )
    .join();

test('encoded texts hold the combinations that exist, and those that can be bought', async () => {
  const products = await everyProduct();
  expect(products.length).toBeGreaterThan(50);
  for (const product of products) {
    const { nodes } = product.variants;
    const all = nodes.map((one) => placesIn(product, one)).sort();
    expect(decoded(product.encodedVariantExistence).sort()).toEqual(all);
    const available = nodes.filter((one) => one.availableForSale);
    const places = available.map((one) => placesIn(product, one)).sort();
    expect(decoded(product.encodedVariantAvailability).sort()).toEqual(places);
  }
  const halden = products.find(({ handle }) => handle === 'halden-pendant-brass')!;
  expect(halden.encodedVariantExistence).toMatch(/^v1_0:0(?:-\d)?,1:/);
});

test('without a choice the first variant that can be bought is chosen, and its neighbours differ in one option', async () => {
  for (const product of await everyProduct()) {
    const { nodes } = product.variants;
    const chosen = nodes.find((one) => one.availableForSale) ?? nodes[0]!;
    expect(product.selectedOrFirstAvailableVariant).toEqual(chosen);
    const neighbours = nodes.filter((one) => differences(one, chosen) === 1);
    expect(product.adjacentVariants).toEqual(neighbours);
  }
});

test('a choice is kept, in any case if that is asked for, and sold out as well', async () => {
  const { variants } = await productWith('halden-pendant-brass', []);
  const soldOut = variants.nodes.find((one) => !one.availableForSale)!;
  const chosen = await productWith('halden-pendant-brass', soldOut.selectedOptions);
  expect(chosen.selectedOrFirstAvailableVariant).toEqual(soldOut);
  for (const one of chosen.adjacentVariants) expect(differences(one, soldOut)).toBe(1);
  const unknown = soldOut.selectedOptions.map(({ name }) => ({ name, value: 'No such value' }));
  const { selectedOrFirstAvailableVariant: first } = await productWith(
    'halden-pendant-brass',
    unknown,
  );
  expect(first).toEqual(variants.nodes.find((one) => one.availableForSale));
  const campaign = [...soldOut.selectedOptions, { name: 'utm_source', value: 'mail' }];
  expect(
    (await productWith('halden-pendant-brass', campaign)).selectedOrFirstAvailableVariant,
  ).toEqual(soldOut);
});

test('a value leads to the first variant that has it', async () => {
  const { options, variants } = await productWith('halden-pendant-brass', []);
  for (const [index, { optionValues }] of options.entries())
    for (const { name, firstSelectableVariant } of optionValues)
      expect(firstSelectableVariant).toEqual(
        variants.nodes.find(({ selectedOptions }) => selectedOptions[index]?.value === name),
      );
});

interface Resources {
  hasNextPage: boolean;
  items: { handle: string; title: string; updatedAt: string; image: null }[];
}

const sitemapOf = async (type: string, page: number) =>
  (
    await readStorefront<{
      sitemap: { pagesCount: { count: number }; resources: Resources | null };
    }>(
      sandbox,
      `query ($type: SitemapType!, $page: Int!) { sitemap(type: $type) { pagesCount { count precision }
        resources(page: $page) { hasNextPage items { handle updatedAt
          ... on SitemapResource { title image { filepath } } } } } }`,
      { type, page },
    )
  ).sitemap;

test('the sitemap lists products and collections page by page, and nothing of what is in the content service', async () => {
  for (const [type, query] of [
    ['PRODUCT', 'products'],
    ['COLLECTION', 'collections'],
  ] as const) {
    const { pagesCount, resources } = await sitemapOf(type, 1);
    const handles = [...resources!.items];
    for (let page = 2; page <= pagesCount.count; page += 1)
      handles.push(...(await sitemapOf(type, page)).resources!.items);
    const all = await readStorefront<Record<string, { nodes: { handle: string }[] }>>(
      sandbox,
      `{ ${query}(first: 250) { nodes { handle } } }`,
    );
    const listed = new Set(handles.map(({ handle }) => handle));
    for (const { handle } of all[query]!.nodes) expect(listed).toContain(handle);
    for (const { updatedAt } of handles) expect(updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect((await sitemapOf(type, pagesCount.count + 1)).resources).toBeNull();
  }
  for (const type of ['ARTICLE', 'BLOG', 'METAOBJECT', 'PAGE'])
    expect(await sitemapOf(type, 1)).toMatchObject({ pagesCount: { count: 0 }, resources: null });
});
