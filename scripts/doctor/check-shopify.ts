import type { Env } from '~/platform/env.server';
import { storeOf } from '~/platform/stores/regions';
import { hostOf, isLocal } from './ask';
import { advice, mistake, secretIn, settingIn, someOf, type Finding } from './finding';
import { checkPictures } from './picture-origins';
import type { Metafield, ShopifyFacts } from './shopify';

const admin = {
  token: 'Shopify: Sales channels > Headless > your storefront > Storefront API',
  scopes:
    'Shopify: Sales channels > Headless > your storefront > Storefront API > Storefront API permissions > Edit',
  publishing:
    'Shopify: Products > select all > … > Include in sales channels > your Headless storefront',
  collections: 'Shopify: Products > Collections > the collection > Sales channels',
  filters: 'Shopify: Apps > Search & Discovery > Filters',
  metafields:
    'Shopify: Settings > Metafields and metaobjects > Products (or Variants) > the definition > Storefront API access',
  markets: 'Shopify: Markets > the market (regions, currency)',
  shipping: 'Shopify: Settings > Shipping and delivery > the profile > Shipping zones',
  languages: 'Shopify: Settings > Languages',
  domains: 'Shopify: Settings > Domains',
  policies: 'Shopify: Settings > Policies',
};

export function checkShopify(facts: ShopifyFacts, env: Env, name: string): Finding[] {
  const refused = checkAccess(facts, env, name);
  if (!facts.shop) return refused.length > 0 ? refused : [notUnderstood];
  return [
    ...refused,
    ...checkVersion(facts, env, name),
    ...checkScopes(facts, env),
    ...checkShop(facts, env, name),
    ...checkCountries(facts, env),
    ...checkCheckout(facts, env, name),
    ...checkCatalogue(facts, env, name),
    ...checkMetafields(facts.metafields),
  ];
}

const notUnderstood = mistake(
  "Shopify's response is not the Storefront API's.",
  `${admin.token}: check that the storefront exists`,
  'The shop has no catalog.',
);

function checkAccess({ access }: ShopifyFacts, env: Env, name: string): Finding[] {
  return (['private', 'public'] as const).flatMap((kind) => {
    const found = access[kind];
    if (!found || found.status === 200) return [];
    const setting = kind === 'private' ? 'SHOPIFY_PRIVATE_TOKEN' : 'SHOPIFY_PUBLIC_TOKEN';
    const where = kind === 'private' ? secretIn(name, setting) : settingIn(name, setting);
    const then =
      kind === 'public' && access.private?.status === 200
        ? 'Nothing while the private token works; without it the shop has no catalog.'
        : 'The shop has no catalog, bags or accounts.';
    if (found.status === 401 || found.status === 403)
      return [
        mistake(
          `Shopify refuses the token in ${setting} (${found.outcome}).`,
          `${admin.token}: the ${kind} access token; ${where}`,
          then,
        ),
      ];
    if (found.status === 402 || found.status === 423)
      return [
        mistake(
          `Shopify has closed the shop (${found.outcome}).`,
          'Shopify: Settings > Plan, or Billing',
          then,
        ),
      ];
    // Both tokens use one host.
    if (kind === 'public' && access.private) return [];
    return [
      mistake(
        `${env.SHOPIFY_STORE_DOMAIN} does not answer as a Shopify shop (${found.outcome}).`,
        `${admin.domains} shows the .myshopify.com domain; ${settingIn(name, 'SHOPIFY_STORE_DOMAIN')}. STOREFRONT_API_VERSION (${env.STOREFRONT_API_VERSION}) must look like 2024-07`,
        then,
      ),
    ];
  });
}

/** The latest Storefront API version that works with this shop (docs/services/shopify-storefront-api.md). */
const latestChecked = '2026-04';
const usualVersion = '2024-07';

