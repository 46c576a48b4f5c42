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
  'Shopify answers, and not as the Storefront API does.',
  `${admin.token}: is the storefront there?`,
  'The shop has no catalogue.',
);

function checkAccess({ access }: ShopifyFacts, env: Env, name: string): Finding[] {
  return (['private', 'public'] as const).flatMap((kind) => {
    const found = access[kind];
    if (!found || found.status === 200) return [];
    const setting = kind === 'private' ? 'SHOPIFY_PRIVATE_TOKEN' : 'SHOPIFY_PUBLIC_TOKEN';
    const where = kind === 'private' ? secretIn(name, setting) : settingIn(name, setting);
    const then =
      kind === 'public' && access.private?.status === 200
        ? 'Nothing now, because the private token is used; without that the shop has no catalogue.'
        : 'The shop has no catalogue, no bag and no accounts.';
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
    // Both tokens use one host, so report it once.
    if (kind === 'public' && access.private) return [];
    return [
      mistake(
        `${env.SHOPIFY_STORE_DOMAIN} does not answer as a Shopify shop (${found.outcome}).`,
        `${admin.domains} shows the name that ends in .myshopify.com; ${settingIn(name, 'SHOPIFY_STORE_DOMAIN')}. STOREFRONT_API_VERSION (${env.STOREFRONT_API_VERSION}) has the form 2024-07`,
        then,
      ),
    ];
  });
}

/** The latest version checked to have everything the shop uses (docs/services/shopify-storefront-api.md). */
const latestChecked = '2026-04';
const usualVersion = '2024-07';

function checkVersion({ served }: ShopifyFacts, env: Env, name: string): Finding[] {
  const asked = env.STOREFRONT_API_VERSION;
  if (!served) return [];
  if (served > latestChecked)
    return [
      advice(
        `Shopify answers with version ${served}; the shop has been checked up to ${latestChecked}.`,
        `${settingIn(name, 'STOREFRONT_API_VERSION')}: "${latestChecked}", while that is served`,
        'Something that the shop asks for may be gone.',
      ),
    ];
  if (served === asked || asked === usualVersion) return [];
  return [
    advice(
      `STOREFRONT_API_VERSION asks for ${asked}, and Shopify answers with ${served}.`,
      settingIn(name, 'STOREFRONT_API_VERSION'),
      'Nothing, as long as both are known to work; Shopify answers for versions that it has ended with the oldest one left.',
    ),
  ];
}

/** Effect of a missing scope; the shop works without those that are advice. */
const scopes: Record<string, ['mistake' | 'advice', string]> = {
  unauthenticated_read_product_listings: ['mistake', 'There are no products.'],
  unauthenticated_read_checkouts: ['mistake', 'There is no bag.'],
  unauthenticated_write_checkouts: ['mistake', 'Nothing can be put into the bag.'],
  unauthenticated_read_customers: ['mistake', 'Nobody can sign in or see their orders.'],
  unauthenticated_write_customers: ['mistake', 'Nobody can sign in or register.'],
  unauthenticated_read_product_tags: ['advice', 'Filters by tag are missing.'],
  unauthenticated_read_product_inventory: [
    'advice',
    'Nobody is told how few are left, and quantities are not limited before the checkout.',
  ],
  unauthenticated_read_metaobjects: ['advice', 'What metafields say of products is not shown.'],
};

function checkScopes({ denied }: ShopifyFacts, { ACCOUNTS }: Env): Finding[] {
  // Hosted accounts have their own API.
  const isNeeded = (scope: string) => ACCOUNTS === 'legacy' || !scope.endsWith('_customers');
  const lacking = new Set(denied.map(({ scope }) => scope).filter(isNeeded));
  return [...lacking].map((scope) => {
    const [kind, then] = scopes[scope] ?? ['mistake', 'What needs it is missing.'];
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
        `SHOPIFY_SHOP_ID is ${env.SHOPIFY_SHOP_ID}, and this shop is ${id}.`,
        settingIn(name, 'SHOPIFY_SHOP_ID'),
        "Visits are counted in another shop's analytics, or nowhere.",
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
        'The checkout has no link to it; in most countries it must.',
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
              `The store sells to ${nameOf(name, countries, closed)}, and Shopify does not.`,
              admin.markets,
              'Prices there are those of another market, and the checkout refuses addresses there.',
            ),
          ]
        : []),
      ...(other.length > 0
        ? [
            mistake(
              `The store sells to ${nameOf(name, countries, other)} in ${currency}, and Shopify in ${someOf(other.map((country) => sold.get(country)!))}.`,
              admin.markets,
              'Prices have another currency than the shopper was told.',
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
        'Shoppers there fill their bag, and cannot pay.',
      ),
    );
  if (!localization?.availableLanguages.some(({ isoCode }) => isoCode === store.language))
    found.push(
      advice(
        `Shopify does not have ${store.language} among its published languages.`,
        admin.languages,
        'Products come in another language than the shop.',
      ),
    );
  return found;
}

