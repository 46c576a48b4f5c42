/**
 * Defines a deployment's settings (variables and secrets). `npm run regions` writes each setting's comment into
 * docs/settings.md.
 */
import * as v from 'valibot';
import { appProxies, appProxySecrets } from './app-proxy-settings';
import { bindingNames } from './bindings';
import {
  address,
  domain,
  folders,
  isExample,
  isLocal,
  isPrivateShopifyToken,
  nearest,
  origin,
  origins,
  publicToken,
  text,
} from './setting-values';
import { groupOf, stores } from './stores/regions';

const storeIds = stores.map(({ id }) => id);
const trueOrFalse = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
const flag = v.optional(trueOrFalse, 'false');

/** Texts of at most `longest` characters. */
const entries = (separator: string, longest: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((all) =>
      all
        .split(separator)
        .map((one) => one.trim())
        .filter(Boolean),
    ),
    v.array(v.pipe(v.string(), v.maxLength(longest))),
    v.maxLength(50),
  );

/** '3-5': working days. */
const days = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.trim(),
    v.regex(/^\d{1,3}-\d{1,3}$/),
    v.transform((text) => text.split('-').map(Number) as [number, number]),
    v.check(([from, to]) => from <= to, 'The first number must not be above the second'),
  );

/** Amounts in major units of the country's currency. */
interface DeliveryRate {
  price: number;
  /** Total from which delivery is free. */
  freeFrom?: number;
  /** Working days. */
  days?: [number, number];
}

const ratePattern =
  /^([A-Z]{2}(?:,[A-Z]{2})*):(\d{1,7}(?:\.\d{1,2})?)(?::([1-9]\d{0,8})?(?::(\d{1,3}-\d{1,3}))?)?$/;

function toRates(entry: string): [country: string, rate: DeliveryRate][] {
  const [, countries = '', price, freeFrom, working] = ratePattern.exec(entry) ?? [];
  const rate: DeliveryRate = {
    price: Number(price),
    ...(freeFrom && { freeFrom: Number(freeFrom) }),
    ...(working && { days: working.split('-').map(Number) as [number, number] }),
  };
  return countries.split(',').map((country) => [country, rate]);
}

/** 'NZ:25:400:6-12 AT,DE:15', by country. */
const deliveryRates = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        ratePattern,
        ({ input }) =>
          `'${input}' is no rate: write country, price, total for free delivery and working days, 'NZ:25:400:6-12'`,
      ),
      v.transform(toRates),
      v.check(
        (rates) =>
          rates.every(([, { price, days: [from, to] = [0, 0] }]) => price > 0 && from <= to),
        'A price must be above 0, and the first number of days not above the second',
      ),
    ),
  ),
  v.transform((list) => list.flat()),
  v.check(
    (rates) => new Set(rates.map(([country]) => country)).size === rates.length,
    'A country must not have two rates',
  ),
  v.transform((rates): Partial<Record<string, DeliveryRate>> => Object.fromEntries(rates)),
);

/** The preload list's minimum. */
const preloadSeconds = 31_536_000;
const longestHsts = 63_072_000;

const seconds = (usual: number, longest: number) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.trim(),
    v.digits(),
    v.transform(Number),
    v.maxValue(longest),
  );

/** Separated by spaces. */
const contacts = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check(
        (contact) => URL.canParse(contact) && /^(?:mailto|https|tel):/.test(contact),
        'A contact begins with mailto:, https: or tel:',
      ),
    ),
  ),
);

