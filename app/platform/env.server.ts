/**
 * The settings of one deployment (`wrangler.toml` variables and secrets), parsed once per isolate.
 * A Worker without its settings fails at once and names them; it never guesses another address.
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

/** '3-5': at least and at most so many working days. */
const days = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.trim(),
    v.regex(/^\d{1,3}-\d{1,3}$/),
    v.transform((text) => text.split('-').map(Number) as [number, number]),
    v.check(([from, to]) => from <= to, 'The first number must not be above the second'),
  );

const settings = v.object({
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
  /** Host (with port) of the hosted checkout where it differs from the shop's domain. */
  CHECKOUT_DOMAIN: v.optional(text),
  PRISMIC_REPOSITORY: v.pipe(text, v.regex(/^[a-z0-9][a-z0-9-]{2,}[a-z0-9]$/i)),
  PRISMIC_ENDPOINT: v.optional(address),
  PRISMIC_ACCESS_TOKEN: v.optional(text),
  /** When the theme cannot be read and no copy is left: the bundled menus, or the maintenance screen (spec §8). */
  THEME_FAILURE: v.optional(v.picklist(['bundled', 'maintenance']), 'bundled'),
  /** Unset: the catalogue comes from the Storefront API. */
  PRODUCT_SERVICE_URL: v.optional(address),
  PRODUCT_SERVICE_BYPASS_TOKEN: v.optional(text),
  GEO_URL: v.optional(address),
  /** Third parties, each by its id; unset: none. Only their hosts enter the CSP, only consent loads them. */
  GTM_ID: v.optional(v.pipe(text, v.regex(/^GTM-[A-Z0-9]+$/))),
  PINTEREST_TAG_ID: v.optional(v.pipe(text, v.digits())),
  META_PIXEL_ID: v.optional(v.pipe(text, v.digits())),
  /** The shop's number in Shopify: turns Shopify's own analytics on. */
  SHOPIFY_SHOP_ID: v.optional(v.pipe(text, v.digits())),
  /** 'true' loads the marketing provider's script of KLAVIYO_COMPANY_ID. */
  KLAVIYO_ONSITE: flag,
  /** What holds outside Europe before a shopper has chosen. contracts §6.3. */
  CONSENT_ELSEWHERE: v.optional(v.picklist(['denied', 'granted']), 'denied'),
  /** Shared by sibling stores: seals the bag that goes along. SESSION_SECRET unless told. */
  HANDOVER_SECRET: v.optional(v.pipe(text, v.minLength(32))),
  /** Unset: wishlists live in a Durable Object of this Worker (binding WISHLISTS). */
  WISHLIST_URL: v.optional(address),
  /** The store's account at the wishlist service; the store's own id unless told. */
  WISHLIST_ID: v.optional(text),
  /** Takes the contact and trade forms as posted JSON. Unset: the forms are not offered, addresses are. */
  CONTACT_URL: v.optional(address),
  /** The marketing provider; without a company neither newsletter nor back in stock is sent. contracts §3. */
  KLAVIYO_URL: v.optional(address, 'https://a.klaviyo.com'),
  /** Public key of six characters, and the newsletter's list: each store has its own. */
  KLAVIYO_COMPANY_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]{6}$/))),
  KLAVIYO_LIST_ID: v.optional(v.pipe(text, v.regex(/^[A-Za-z0-9]+$/))),
  KLAVIYO_REVISION: v.optional(v.pipe(text, v.isoDate()), '2026-07-15'),
  /** The form that back-in-stock wishes are sent in: the specification's, or today's. */
  KLAVIYO_BIS_MODE: v.optional(v.picklist(['legacy', 'api']), 'legacy'),
  /** With it the provider's server endpoints are used, which do not count by address. */
  KLAVIYO_PRIVATE_KEY: v.optional(text),
  /** Seals the session; at least 32 characters. */
  SESSION_SECRET: v.pipe(text, v.minLength(32)),
  /** Origins that pictures come from, separated by spaces; they enter the CSP. */
  IMAGE_ORIGINS: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** Where customers with a trade account sign in; unset: no link (spec §2). */
  TRADE_PORTAL_URL: v.optional(address),
  /** Working days from the order to the door: in the store's own country, and to any other. */
  DELIVERY_DAYS_HOME: days('3-5'),
  DELIVERY_DAYS_ABROAD: days('6-12'),
  /** spec §8: a failed add is not shown; 'true' announces it. */
  ANNOUNCE_CART_ERRORS: flag,
});

export type Env = v.InferOutput<typeof settings>;

/** Parses the Worker's variables; throws an Error that names each missing or wrong one. */
export function readEnv(vars: unknown): Env {
  const parsed = v.safeParse(settings, vars);
  if (parsed.success) return parsed.output;
  const names = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  throw new Error(`This deployment's settings are not complete.\n${names.join('\n')}`);
}
