import { readFileSync } from 'node:fs';
import {
  cartGetIdDefault,
  cartSetIdDefault,
  createCartHandler,
  createStorefrontClient,
} from '@shopify/hydrogen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { askStorefront, readStorefront, stockedVariants } from '../support/storefront-api';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const inContext = { country: 'US', language: 'EN' };
const page = { first: 8, last: null, startCursor: null, endCursor: null };
const noPolicies = { shippingPolicy: false, termsOfService: false, refundPolicy: false };

/** Documents of Hydrogen's skeleton template for 2024-07, with its routes' variables. */
const documents: [string, Record<string, unknown>, string][] = [
  ['header', { headerMenuHandle: 'main-menu' }, 'menu.items'],
  ['footer', { footerMenuHandle: 'footer' }, 'menu.items'],
  ['featured-collection', {}, 'collections.nodes'],
  ['recommended-products', {}, 'products.nodes'],
  ['store-collections', { ...page, first: 4 }, 'collections.nodes'],
  ['catalog', page, 'products.nodes'],
  ['regular-search', { ...page, term: 'pendant' }, 'products.nodes'],
  [
    'predictive-search',
    {
      term: 'pen',
      limit: 10,
      limitScope: 'EACH',
      types: ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'],
    },
    'predictiveSearch.products',
  ],
  ['policies', {}, 'shop.privacyPolicy'],
  ['policy', { ...noPolicies, privacyPolicy: true }, 'shop.privacyPolicy.body'],
  ['sitemap', { urlLimits: 250 }, 'products.nodes'],
  ['store-robots', {}, 'shop.id'],
  ['blogs', page, 'blogs.nodes'],
];
const emptyOnPurpose = ['blogs'];

test.each(documents)('the skeleton reads %s', async (name, variables, path) => {
  const data = await readStorefront<unknown>(sandbox, documentOf(name), {
    ...inContext,
    ...variables,
  });
  const found = path.split('.').reduce<unknown>((value, key) => (value as never)?.[key], data);
  expect(found).toBeTruthy();
  if (Array.isArray(found)) expect(found.length > 0).toBe(!emptyOnPurpose.includes(name));
});

test.each(['article', 'blog', 'page'])(
  '%s of the skeleton is not found, without an error',
  async (name) => {
    const handles = { handle: 'about', blogHandle: 'journal', articleHandle: 'first' };
    const { data, errors } = await askStorefront(sandbox, documentOf(name), {
      ...page,
      ...handles,
    });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).toEqual([null]);
  },
);

test('the skeleton pages through a collection and back', async () => {
  type Data = {
    collection: {
      products: {
        nodes: { id: string }[];
        pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean };
      };
    };
  };
  const { collections } = await readStorefront<{ collections: { nodes: { handle: string }[] } }>(
    sandbox,
    documentOf('featured-collection'),
  );
  const handle = collections.nodes[0]?.handle;
  const read = (variables: object) =>
    readStorefront<Data>(sandbox, documentOf('collection'), { ...inContext, handle, ...variables });
  const first = (await read({ first: 2 })).collection.products;
  const second = (await read({ first: 2, endCursor: first.pageInfo.endCursor })).collection
    .products;
  const back = (await read({ last: 2, startCursor: second.pageInfo.startCursor })).collection
    .products;
  expect(first.pageInfo.hasNextPage).toBe(true);
  expect(second.nodes).not.toEqual(first.nodes);
  expect(back.nodes).toEqual(first.nodes);
});

test('the skeleton finds a product and the variant of the chosen options', async () => {
  type Variant = { id: string; selectedOptions: { name: string; value: string }[] };
  type Data = { product: { selectedVariant: Variant | null; variants: { nodes: Variant[] } } };
  const { products } = await readStorefront<{
    products: { nodes: { handle: string; options: { values: string[] }[] }[] };
  }>(sandbox, '{ products(first: 100) { nodes { handle options { values } } } }');
  const handle = products.nodes.find(({ options }) => (options[0]?.values.length ?? 0) > 1)?.handle;
  const all = await readStorefront<Data>(sandbox, documentOf('product-variants'), { handle });
  const wanted = all.product.variants.nodes.at(-1);
  const selectedOptions = [...(wanted?.selectedOptions ?? []), { name: 'utm_source', value: 'x' }];
  const { product } = await readStorefront<Data>(sandbox, documentOf('product'), {
    handle,
    selectedOptions,
  });
  expect(product.selectedVariant?.id).toBe(wanted?.id);
});

