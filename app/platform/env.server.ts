/**
 * The settings of a deployment (variables and secrets of `wrangler.toml`), parsed once per isolate. A
 * Worker without its settings fails at once and names them; there are no fallback addresses.
 */
import * as v from 'valibot';
import { storeIds } from './stores/store';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(text, v.url());
const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
  'false',
);

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
  STORE: v.picklist(storeIds),
  /** Brand name, for titles and texts. */
  SITE_NAME: text,
  /** Origin of this deployment, e.g. `https://lintel.example`. */
  SITE_URL: address,
  /** JSON: store id → origin of every sibling deployment, for links between stores. */
  STORE_URLS: v.pipe(text, v.parseJson(), v.record(v.string(), address)),
  SHOPIFY_STORE_DOMAIN: text,
  SHOPIFY_PUBLIC_TOKEN: text,
  SHOPIFY_PRIVATE_TOKEN: v.optional(text),
  STOREFRONT_API_VERSION: v.optional(text, '2024-07'),
  /** Host (with port) of the hosted checkout, if it differs from the shop's domain. Unset: the primary domain is asked for. */
  CHECKOUT_DOMAIN: v.optional(text),
  PRISMIC_REPOSITORY: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i)),
  PRISMIC_ENDPOINT: v.optional(address),
  PRISMIC_ACCESS_TOKEN: v.optional(text),
  /** When the theme can neither be read nor taken from the cache: bundled menus, or the maintenance screen. */
  THEME_FAILURE: v.optional(v.picklist(['bundled', 'maintenance']), 'bundled'),
  /** Unset: the catalogue comes from the Storefront API. */
  PRODUCT_SERVICE_URL: v.optional(address),
  PRODUCT_SERVICE_BYPASS_TOKEN: v.optional(text),
  GEO_URL: v.optional(address),
  /** Ids of third parties. Only hosts of those set here enter the CSP, and only consent loads them. */
  GTM_ID: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/))),
  PINTEREST_TAG_ID: v.optional(v.pipe(text, v.digits())),
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
  REVIEWS_TOKEN: v.optional(text),
  /** Receives the contact and trade forms as posted JSON. Unset: the forms are replaced by addresses. */
  CONTACT_URL: v.optional(address),
  /** Sent along with these forms as `formId`, for a receiver that serves several shops. */
  CONTACT_FORM_ID: v.optional(v.pipe(text, v.maxLength(200))),
  /** Klaviyo. Without a company id, newsletter and back-in-stock forms send nothing. */
  KLAVIYO_URL: v.optional(address, 'https://a.klaviyo.com'),
  /** Public key of six characters, and the newsletter's list; each store has its own. */
  KLAVIYO_COMPANY_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{6}$/))),
  KLAVIYO_LIST_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]+$/))),
  KLAVIYO_REVISION: v.optional(v.pipe(text, v.isoDate()), '2026-07-15'),
  /** Klaviyo's endpoint for back in stock: the undocumented form-encoded one, or the documented API. */
  KLAVIYO_BIS_MODE: v.optional(v.picklist(['legacy', 'api']), 'legacy'),
  /** 'true' once Klaviyo has a flow that mails the link to a wishlist; until then lists stay in their browser. */
  KLAVIYO_WISHLIST_LINK: flag,
  /** Uses Klaviyo's server endpoints. The client endpoints limit requests per IP address, which all shoppers share here. */
  KLAVIYO_PRIVATE_KEY: v.optional(text),
  /** Encrypts the session; at least 32 characters. */
  SESSION_SECRET: v.pipe(text, v.minLength(32)),
  /** Origins of pictures, separated by spaces, for the CSP. */
  IMAGE_ORIGINS: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Login of the trade portal. Unset: no link. */
  TRADE_PORTAL_URL: v.optional(address),
  /** Working days from order to delivery: within the store's own country, and to any other. */
  DELIVERY_DAYS_HOME: days('3-5'),
  DELIVERY_DAYS_ABROAD: days('6-12'),
  /** How many days after delivery a piece may be sent back, for search engines. Unset: they are told nothing. */
  RETURN_DAYS: v.optional(v.pipe(text, v.digits(), v.transform(Number), v.minValue(1))),
  /** 'true' where that costs nothing. */
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
  /** 'true' tells shoppers about a failed add, which is otherwise only logged. */
  ANNOUNCE_CART_ERRORS: flag,
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

export type Env = v.InferOutput<typeof settings>;

/** Parses the Worker's variables; throws an Error that names each missing or wrong one. */
export function readEnv(vars: unknown): Env {
  const parsed = v.safeParse(settings, vars);
  if (parsed.success) return parsed.output;
  const names = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  throw new Error(`This deployment's settings are not complete.\n${names.join('\n')}`);
}

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