/** 'New Zealand', or for several countries 'Europe (DE, FR and 3 more)'. */
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
        'Nobody can pay: the storefront has no checkout.',
      ),
    ];
  if (!primary || checkout) {
    const known = [primary, hostOf(env.SHOPIFY_STORE_DOMAIN)];
    if (!checkout || !primary || known.includes(checkout)) return [];
    return own.includes(primary)
      ? []
      : [
          advice(
            `CHECKOUT_DOMAIN is ${checkout}; Shopify names ${primary} as the shop's primary domain.`,
            `${admin.domains}; ${where}`,
            'If checkouts are on the primary domain, a page of the shop comes in between.',
          ),
        ];
  }
  // The sandbox's checkout works on the store's domain.
  const tell = isLocal(env.SITE_URL) ? advice : mistake;
  if (own.includes(primary))
    return [
      tell(
        `The shop's primary domain, ${primary}, is this storefront, and CHECKOUT_DOMAIN is not set.`,
        `${admin.domains}: give Shopify a domain of its own (such as checkout.${primary}) and make it primary; or ${where}`,
        'Links to the checkout lead back to the storefront, and nobody can pay.',
      ),
    ];
  return primary === hostOf(env.SHOPIFY_STORE_DOMAIN)
    ? []
    : [
        advice(
          `Checkouts are on ${primary}, which no setting names.`,
          `${where}: "${primary}"`,
          'It works; with the setting the way to the checkout has one page less.',
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
        'There is nothing to buy. Products have to be given to each sales channel.',
      ),
    ];
  const filled = collections.filter((one) => one.products.nodes.length > 0);
  if (readable && facts.collections && filled.length === 0)
    found.push(
      mistake(
        'No collection has a product in this storefront.',
        admin.collections,
        'Menus and pages have no lists to lead to.',
      ),
    );
  const filters = new Set(filled.flatMap((one) => one.products.filters.map(({ id }) => id)));
  const useful = [...filters].filter((id) => id !== 'filter.v.availability');
  // Product services have their own filters.
  const asked = filled.length > 0 && !env.PRODUCT_SERVICE_URL;
  if (asked && filters.size === 0)
    found.push(
      mistake(
        'Collections offer no filters.',
        admin.filters,
        'Long lists cannot be narrowed, not even by price.',
      ),
    );
  else if (asked && useful.every((id) => id === 'filter.v.price'))
    found.push(
      advice(
        'Collections offer no filters but price and availability.',
        `${admin.filters} > Add filter: product type, tag`,
        'Lists cannot be narrowed by kind or by what their tags say.',
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
        `${bare.length} of ${products.length} products have no picture: ${handles(bare)}.`,
        'Shopify: Products > the product > Media',
        'Shopping engines refuse them, and shoppers pass them by.',
      ),
    );
  const pieces = products.flatMap(({ variants }) => variants.nodes);
  if (pieces.length > 0 && pieces.every(({ barcode }) => !barcode))
    found.push(
      advice(
        'No product has a barcode (GTIN).',
        'Shopify: Products > the product > Inventory > Barcode',
        'Shopping engines show them less; codes of your own belong into the SKU.',
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

/** Prefix, name and effect of absence. */
const groups = [
  ['facts.', 'facts.*', 'measures, bulb and care are not listed on product pages'],
  ['PRP.related', 'PRP.related', 'rails of related products are Shopify’s own recommendations'],
  [
    'finish.',
    'finish.colorName',
    'finishes are taken from the options called Finish, Colour or Color',
  ],
  ['reviews.', 'reviews.rating and reviews.rating_count', 'product pages show no stars'],
] as const;

function checkMetafields(metafields: readonly Metafield[] | undefined): Finding[] {
  if (!metafields) return [];
  const wrong = metafields.filter(({ name, type }) => types[name]?.includes(type) === false);
  const found = [...new Set(wrong.map(({ name }) => name))].map((name) => {
    const one = wrong.find((field) => field.name === name)!;
    return mistake(
      `The metafield ${name} has the type ${one.type}, as on ${one.product}.`,
      `${admin.metafields}: make a definition of the type ${types[name]![0]}`,
      'The shop cannot read it, and shows nothing.',
    );
  });
  const samples = metafields.filter(
    ({ name, refersTo }) => name === 'custom.sample' && refersTo !== 'Sample',
  );
  if (samples.length > 0)
    found.push(
      mistake(
        `custom.sample of ${someOf(samples.map(({ product }) => product))} does not lead to a product of the type 'Sample' that is published here.`,
        'Shopify: Products > the product of samples > Product type: Sample, and its sales channels',
        'Samples are listed among the products, or not offered.',
      ),
    );
  const late = metafields.some(({ name }) => /messaging\.(?:preorder|backorder)/.test(name));
  if (late && !metafields.some(({ name }) => name === 'messaging.available_from'))
    found.push(
      advice(
        'Variants have the message of a preorder or backorder, and none has messaging.available_from.',
        admin.metafields,
        'In feeds they are out of stock, because no day is known on which they are sent.',
      ),
    );
  const absent = groups.filter(([start]) => !metafields.some(({ name }) => name.startsWith(start)));
  if (absent.length > 0)
    found.push(
      advice(
        `No product shows ${someOf(
          absent.map(([, name]) => name),
          4,
        )}: not filled in, or not open to storefronts.`,
        admin.metafields,
        `The shop is complete without: ${absent.map(([, , then]) => then).join('; ')}.`,
      ),
    );
  return found;
}
