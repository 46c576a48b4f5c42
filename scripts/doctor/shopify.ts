import * as v from 'valibot';
import type { Env } from '~/platform/env.server';
import { storeOf } from '~/platform/stores/regions';
import { defaultRegion } from '~/platform/stores/resolve-market';
import { ask, jsonOf, outcomeOf, type Answer, type Silence } from './ask';

interface Access {
  /** 0 means no response. */
  status: number;
  outcome: string;
}

export interface ShopifyFacts {
  access: { public?: Access; private?: Access };
  /** May differ from the requested version. */
  served?: string;
  shop?: v.InferOutput<typeof shopData>['shop'];
  localization?: v.InferOutput<typeof shopData>['localization'];
  /** Fields the token can't read, with the required scopes. */
  denied: { field: string; scope: string }[];
  products?: Product[];
  collections?: Collection[];
  metafields?: Metafield[];
}

const shopData = v.object({
  shop: v.object({
    id: v.string(),
    name: v.string(),
    primaryDomain: v.object({ host: v.string() }),
    shipsToCountries: v.array(v.string()),
    privacyPolicy: v.nullish(v.object({ url: v.string() })),
    termsOfService: v.nullish(v.object({ url: v.string() })),
    refundPolicy: v.nullish(v.object({ url: v.string() })),
    shippingPolicy: v.nullish(v.object({ url: v.string() })),
  }),
  localization: v.object({
    availableCountries: v.array(
      v.object({ isoCode: v.string(), currency: v.object({ isoCode: v.string() }) }),
    ),
    availableLanguages: v.array(v.object({ isoCode: v.string() })),
  }),
});

const nodes = <T extends v.GenericSchema>(of: T) => v.object({ nodes: v.array(of) });
const product = v.object({
  handle: v.string(),
  productType: v.string(),
  images: nodes(v.object({ url: v.string() })),
  variants: nodes(v.object({ sku: v.nullish(v.string()), barcode: v.nullish(v.string()) })),
});
type Product = v.InferOutput<typeof product>;

const collection = v.object({
  handle: v.string(),
  products: v.object({
    nodes: v.array(v.object({ handle: v.string() })),
    filters: v.array(v.object({ id: v.string(), type: v.string() })),
  }),
});
type Collection = v.InferOutput<typeof collection>;

export interface Metafield {
  name: string;
  type: string;
  value: string;
  product: string;
  /** The referenced product's type; null if it can't be read. */
  refersTo?: string | null;
}

const field = v.nullish(v.object({ type: v.string(), value: v.string() }));
const fields = v.array(
  v.nullish(v.object({ key: v.string(), type: v.string(), value: v.string() })),
);
const withMetafields = v.object({
  handle: v.string(),
  related: field,
  finish: field,
  rating: field,
  ratingCount: field,
  sample: v.nullish(
    v.object({
      type: v.string(),
      value: v.string(),
      reference: v.nullish(v.object({ productType: v.optional(v.string()) })),
    }),
  ),
  facts: fields,
  variants: nodes(v.object({ preorder: field, backorder: field, availableFrom: field })),
});

const factKeys = [
  ...['bulb', 'watts', 'dimmable', 'cable', 'diameter', 'length', 'width'],
  ...['height', 'depth', 'weight', 'care', 'origin'],
];

const metafieldNames = {
  related: 'PRP.related',
  finish: 'finish.colorName',
  rating: 'reviews.rating',
  ratingCount: 'reviews.rating_count',
  preorder: 'messaging.preorder',
  backorder: 'messaging.backorder',
  availableFrom: 'messaging.available_from',
} as const;

const one = (alias: keyof typeof metafieldNames) => {
  const [namespace, key] = metafieldNames[alias].split('.');
  return `${alias}: metafield(namespace: "${namespace}", key: "${key}") { type value }`;
};

const queries = {
  shop: `query($country: CountryCode) @inContext(country: $country) {
    shop {
      id name primaryDomain { host } shipsToCountries
      privacyPolicy { url } termsOfService { url } refundPolicy { url } shippingPolicy { url }
    }
    localization {
      availableCountries { isoCode currency { isoCode } } availableLanguages { isoCode }
    }
  }`,
  products: `query($country: CountryCode) @inContext(country: $country) {
    products(first: 50) { nodes {
      handle productType images(first: 1) { nodes { url } }
      variants(first: 1) { nodes { sku barcode } }
    } }
  }`,
  collections: `query($country: CountryCode) @inContext(country: $country) {
    collections(first: 20) { nodes {
      handle products(first: 1) { nodes { handle } filters { id type } }
    } }
  }`,
  metafields: `query {
    products(first: 50) { nodes {
      handle ${one('related')} ${one('finish')} ${one('rating')} ${one('ratingCount')}
      sample: metafield(namespace: "custom", key: "sample") {
        type value reference { ... on Product { productType } }
      }
      facts: metafields(identifiers: [${factKeys.map((key) => `{ namespace: "facts", key: "${key}" }`).join(' ')}]) {
        key type value
      }
      variants(first: 5) { nodes { ${one('preorder')} ${one('backorder')} ${one('availableFrom')} } }
    } }
  }`,
  // Separate queries, because a denied field makes its parent null.
  tags: 'query { products(first: 1) { nodes { tags } } }',
  stock:
    'query { products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }',
  pickup: 'query { locations(first: 1) { nodes { id } } }',
  customer: 'query { customer(customerAccessToken: "doctor") { id } }',
  cart: 'query { cart(id: "gid://shopify/Cart/doctor?key=doctor") { id } }',
} as const;