const variables = v.object({
  /** This store's id in `app/stores.ts`. Written by `npm run regions`. */
  STORE: v.pipe(
    text,
    v.check(
      (id) => storeIds.includes(id),
      ({ input }) => `app/stores.ts has no store '${input}': it has ${storeIds.join(', ')}`,
    ),
  ),
  /** Brand name, for titles and texts. */
  SITE_NAME: text,
  /**
   * Origin of this deployment, e.g. `https://lintel.example`. Forms from other origins are refused. Written by `npm run
   * regions`.
   */
  SITE_URL: origin,
  /**
   * JSON: store id → origin of each sibling deployment, for links between stores. Written by `npm run regions`. Unset:
   * no siblings.
   */
  STORE_URLS: v.pipe(v.optional(text, '{}'), v.parseJson(), v.record(v.string(), origin)),
  /** The shop's domain at Shopify. */
  SHOPIFY_STORE_DOMAIN: domain,
  /** Public access token of Shopify's Storefront API. */
  SHOPIFY_PUBLIC_TOKEN: publicToken,
  /** Private access token of the Storefront API, used instead of the public one. */
  SHOPIFY_PRIVATE_TOKEN: v.optional(text),
  /**
   * Secret with which Shopify signs webhooks about products and collections. During a rotation, set both secrets,
   * separated by a space. Unset: changes appear when cache entries expire.
   */
  SHOPIFY_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  /**
   * Permanent token of an app that was created in Shopify's admin, with the scopes read_orders and read_products. Lets
   * shoppers open an order without an account. New apps have a client id and a secret instead.
   */
  SHOPIFY_ADMIN_TOKEN: v.optional(text),
  /** Client id of an app from Shopify's Dev Dashboard, with the scopes listed for SHOPIFY_ADMIN_TOKEN. */
  SHOPIFY_ADMIN_CLIENT_ID: v.optional(text),
  /** Secret that belongs to SHOPIFY_ADMIN_CLIENT_ID. With both, the Worker gets tokens that are valid for a day. */
  SHOPIFY_ADMIN_CLIENT_SECRET: v.optional(text),
  /**
   * Version of the Storefront API, the Customer Account API and the Admin API. If Shopify has retired this version,
   * Shopify answers with a newer version, which the Worker logs.
   */
  STOREFRONT_API_VERSION: v.optional(text, '2024-07'),
  /**
   * Host (with port) of Shopify's checkout. Needed if the primary domain in Shopify is this shop's own address. Unset:
   * the primary domain, read from Shopify.
   */
  CHECKOUT_DOMAIN: v.optional(domain),
  /** Name of the Prismic repository, as in `https://{name}.prismic.io`. */
  PRISMIC_REPOSITORY: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i)),
  /** Address of the Prismic API, if it differs from the repository's. */
  PRISMIC_ENDPOINT: v.optional(address),
  /** Access token, if the Prismic API is private. */
  PRISMIC_ACCESS_TOKEN: v.optional(text),
  /** Secret of Prismic's publishing webhook. Unset: the storefront polls every few seconds. */
  PRISMIC_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  /** What to do if the theme can't be loaded or served from cache: show bundled menus, or the maintenance screen. */
  THEME_FAILURE: v.optional(v.picklist(['bundled', 'maintenance']), 'bundled'),
  /** Your product service. Unset: the catalog comes from the Storefront API. */
  PRODUCT_SERVICE_URL: v.optional(address),
  /** Token with which requests bypass the product service's cache. */
  PRODUCT_SERVICE_BYPASS_TOKEN: v.optional(text),
  /**
   * Service that looks up countries by IP address if Cloudflare doesn't provide them. Unset: visitors without a country
   * from Cloudflare get the store's own country.
   */
  GEO_URL: v.optional(address),
  /**
   * Id of Google Tag Manager. Third-party tags load only with consent, and the CSP contains the hosts of configured tags
   * only.
   */
  GTM_ID: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/))),
  /** Pinterest tag. */
  PINTEREST_TAG_ID: v.optional(v.pipe(text, v.digits())),
  /** Meta pixel. */
  META_PIXEL_ID: v.optional(v.pipe(text, v.digits())),
  /** Digits of the shop's gid. Enables Shopify analytics. */
  SHOPIFY_SHOP_ID: v.optional(v.pipe(text, v.digits())),
  /** 'true' loads Klaviyo's onsite script for KLAVIYO_COMPANY_ID. */
  KLAVIYO_ONSITE: flag,
  /** Default consent outside the EEA, the United Kingdom and Switzerland, before the shopper has chosen. */
  CONSENT_ELSEWHERE: v.optional(v.picklist(['denied', 'granted']), 'denied'),
  /** Encrypts carts transferred to sibling stores. Must be the same in all sibling stores. Unset: SESSION_SECRET. */
  CART_TRANSFER_SECRET: v.optional(v.pipe(text, v.minLength(32))),
  /** Your wishlist service. Unset: wishlists are stored in a Durable Object of this Worker (binding WISHLISTS). */
  WISHLIST_URL: v.optional(address),
  /** The store's account at the wishlist service. Unset: the store's id. */
  WISHLIST_ID: v.optional(text),
  /**
   * Your review service. Unset: no reviews are shown or accepted, only the average from the product's metafields
   * `reviews.rating` and `reviews.rating_count`.
   */
  REVIEWS_URL: v.optional(address),
  /** Token for the review service. */
  REVIEWS_TOKEN: v.optional(text),
  /**
   * URL that receives the contact and trade forms, and return requests, as JSON. Unset: the pages show contact details
   * instead of forms.
   */
  CONTACT_URL: v.optional(address),
  /** Id sent with the contact and trade forms as `formId`, for receivers that serve several shops. */
  CONTACT_FORM_ID: v.optional(v.pipe(text, v.maxLength(200))),
  /** Address of Klaviyo's API. */
  KLAVIYO_URL: v.optional(address, 'https://a.klaviyo.com'),
  /**
   * Klaviyo's public key of six characters. Unset: the forms send nothing. Newsletter sign-ups then show no message,
   * and back-in-stock requests show 'There was an issue'.
   */
  KLAVIYO_COMPANY_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{6}$/))),
  /** Klaviyo list of the newsletter, one per store. Requires KLAVIYO_COMPANY_ID. */
  KLAVIYO_LIST_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]+$/))),
  /** Revision of Klaviyo's API, a date. */
  KLAVIYO_REVISION: v.optional(v.pipe(text, v.isoDate()), '2026-07-15'),
  /** Klaviyo's API for back-in-stock notices: undocumented and form-encoded (legacy), or documented (api). */
  KLAVIYO_BIS_MODE: v.optional(v.picklist(['legacy', 'api']), 'legacy'),
  /**
   * 'true' if a Klaviyo flow emails the wishlist link. Otherwise only the browser that made a list, or its signed-in
   * customer, can open the list.
   */
  KLAVIYO_WISHLIST_LINK: flag,
  /**
   * Enables Klaviyo's server endpoints. Unset: the client endpoints, which limit requests per IP address. All shoppers
   * share one limit, because Klaviyo sees the Worker's address.
   */
  KLAVIYO_PRIVATE_KEY: v.optional(text),
  /**
   * The shop's customer accounts: with passwords (legacy, not available to new shops), hosted by Shopify, or none. See
   * Settings → Customer accounts in Shopify's admin.
   */
  ACCOUNTS: v.optional(v.picklist(['legacy', 'customer-account-api', 'off']), 'legacy'),
  /** Client id from the Headless or Hydrogen channel. Required if ACCOUNTS is customer-account-api. */
  CUSTOMER_ACCOUNT_CLIENT_ID: v.optional(text),
  /** Secret of a confidential Customer Account API client. Unset: a public client. */
  CUSTOMER_ACCOUNT_CLIENT_SECRET: v.optional(text),
  /** Encrypts the session. At least 32 random characters: `openssl rand -base64 32`. */
  SESSION_SECRET: v.pipe(text, v.minLength(32)),
  /** Origins of images for the CSP, separated by spaces. */
  IMAGE_ORIGINS: origins,
  /**
   * Which pictures come from the shop's own host: all (own), only those that a page shows first (first), or none
   * (original). Applies to pictures in IMAGE_FOLDERS. Costs: docs/guides/running/costs.md.
   */
  IMAGE_HOST: v.optional(v.picklist(['own', 'first', 'original']), 'first'),
  /**
   * The shop's folders at its image hosts, separated by spaces, e.g. `https://cdn.shopify.com/s/files/1/0123/4567/8901/
   * https://images.prismic.io/your-repository/`. The shop's host serves pictures in these folders only. `npm run
   * doctor` shows yours. Unset: pictures come from their original hosts.
   */
  IMAGE_FOLDERS: folders,
  /**
   * Who resizes the pictures that come from the shop's own host: their original host (origin), or Cloudflare, if
   * transformations are enabled for the zone.
   */
  IMAGE_RESIZER: v.optional(v.picklist(['origin', 'cloudflare']), 'origin'),
  /** 'closed' keeps search engines off the complete site: no crawling, no indexing. For staging. */
  ROBOTS: v.optional(v.picklist(['open', 'closed']), 'open'),
  /**
   * Which AI crawlers robots.txt allows: all (allow), only those that answer users' questions but don't collect texts
   * for training (search), or none.
   */
  AI_CRAWLERS: v.optional(v.picklist(['allow', 'search', 'none']), 'allow'),
  /**
   * Paths of Shopify apps (app proxies) that this shop forwards, separated by spaces: `apps/reviews` through Shopify, or
   * `a/loyalty=https://loyalty.example/proxy` directly to the app. Unset: none.
   */
  APP_PROXIES: appProxies,
  /**
   * Paths and secrets of apps that the shop calls directly instead of through Shopify, separated by spaces, as in
   * `a/loyalty=shpss_…`. Their requests are signed as Shopify would sign them. Unset: not signed.
   */
  APP_PROXY_SECRET: appProxySecrets,
  /**
   * Where the profile of the Universal Commerce Protocol sends agents that use Shopify's tools: first to this shop, to
   * forward their requests (own), or only to the shop's domain at Shopify (shopify). 'off' removes profile and tools.
   */
  UCP: v.optional(v.picklist(['own', 'shopify', 'off']), 'own'),
  /** Login of the trade portal. Unset: no link. */
  TRADE_PORTAL_URL: v.optional(address),
  /** Working days from order to delivery within the store's own country. */
  DELIVERY_DAYS_HOME: days('3-5'),
  /** Working days from order to delivery to other countries. */
  DELIVERY_DAYS_ABROAD: days('6-12'),
  /**
   * Delivery per country: price, total for free delivery, working days, as in `NZ:25:400:6-12 AT,DE:15`. Amounts are in
   * the country's currency; total and days are optional. Must match the checkout's rates. Countries with free delivery
   * need no entry. Unset: only the checkout shows prices of delivery.
   */
  DELIVERY_RATES: deliveryRates,
  /** Days after delivery within which items can be returned. Shown in the bag and by search engines. Unset: not shown. */
  RETURN_DAYS: v.optional(v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))),
  /** 'true' if returns are free. */
  RETURN_FREE: flag,
  /**
   * 'true' lets shoppers request returns from their orders, within RETURN_DAYS. With hosted accounts, requests go to
   * Shopify, otherwise to CONTACT_URL.
   */
  RETURN_REQUESTS: flag,
  /**
   * Tags of products that can't be returned, separated by commas: `final-sale, made-to-measure`. The Admin API app then
   * needs the scope read_products. The Storefront API token needs unauthenticated_read_product_tags, or no return terms
   * are published.
   */
  RETURN_EXCLUDED_TAGS: entries(',', 255),
  /** Places where shoppers can hand in returns, separated by semicolons. Unset: returns come by post only. */
  RETURN_LOCATIONS: entries(';', 60),
  /** 'true' shows Afterpay instalments on product pages, in countries where Afterpay is available. */
  AFTERPAY: flag,
  /** Highest price that Afterpay finances, in major units of the store's currency; usually 2000, but 1000 in GBP. */
  AFTERPAY_LIMIT: v.optional(v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))),
  /** 'true' shows 'Buy it now' on product pages, which leads to the checkout with only this product. */
  BUY_NOW: flag,
  /**
   * 'true' shows 'Shop Pay' on product pages and in the bag. Requires Shop Pay in Shopify's payment settings; otherwise
   * the button leads to the ordinary checkout.
   */
  SHOP_PAY: flag,
  /**
   * 'true' shows in which shops a product can be picked up. Requires local pickup in Shopify's shipping settings, and
   * the scope `unauthenticated_read_product_pickup_locations`.
   */
  PICKUP: flag,
  /**
   * 'true' shows a bag's number of parcels and their total cost, once Shopify knows the address. For shops with several
   * locations or shipping profiles, or that charge for subscriptions' later deliveries. Makes Shopify calculate
   * delivery with each change of a bag.
   */
  DELIVERY_GROUPS: flag,
  /**
   * 'true' lets customers buy for their company, with its locations' prices, quantity rules and payment terms. Requires
   * hosted accounts, and companies in Shopify.
   */
  B2B: flag,
  /**
   * Handle of the product for gift wrapping. It needs one variant, and the type 'Gift wrap', because product lists omit
   * this type. Unset: no gift wrapping.
   */
  GIFT_WRAP: v.optional(v.pipe(text, v.regex(/^[a-z0-9_-]{1,255}$/))),
  /**
   * 'off' disables the data cache, for staging. Every request then reads from the services, and pages fail during
   * outages.
   */
  DATA_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** How long a page waits for carousels and other optional parts after its main content is ready, in ms. */
  CAROUSEL_WAIT_MS: v.optional(v.pipe(text, v.digits(), v.transform(Number)), '300'),
  /** 'false' logs a failed add to cart without showing it to the shopper. */
  ANNOUNCE_CART_ERRORS: v.optional(trueOrFalse, 'true'),
  /**
   * Scope of HSTS: only this host (host), also its subdomains (subdomains), or also the browsers' preload list
   * (preload). Removal from that list takes months.
   */
  HSTS_SCOPE: v.optional(v.picklist(['host', 'subdomains', 'preload']), 'host'),
  /** How long browsers remember HSTS. 0 removes it. */
  HSTS_SECONDS: seconds(preloadSeconds, longestHsts),
  /**
   * Contacts in `/.well-known/security.txt` (`mailto:`, `https:`, `tel:`), in order of preference. Unset: no such file.
   */
  SECURITY_CONTACT: contacts,
  /** Your policy for vulnerability reports. */
  SECURITY_POLICY_URL: v.optional(v.pipe(address, v.startsWith('https:'))),
  /**
   * URL that receives unexpected errors, in Sentry's format: `https://{key}@{host}/{project}`. Unset: errors are only
   * logged.
   */
  ERROR_REPORT_URL: v.optional(address),
  /** 'true' shows services and operations in the public Server-Timing header. */
  SERVER_TIMING_NAMES: flag,
});

