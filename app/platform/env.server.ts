/**
 * The settings of a deployment (variables and secrets of `wrangler.toml`), parsed once per isolate. A
 * Worker without its settings fails at once and names them; there are no fallback addresses.
 */
import * as v from 'valibot';
import { bindingNames } from './bindings';
import {
  address,
  domain,
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

/** '3-5': minimum and maximum of working days. */
const days = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.trim(),
    v.regex(/^\d{1,3}-\d{1,3}$/),
    v.transform((text) => text.split('-').map(Number) as [number, number]),
    v.check(([from, to]) => from <= to, 'The first number must not be above the second'),
  );

/** 'NZD:400 GBP:200': an amount, in whole units, for each currency that has one. */
const amounts = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/\s/).filter(Boolean)),
  v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}:[1-9]\d{0,8}$/))),
  v.transform((list): Partial<Record<string, number>> =>
    Object.fromEntries(list.map((one) => [one.slice(0, 3), Number(one.slice(4))])),
  ),
);

/** Least seconds that the browsers' preload list asks for. */
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

/** Addresses, separated by spaces. */
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
  /** Which store of `app/stores.ts` this is; `npm run regions` writes it. */
  STORE: v.pipe(
    text,
    v.check(
      (id) => storeIds.includes(id),
      ({ input }) => `app/stores.ts has no store '${input}': it has ${storeIds.join(', ')}`,
    ),
  ),
  /** Brand name, for titles and texts. */
  SITE_NAME: text,
  /** Origin of this deployment, e.g. `https://lintel.example`; `npm run regions` writes it. Forms from any other are refused. */
  SITE_URL: origin,
  /** JSON: store id → origin of every sibling deployment, for links between stores; `npm run regions` writes it. Unset: a store alone. */
  STORE_URLS: v.pipe(v.optional(text, '{}'), v.parseJson(), v.record(v.string(), origin)),
  /** The shop's domain at Shopify. */
  SHOPIFY_STORE_DOMAIN: domain,
  /** The public access token of Shopify's Storefront API. Everybody may know it. */
  SHOPIFY_PUBLIC_TOKEN: publicToken,
  /** The private access token of the Storefront API, used in place of the public one. */
  SHOPIFY_PRIVATE_TOKEN: v.optional(text),
  /**
   * Signs the webhooks about products and collections; during a rotation both, separated by a space. Unset: changes
   * show when cache entries expire.
   */
  SHOPIFY_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  /**
   * Version of the Storefront API, and of the Customer Account API. Shopify answers a retired one with a newer one, which
   * is logged.
   */
  STOREFRONT_API_VERSION: v.optional(text, '2024-07'),
  /** Host (with port) of the hosted checkout, if it differs from the shop's domain. Unset: the primary domain is asked for. */
  CHECKOUT_DOMAIN: v.optional(domain),
  /** Name of the Prismic repository, as in `https://{name}.prismic.io`. */
  PRISMIC_REPOSITORY: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i)),
  /** Another address of the content service's API. Unset: that of PRISMIC_REPOSITORY at Prismic. */
  PRISMIC_ENDPOINT: v.optional(address),
  /** Token of a repository whose API is private. */
  PRISMIC_ACCESS_TOKEN: v.optional(text),
  /** Of the webhook that says that something was published. Unset: that is asked every few seconds. */
  PRISMIC_WEBHOOK_SECRET: v.optional(v.pipe(text, v.minLength(16))),
  /** When the theme can neither be read nor taken from the cache: bundled menus, or the maintenance screen. */
  THEME_FAILURE: v.optional(v.picklist(['bundled', 'maintenance']), 'bundled'),
  /** The operator's product service. Unset: the catalogue comes from the Storefront API. */
  PRODUCT_SERVICE_URL: v.optional(address),
  /** Token with which the product service answers without its own protection. */
  PRODUCT_SERVICE_BYPASS_TOKEN: v.optional(text),
  /** Looks up countries by IP address where Cloudflare does not say them. Unset: those visitors are in the store's own country. */
  GEO_URL: v.optional(address),
  /** Google Tag Manager. Of third parties only hosts of those that are set enter the CSP, and only consent loads them. */
  GTM_ID: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/))),
  /** Pinterest's tag. */
  PINTEREST_TAG_ID: v.optional(v.pipe(text, v.digits())),
  /** Meta's pixel. */
  META_PIXEL_ID: v.optional(v.pipe(text, v.digits())),
  /** Digits of the shop's gid; turns Shopify's own analytics on. */
  SHOPIFY_SHOP_ID: v.optional(v.pipe(text, v.digits())),
  /** 'true' loads Klaviyo's onsite script for KLAVIYO_COMPANY_ID. */
  KLAVIYO_ONSITE: flag,
  /** Default consent outside Europe, before the shopper has chosen. */
  CONSENT_ELSEWHERE: v.optional(v.picklist(['denied', 'granted']), 'denied'),
  /** Encrypts carts that are transferred to sibling stores, which need the same value. Default: SESSION_SECRET. */
  CART_TRANSFER_SECRET: v.optional(v.pipe(text, v.minLength(32))),
  /** Unset: wishlists live in a Durable Object of this Worker (binding WISHLISTS). */
  WISHLIST_URL: v.optional(address),
  /** The store's account at the wishlist service. Default: the store's id. */
  WISHLIST_ID: v.optional(text),
  /** The operator's review service. Unset: no reviews are listed, and none can be written. */
  REVIEWS_URL: v.optional(address),
  /** Sent to the review service. */
  REVIEWS_TOKEN: v.optional(text),
  /** Receives the contact and trade forms as posted JSON. Unset: the forms are replaced by addresses. */
  CONTACT_URL: v.optional(address),
  /** Sent along with these forms as `formId`, for a receiver that serves several shops. */
  CONTACT_FORM_ID: v.optional(v.pipe(text, v.maxLength(200))),
  /** Address of Klaviyo's API. */
  KLAVIYO_URL: v.optional(address, 'https://a.klaviyo.com'),
  /** Klaviyo's public key of six characters. Unset: newsletter and back-in-stock forms send nothing. */
  KLAVIYO_COMPANY_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{6}$/))),
  /** The newsletter's list at Klaviyo; each store has its own. Goes together with KLAVIYO_COMPANY_ID. */
  KLAVIYO_LIST_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]+$/))),
  /** Revision of Klaviyo's API, a date. */
  KLAVIYO_REVISION: v.optional(v.pipe(text, v.isoDate()), '2026-07-15'),
  /** Klaviyo's endpoint for back in stock: the undocumented form-encoded one, or the documented API. */
  KLAVIYO_BIS_MODE: v.optional(v.picklist(['legacy', 'api']), 'legacy'),
  /** 'true' once Klaviyo has a flow that mails the link to a wishlist; until then lists stay in their browser. */
  KLAVIYO_WISHLIST_LINK: flag,
  /** Uses Klaviyo's server endpoints. The client endpoints limit requests per IP address, which all shoppers share here. */
  KLAVIYO_PRIVATE_KEY: v.optional(text),
  /**
   * The shop's customer accounts: with passwords (legacy), which new shops cannot have, hosted by Shopify, or none. Shopify's
   * admin tells under Settings → Customer accounts.
   */
  ACCOUNTS: v.optional(v.picklist(['legacy', 'customer-account-api', 'off']), 'legacy'),
  /** Of the Customer Account API, as the Headless or Hydrogen channel names it. Goes together with ACCOUNTS. */
  CUSTOMER_ACCOUNT_CLIENT_ID: v.optional(text),
  /** Of a confidential client of the Customer Account API. Unset: a public client. */
  CUSTOMER_ACCOUNT_CLIENT_SECRET: v.optional(text),
  /** Encrypts the session; at least 32 characters that nobody can guess: `openssl rand -base64 32`. */
  SESSION_SECRET: v.pipe(text, v.minLength(32)),
  /** Origins of pictures, separated by spaces, for the CSP. */
  IMAGE_ORIGINS: origins,
  /** 'closed' asks search engines to stay away from the whole site: no page is indexed, none may be crawled. For staging. */
  ROBOTS: v.optional(v.picklist(['open', 'closed']), 'open'),
  /** Login of the trade portal. Unset: no link. */
  TRADE_PORTAL_URL: v.optional(address),
  /** Working days from order to delivery within the store's own country. */
  DELIVERY_DAYS_HOME: days('3-5'),
  /** The same to any other country. */
  DELIVERY_DAYS_ABROAD: days('6-12'),
  /** How many days after delivery a piece may be sent back, for search engines. Unset: they are told nothing. */
  RETURN_DAYS: v.optional(v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))),
  /** 'true' where sending back costs nothing. */
  RETURN_FREE: flag,
  /** From which total delivery is free in regions where it is not anyway. Say what the checkout's rates say. */
  FREE_DELIVERY_FROM: amounts,
  /** 'true' has product pages tell what four payments with Afterpay are, in the countries that have it. */
  AFTERPAY: flag,
  /** The highest price that Afterpay finances for this store, in units of its currency; usually 2000, in GBP 1000. */
  AFTERPAY_LIMIT: v.optional(v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))),
  /** 'off' reads catalogue and content anew for every request, for staging. Nothing bridges an outage then. */
  DATA_CACHE: v.optional(v.picklist(['on', 'off']), 'on'),
  /** For how long a page waits for rails and the like, once it has what it is about; in ms. */
  RAIL_WAIT_MS: v.optional(v.pipe(text, v.digits(), v.transform(Number)), '300'),
  /** 'false' keeps a failed add from shoppers; it is only logged then. */
  ANNOUNCE_CART_ERRORS: v.optional(trueOrFalse, 'true'),
  /**
   * What browsers shall open with https only: this host; its subdomains too; or both, and as an entry of
   * the browsers' own list, which takes months to leave.
   */
  HSTS_SCOPE: v.optional(v.picklist(['host', 'subdomains', 'preload']), 'host'),
  /** How long browsers keep that in mind; 0 makes them forget it. */
  HSTS_SECONDS: seconds(preloadSeconds, longestHsts),
  /** For `/.well-known/security.txt`: addresses (`mailto:`, `https:`, `tel:`), the first one first. Unset: no such file. */
  SECURITY_CONTACT: contacts,
  /** What is asked of those who report a vulnerability. */
  SECURITY_POLICY_URL: v.optional(v.pipe(address, v.startsWith('https:'))),
  /** Receives unexpected errors, as Sentry shows it: `https://{key}@{host}/{project}`. Unset: they are in the log only. */
  ERROR_REPORT_URL: v.optional(address),
  /** 'true' names outside services and operations in the header Server-Timing, which everybody can read. */
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