function checkVersion({ served }: ShopifyFacts, env: Env, name: string): Finding[] {
  const asked = env.STOREFRONT_API_VERSION;
  if (!served) return [];
  if (served > latestChecked)
    return [
      advice(
        `Shopify serves version ${served}; the shop was tested up to ${latestChecked}.`,
        `${settingIn(name, 'STOREFRONT_API_VERSION')}: "${latestChecked}", while Shopify serves it`,
        'Fields that the shop reads may be missing.',
      ),
    ];
  if (served === asked || asked === usualVersion) return [];
  return [
    advice(
      `STOREFRONT_API_VERSION is ${asked}, but Shopify serves ${served}.`,
      settingIn(name, 'STOREFRONT_API_VERSION'),
      'Nothing while both versions work; Shopify replaces ended versions by its oldest.',
    ),
  ];
}

/** The shop works without the scopes marked as advice. */
const scopes: Record<string, ['mistake' | 'advice', string]> = {
  unauthenticated_read_product_listings: ['mistake', 'There are no products.'],
  unauthenticated_read_checkouts: ['mistake', 'There is no bag.'],
  unauthenticated_write_checkouts: ['mistake', 'Nothing can be added to the bag.'],
  unauthenticated_read_customers: ['mistake', 'Customers cannot sign in or see their orders.'],
  unauthenticated_write_customers: ['mistake', 'Customers cannot sign in or register.'],
  unauthenticated_read_product_tags: ['advice', 'Filters by tag are missing.'],
  unauthenticated_read_product_inventory: [
    'advice',
    'Low stock is not shown, and quantities are not limited before the checkout.',
  ],
  unauthenticated_read_selling_plans: ['advice', 'Subscriptions and deposits are not offered.'],
  unauthenticated_read_product_pickup_locations: ['advice', 'Pickup in shops is not offered.'],
  unauthenticated_read_metaobjects: ['advice', 'Product metafields are not shown.'],
};

function checkScopes({ denied }: ShopifyFacts, { ACCOUNTS }: Env): Finding[] {
  // Hosted accounts use the Customer Account API.
  const isNeeded = (scope: string) => ACCOUNTS === 'legacy' || !scope.endsWith('_customers');
  const lacking = new Set(denied.map(({ scope }) => scope).filter(isNeeded));
  return [...lacking].map((scope) => {
    const [kind, then] = scopes[scope] ?? ['mistake', 'Features that need it do not work.'];
    const read = denied.find((one) => one.scope === scope)?.field;
    const tell = kind === 'mistake' ? mistake : advice;
    return tell(`The token lacks the scope ${scope} (for ${read}).`, admin.scopes, then);
  });
}