/** Changes nothing. Queries without a reply are missing in the result. */
export async function askShopify(env: Env): Promise<ShopifyFacts> {
  const region = defaultRegion(storeOf(env.STORE));
  const send = (query: keyof typeof queries, kind: 'public' | 'private') =>
    ask(addressOf(env), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tokenOf(env, kind) },
      body: JSON.stringify({
        query: queries[query],
        variables: queries[query].includes('$country') ? { country: region.country } : {},
      }),
    });
  // The Worker chooses the token in the same way.
  const kind = env.SHOPIFY_PRIVATE_TOKEN ? 'private' : 'public';
  const first = await send('shop', kind);
  const other = kind === 'private' ? await send('shop', 'public') : undefined;
  const access = { [kind]: accessOf(first), ...(other && { public: accessOf(other) }) };
  const facts: ShopifyFacts = { access, denied: [] };
  if (first.status !== 200) return facts;
  const served = (first as Answer).headers.get('x-shopify-api-version');
  const names = [
    'products',
    'collections',
    'metafields',
    'tags',
    'stock',
    'customer',
    'cart',
  ] as const;
  const answers = await Promise.all(
    [...names, ...(env.PICKUP ? (['pickup'] as const) : [])].map((name) => send(name, kind)),
  );
  const [products, collections, metafields] = answers;
  return {
    ...facts,
    ...(served && { served }),
    ...dataOf(first, shopData),
    denied: [first, ...answers].flatMap(deniedIn),
    products: dataOf(products!, v.object({ products: nodes(product) }))?.products.nodes,
    collections: dataOf(collections!, v.object({ collections: nodes(collection) }))?.collections
      .nodes,
    metafields: dataOf(
      metafields!,
      v.object({ products: nodes(withMetafields) }),
    )?.products.nodes.flatMap(metafieldsOf),
  };
}

function addressOf({ SHOPIFY_STORE_DOMAIN: domain, STOREFRONT_API_VERSION: version }: Env): string {
  const origin = domain.includes('://') ? domain : `https://${domain}`;
  return `${origin.replace(/\/$/, '')}/api/${version}/graphql.json`;
}

const tokenOf = (env: Env, kind: 'public' | 'private'): Record<string, string> =>
  kind === 'private'
    ? { 'shopify-storefront-private-token': env.SHOPIFY_PRIVATE_TOKEN ?? '' }
    : { 'x-shopify-storefront-access-token': env.SHOPIFY_PUBLIC_TOKEN };

const accessOf = (answer: Answer | Silence): Access => ({
  status: answer.status,
  outcome: outcomeOf(answer),
});

function dataOf<T>(answer: Answer | Silence, schema: v.GenericSchema<unknown, T>): T | undefined {
  const parsed = v.safeParse(v.object({ data: schema }), jsonOf(answer));
  return parsed.success ? parsed.output.data : undefined;
}

const errors = v.object({
  errors: v.array(
    v.object({
      message: v.string(),
      path: v.optional(v.array(v.union([v.string(), v.number()])), []),
      extensions: v.optional(v.object({ code: v.optional(v.string()) })),
    }),
  ),
});

function deniedIn(answer: Answer | Silence): ShopifyFacts['denied'] {
  const parsed = v.safeParse(errors, jsonOf(answer));
  if (!parsed.success) return [];
  return parsed.output.errors
    .filter(({ extensions }) => extensions?.code === 'ACCESS_DENIED')
    .map(({ message, path }) => ({
      field: path.filter((part) => typeof part === 'string').join('.'),
      scope: /unauthenticated_\w+/.exec(message)?.[0] ?? 'unknown',
    }));
}

function metafieldsOf(node: v.InferOutput<typeof withMetafields>): Metafield[] {
  const { handle, facts, sample, variants } = node;
  const aliases = ['related', 'finish', 'rating', 'ratingCount'] as const;
  const ofVariants = ['preorder', 'backorder', 'availableFrom'] as const;
  const named = (
    name: keyof typeof metafieldNames,
    found: v.InferOutput<typeof field>,
  ): Metafield[] => (found ? [{ ...found, name: metafieldNames[name], product: handle }] : []);
  return [
    ...aliases.flatMap((name) => named(name, node[name])),
    ...variants.nodes.flatMap((variant) =>
      ofVariants.flatMap((name) => named(name, variant[name])),
    ),
    ...facts.flatMap((fact) =>
      fact
        ? [{ name: `facts.${fact.key}`, type: fact.type, value: fact.value, product: handle }]
        : [],
    ),
    ...(sample
      ? [
          {
            ...{ name: 'custom.sample', type: sample.type, value: sample.value, product: handle },
            refersTo: sample.reference?.productType ?? null,
          },
        ]
      : []),
  ];
}