/** The schema of every setting, by its name. */
export const settingSchemas = variables.entries;
export const settingNames: readonly string[] = Object.keys(settingSchemas);

/** Settings that are secrets: their names tell. Shopify's public token is none. */
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

/** What a deployment's variables say, or what is wrong with them: 'NAME: what to write instead', one for each. */
export function parseSettings(vars: unknown): { env: Env } | { problems: string[] } {
  const parsed = v.safeParse(settings, vars);
  if (!parsed.success) return { problems: parsed.issues.map(describe) };
  const env = parsed.output;
  const problems = [...leakedTokens(env), ...siblingProblems(env), ...accountProblems(env)];
  if (problems.length > 0) return { problems };
  // A store's own address need not be repeated in the list of all.
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

const accountProblems = ({ ACCOUNTS, CUSTOMER_ACCOUNT_CLIENT_ID }: Settings): string[] =>
  ACCOUNTS === 'customer-account-api' && CUSTOMER_ACCOUNT_CLIENT_ID === undefined
    ? [
        "CUSTOMER_ACCOUNT_CLIENT_ID: is missing, and ACCOUNTS is customer-account-api; Shopify's admin names it under Headless or Hydrogen",
      ]
    : [];

/** Names of settings that still have the values which came with the code. */
export const examplesIn = (vars: object): string[] =>
  Object.entries(vars).flatMap(([name, value]) =>
    typeof value === 'string' && isExample(value) ? [name] : [],
  );

/**
 * Parses the Worker's variables; throws an Error that names each missing or wrong one. The values of a new clone are
 * wrong wherever the site is not on this computer.
 */
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

/** A deployment that cannot start: each problem names its setting, and none tells a secret. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(`This deployment's settings are not complete.\n${problems.join('\n')}`);
  }
}

/** Names of variables (texts) that no setting has, each with the one that was probably meant. */
export const strangersIn = (vars: object): { name: string; meant?: string }[] =>
  Object.entries(vars).flatMap(([name, value]) => {
    if (typeof value !== 'string' || settingNames.includes(name)) return [];
    const meant = nearest(name, settingNames);
    return [{ name, ...(meant && { meant }) }];
  });

/** Names of bindings that a deployment lacks: it then goes without limits, locks or sessions that end. */
export const missingBindings = (bindings: object): string[] =>
  bindingNames.filter((name) => !(name in bindings));

const secrets = new WeakMap<Env, string[]>();

/** Values that must not be logged. They are found by the names of their settings, so that none can be forgotten. */
export function secretsOf(env: Env): string[] {
  const found =
    secrets.get(env) ??
    Object.entries(env).flatMap(([name, value]) =>
      /_(?:SECRET|TOKEN|KEY)$/.test(name) && typeof value === 'string' ? [value] : [],
    );
  secrets.set(env, found);
  return found;
}