const settings = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [['HSTS_SCOPE'], ['HSTS_SECONDS']],
      (hsts) => hsts.HSTS_SCOPE !== 'preload' || hsts.HSTS_SECONDS >= preloadSeconds,
      `'preload' needs HSTS_SECONDS of ${preloadSeconds} or more`,
    ),
    ['HSTS_SCOPE'],
  ),
);

type Settings = v.InferOutput<typeof settings>;
export type Env = Settings;

export const settingSchemas = variables.entries;
export const settingNames: readonly string[] = Object.keys(settingSchemas);

/** Recognized by their names. Shopify's public token isn't a secret. */
export const secretNames: readonly string[] = settingNames.filter(
  (name) => /_(?:SECRET|TOKEN|KEY)$/.test(name) && name !== 'SHOPIFY_PUBLIC_TOKEN',
);

const isMissing = (issue: v.BaseIssue<unknown>) => issue.received === 'undefined';

function describe(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '?';
  if (name === '?' || !isMissing(issue)) return `${name}: ${issue.message}`;
  const how = secretNames.includes(name)
    ? `is missing: npx wrangler secret put ${name} --env <store>`
    : 'is missing: write it in app/stores.ts (docs/settings.md), then npm run regions';
  return `${name}: ${how}`;
}

/** Returns the settings, or a problem for each invalid setting: 'NAME: what to write instead'. */
export function parseSettings(vars: unknown): { env: Env } | { problems: string[] } {
  const parsed = v.safeParse(settings, vars);
  if (!parsed.success) return { problems: parsed.issues.map(describe) };
  const env = parsed.output;
  const problems = [
    ...leakedTokens(env),
    ...siblingProblems(env),
    ...accountProblems(env),
    ...folderProblems(env),
  ];
  if (problems.length > 0) return { problems };
  return { env: { ...env, STORE_URLS: { ...env.STORE_URLS, [env.STORE]: env.SITE_URL } } };
}