function checkShop({ shop }: ShopifyFacts, env: Env, name: string): Finding[] {
  const found: Finding[] = [];
  const id = shop?.id.split('/').at(-1);
  if (env.SHOPIFY_SHOP_ID && id && env.SHOPIFY_SHOP_ID !== id)
    found.push(
      mistake(
        `SHOPIFY_SHOP_ID is ${env.SHOPIFY_SHOP_ID}, but this shop is ${id}.`,
        settingIn(name, 'SHOPIFY_SHOP_ID'),
        "Visits count in another shop's analytics, or nowhere.",
      ),
    );
  const missing = (['privacyPolicy', 'termsOfService', 'refundPolicy', 'shippingPolicy'] as const)
    .filter((policy) => !shop?.[policy])
    .map((policy) => policy.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  if (missing.length > 0)
    found.push(
      advice(
        `Shopify has no ${someOf(missing, 4)}.`,
        admin.policies,
        'The checkout cannot link to it, which most countries require.',
      ),
    );
  return found;
}

function checkCountries({ localization, shop }: ShopifyFacts, env: Env): Finding[] {
  const store = storeOf(env.STORE);
  const sold = new Map(
    localization?.availableCountries.map(({ isoCode, currency }) => [isoCode, currency.isoCode]),
  );
  const found = store.regions.flatMap(({ name, countries, currency }) => {
    const closed = countries.filter((country) => !sold.has(country));
    const other = countries.filter(
      (country) => sold.has(country) && sold.get(country) !== currency,
    );
    return [
      ...(closed.length > 0
        ? [
            mistake(
              `The store sells to ${nameOf(name, countries, closed)}, but Shopify does not.`,
              admin.markets,
              "Shoppers there get another market's prices, and the checkout refuses their addresses.",
            ),
          ]
        : []),
      ...(other.length > 0
        ? [
            mistake(
              `The store sells to ${nameOf(name, countries, other)} in ${currency}, but Shopify in ${someOf(other.map((country) => sold.get(country)!))}.`,
              admin.markets,
              'Prices are not in the currency that the store shows.',
            ),
          ]
        : []),
    ];
  });
  const ships = new Set(shop?.shipsToCountries);
  const unreachable = store.regions
    .flatMap(({ countries }) => countries)
    .filter((country) => sold.has(country) && !ships.has(country));
  if (unreachable.length > 0)
    found.push(
      mistake(
        `Shopify does not deliver to ${someOf(unreachable)}, where the store sells.`,
        admin.shipping,
        'Shoppers there can fill a bag but cannot pay.',
      ),
    );
  if (!localization?.availableLanguages.some(({ isoCode }) => isoCode === store.language))
    found.push(
      advice(
        `Shopify has not published the language ${store.language}.`,
        admin.languages,
        'Products are not in the language of the shop.',
      ),
    );
  return found;
}

/** 'New Zealand', or 'Europe (DE, FR and 3 more)' for several countries. */
const nameOf = (region: string, all: readonly string[], some: readonly string[]): string =>
  all.length === 1 ? region : `${region} (${someOf(some)})`;

function checkCheckout({ shop }: ShopifyFacts, env: Env, name: string): Finding[] {
  const primary = hostOf(shop?.primaryDomain.host);
  const checkout = hostOf(env.CHECKOUT_DOMAIN);
  const own = [env.SITE_URL, ...Object.values(env.STORE_URLS)].map(hostOf);
  const where = settingIn(name, 'CHECKOUT_DOMAIN');
  if (checkout && own.includes(checkout))
    return [
      mistake(
        `CHECKOUT_DOMAIN is ${checkout}, which is this storefront.`,
        where,
        'Shoppers cannot pay: the storefront has no checkout.',
      ),
    ];
  if (!primary || checkout) {
    const known = [primary, hostOf(env.SHOPIFY_STORE_DOMAIN)];
    if (!checkout || !primary || known.includes(checkout)) return [];
    return own.includes(primary)
      ? []
      : [
          advice(
            `CHECKOUT_DOMAIN is ${checkout}; the shop's primary domain is ${primary}.`,
            `${admin.domains}; ${where}`,
            'If checkouts are on the primary domain, shoppers see an intermediate page.',
          ),
        ];
  }
  // The checkout of the sandbox works on the store's domain.
  const tell = isLocal(env.SITE_URL) ? advice : mistake;
  if (own.includes(primary))
    return [
      tell(
        `The shop's primary domain, ${primary}, is this storefront, and CHECKOUT_DOMAIN is not set.`,
        `${admin.domains}: give Shopify a domain of its own (such as checkout.${primary}) and make it primary; or ${where}`,
        'Checkout links lead back to the storefront, so shoppers cannot pay.',
      ),
    ];
  return primary === hostOf(env.SHOPIFY_STORE_DOMAIN)
    ? []
    : [
        advice(
          `Checkouts are on ${primary}, but CHECKOUT_DOMAIN is not set.`,
          `${where}: "${primary}"`,
          'Shoppers see an intermediate page before the checkout.',
        ),
      ];
}

function checkCatalogue(facts: ShopifyFacts, env: Env, name: string): Finding[] {
  const found: Finding[] = [];
  const { products = [], collections = [] } = facts;
  const readable = !facts.denied.some(({ scope }) => scope.endsWith('product_listings'));
  if (readable && facts.products?.length === 0)
    return [
      mistake(
        'The storefront has no products.',
        admin.publishing,
        'There is nothing to buy. Publish products to each sales channel.',
      ),
    ];
  const filled = collections.filter((one) => one.products.nodes.length > 0);
  if (readable && facts.collections && filled.length === 0)
    found.push(
      mistake(
        'No collection has a product in this storefront.',
        admin.collections,
        'Menus and pages have no product lists to link to.',
      ),
    );
  const filters = new Set(filled.flatMap((one) => one.products.filters.map(({ id }) => id)));
  const useful = [...filters].filter((id) => id !== 'filter.v.availability');
  // Product services have different filters.
  const asked = filled.length > 0 && !env.PRODUCT_SERVICE_URL;
  if (asked && filters.size === 0)
    found.push(
      mistake(
        'Collections offer no filters.',
        admin.filters,
        'Shoppers cannot filter product lists, not even by price.',
      ),
    );
  else if (asked && useful.every((id) => id === 'filter.v.price'))
    found.push(
      advice(
        'Collections only offer filters for price and availability.',
        `${admin.filters} > Add filter: product type, tag`,
        'Shoppers cannot filter product lists by type or tag.',
      ),
    );
  found.push(...checkProducts(products, env, name));
  return found;
}

function checkProducts(
  products: NonNullable<ShopifyFacts['products']>,
  env: Env,
  name: string,
): Finding[] {
  const found: Finding[] = [];
  const handles = (some: typeof products) => someOf(some.map(({ handle }) => handle));
  const bare = products.filter(({ images }) => images.nodes.length === 0);
  if (bare.length > 0)
    found.push(
      advice(
        `${bare.length} of ${products.length} products have no image: ${handles(bare)}.`,
        'Shopify: Products > the product > Media',
        'Shopping engines reject them.',
      ),
    );
  const pieces = products.flatMap(({ variants }) => variants.nodes);
  if (pieces.length > 0 && pieces.every(({ barcode }) => !barcode))
    found.push(
      advice(
        'No product has a barcode (GTIN).',
        'Shopify: Products > the product > Inventory > Barcode',
        'Shopping engines show them less. Put your own codes into the SKU.',
      ),
    );
  const addresses = products.flatMap(({ images }) => images.nodes.map(({ url }) => url));
  return [...found, ...checkPictures(addresses, { of: 'products', env, name })];
}

const types: Record<string, string[]> = {
  'PRP.related': ['json'],
  'reviews.rating': ['rating'],
  'reviews.rating_count': ['number_integer', 'number_decimal'],
  'messaging.available_from': ['date', 'date_time'],
  'custom.sample': ['product_reference'],
};

const groups = [
  ['facts.', 'facts.*', 'product pages do not list measures, bulb and care'],
  ['PRP.related', 'PRP.related', 'related products are Shopify’s recommendations'],
  ['finish.', 'finish.colorName', 'finishes come from options named Finish, Colour or Color'],
  ['reviews.', 'reviews.rating and reviews.rating_count', 'product pages show no stars'],
] as const;

function checkMetafields(metafields: readonly Metafield[] | undefined): Finding[] {
  if (!metafields) return [];
  const wrong = metafields.filter(({ name, type }) => types[name]?.includes(type) === false);
  const found = [...new Set(wrong.map(({ name }) => name))].map((name) => {
    const one = wrong.find((field) => field.name === name)!;
    return mistake(
      `The metafield ${name} has the type ${one.type}, for example on ${one.product}.`,
      `${admin.metafields}: create a definition of type ${types[name]![0]}`,
      'The shop cannot read or show it.',
    );
  });
  const samples = metafields.filter(
    ({ name, refersTo }) => name === 'custom.sample' && refersTo !== 'Sample',
  );
  if (samples.length > 0)
    found.push(
      mistake(
        `custom.sample of ${someOf(samples.map(({ product }) => product))} does not reference a published product of type 'Sample'.`,
        "Shopify: Products > the samples' product > Product type: Sample, and its sales channels",
        'Samples appear among other products, or are not offered.',
      ),
    );
  const late = metafields.some(({ name }) => /messaging\.(?:preorder|backorder)/.test(name));
  if (late && !metafields.some(({ name }) => name === 'messaging.available_from'))
    found.push(
      advice(
        'Variants have preorder or backorder messages, but none has messaging.available_from.',
        admin.metafields,
        'Feeds list them as out of stock, because their ship date is unknown.',
      ),
    );
  const absent = groups.filter(([start]) => !metafields.some(({ name }) => name.startsWith(start)));
  if (absent.length > 0)
    found.push(
      advice(
        `No product has ${someOf(
          absent.map(([, name]) => name),
          4,
        )}: empty, or without Storefront API access.`,
        admin.metafields,
        `The shop works without: ${absent.map(([, , then]) => then).join('; ')}.`,
      ),
    );
  return found;
}