test("every operation of Hydrogen's own cart handler works, up to the checkout", async () => {
  const { storefront } = createStorefrontClient({
    storeDomain: sandbox.origin,
    privateStorefrontToken: 'shpat_00000000000000000000000000000000',
    storefrontHeaders: { requestGroupId: null, purpose: null, buyerIp: '127.0.0.1', cookie: null },
    storefrontApiVersion: '2024-07',
    i18n: { country: 'AU', language: 'EN' },
  });
  const shopper = new Headers();
  const cart = createCartHandler({
    storefront,
    getCartId: () => cartGetIdDefault(shopper)(),
    setCartId: cartSetIdDefault(),
    cartQueryFragment: documentOf('cart-fragment'),
  });
  const [one, other] = (await stockedVariants(sandbox)).filter(({ stock }) => stock > 5);
  const created = await cart.create({ lines: [{ merchandiseId: one!.id, quantity: 1 }] });
  const [cookie] = cart.setCartId(created.cart.id).getSetCookie();
  shopper.set('cookie', cookie ?? '');
  const results = [
    created,
    await cart.addLines([{ merchandiseId: other!.id, quantity: 2 }]),
    await cart.updateDiscountCodes(['WELCOME10']),
    await cart.updateGiftCardCodes([]),
    await cart.updateBuyerIdentity({ countryCode: 'JP', email: 'demo@example.com' }),
    await cart.updateNote('Leave it with the neighbour'),
    await cart.updateAttributes([{ key: 'gift', value: 'yes' }]),
    await cart.updateSelectedDeliveryOption([]),
    await cart.setMetafields([
      { key: 'custom.door', type: 'single_line_text_field', value: 'blue' },
    ]),
    await cart.deleteMetafield('custom.door'),
  ];
  const full = await cart.get();
  const lines = full?.lines.nodes ?? [];
  results.push(await cart.updateLines([{ id: lines[0]!.id, quantity: 3 }]));
  results.push(await cart.removeLines([lines[1]!.id]));
  for (const { errors, userErrors } of results)
    expect({ errors, userErrors }).toEqual({ userErrors: [] });

  const left = await cart.get();
  expect(left).toMatchObject({
    totalQuantity: 3,
    note: 'Leave it with the neighbour',
    attributes: [{ key: 'gift', value: 'yes' }],
    buyerIdentity: { countryCode: 'JP', email: 'demo@example.com' },
    discountCodes: [{ code: 'WELCOME10', applicable: true }],
    cost: { totalAmount: { currencyCode: 'JPY' } },
  });
  expect(left?.checkoutUrl).toMatch(
    new RegExp(`^${sandbox.origin}/cart/c/\\w+\\?key=[0-9a-f]{32}$`),
  );
});

test("Hydrogen's shop and redirect queries are answered", async () => {
  const { localization } = await readStorefront<{ localization: unknown }>(
    sandbox,
    `query ($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
      shop { id } localization { country { currency { isoCode } } language { isoCode } } }`,
    { country: 'NZ' },
  );
  expect(localization).toEqual({
    country: { currency: { isoCode: 'NZD' } },
    language: { isoCode: 'EN' },
  });
  const { urlRedirects } = await readStorefront<{ urlRedirects: unknown }>(
    sandbox,
    'query ($query: String) { urlRedirects(first: 1, query: $query) { edges { node { target } } } }',
    { query: 'path:/old' },
  );
  expect(urlRedirects).toEqual({ edges: [] });
});

function documentOf(name: string): string {
  return readFileSync(new URL(`documents/skeleton/${name}.graphql`, import.meta.url), 'utf8');
}