const leakedTokens = (env: Settings): string[] =>
  Object.entries(env).flatMap(([name, value]) =>
    typeof value === 'string' && !secretNames.includes(name) && isPrivateShopifyToken(value)
      ? [
          `${name}: is a secret token of Shopify, and this setting is public; delete that token there`,
        ]
      : [],
  );

function siblingProblems({ STORE, SITE_URL, STORE_URLS }: Settings): string[] {
  const own = STORE_URLS[STORE];
  const known = groupOf(STORE).map(({ id }) => id);
  return [
    ...(own !== undefined && own !== SITE_URL
      ? [`STORE_URLS: says that ${STORE} is at ${own}, and SITE_URL says ${SITE_URL}`]
      : []),
    ...Object.keys(STORE_URLS)
      .filter((id) => !known.includes(id))
      .map((id) => `STORE_URLS: names '${id}', and the group of ${STORE} has ${known.join(', ')}`),
  ];
}

const accountProblems = ({ ACCOUNTS, CUSTOMER_ACCOUNT_CLIENT_ID, B2B }: Settings): string[] => [
  ...(ACCOUNTS === 'customer-account-api' && CUSTOMER_ACCOUNT_CLIENT_ID === undefined
    ? [
        "CUSTOMER_ACCOUNT_CLIENT_ID: is missing, and ACCOUNTS is customer-account-api; Shopify's admin names it under Headless or Hydrogen",
      ]
    : []),
  ...(B2B && ACCOUNTS !== 'customer-account-api'
    ? ['B2B: is true, and needs ACCOUNTS to be customer-account-api']
    : []),
];

/** If the shop's host can't serve a picture, browsers load it from its original host, which the CSP must allow. */
const folderProblems = ({ IMAGE_FOLDERS, IMAGE_ORIGINS }: Settings): string[] => {
  const allowed = IMAGE_ORIGINS.split(/\s+/).map((one) => one.replace(/\/$/, ''));
  return IMAGE_FOLDERS.map((folder) => new URL(folder).origin)
    .filter((origin) => !allowed.includes(origin))
    .map((origin) => `IMAGE_FOLDERS: has a folder of ${origin}, which IMAGE_ORIGINS does not list`);
};

export const examplesIn = (vars: object): string[] =>
  Object.entries(vars).flatMap(([name, value]) =>
    typeof value === 'string' && isExample(value) ? [name] : [],
  );

/** Throws a SettingsError that lists each missing or invalid setting. Only a local site may use example values. */
export function readEnv(vars: unknown): Env {
  const parsed = parseSettings(vars);
  const problems =
    'problems' in parsed
      ? parsed.problems
      : isLocal(parsed.env.SITE_URL)
        ? []
        : examplesIn(parsed.env).map((name) => `${name}: is still the example; write your own`);
  if ('env' in parsed && problems.length === 0) return parsed.env;
  throw new SettingsError(problems);
}

/** Thrown at startup. Never contains secrets. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(`This deployment's settings are not complete.\n${problems.join('\n')}`);
  }
}

/** Variables that aren't settings, with the nearest setting name. */
export const unknownNamesIn = (vars: object): { name: string; meant?: string }[] =>
  Object.entries(vars).flatMap(([name, value]) => {
    if (typeof value !== 'string' || settingNames.includes(name)) return [];
    const meant = nearest(name, settingNames);
    return [{ name, ...(meant && { meant }) }];
  });

/** Rate limits, locks and session registries without a binding are off. */
export const missingBindings = (bindings: object): string[] =>
  bindingNames.filter((name) => !(name in bindings));

const secrets = new WeakMap<Env, string[]>();

/** In characters. Shorter words could occur in any log line. */
const shortestPart = 16;

/** A setting can contain several secrets, 'one other' or 'a/club=one a/shop=other'. */
const partsOf = (value: string): string[] =>
  value.split(/[\s=]+/).filter(({ length }) => length >= shortestPart);

/** Returns the values of secret settings, which must not be logged. */
export function secretsOf(env: Env): string[] {
  const found =
    secrets.get(env) ??
    Object.entries(env).flatMap(([name, value]) =>
      /_(?:SECRET|TOKEN|KEY)$/.test(name) && typeof value === 'string'
        ? [...new Set([value, ...partsOf(value)])]
        : [],
    );
  secrets.set(env, found);
  return found;
}
