import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkerOptions } from 'miniflare';
import { builds } from '../../scripts/places';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { stores as ownStores } from '~/stores';
import { accountOf, accounts } from '../klaviyo/accounts';
import { demoRates } from '../shopify/delivery/rates';
import type { Addresses, StoreTable } from './addresses';
import { sandboxVars } from './sandbox-worker';
import type { Vars } from './worlds';

/**
 * These settings keep their values from `app/stores.ts`. All other settings configure outside
 * services, which the sandbox replaces.
 */
const ownSettings =
  /^(?:SITE_NAME|GTM_ID|PINTEREST_TAG_ID|META_PIXEL_ID|CONSENT_ELSEWHERE|DELIVERY_\w+|RETURN_\w+|IMAGE_HOST|AFTERPAY\w*|BUY_NOW|SHOP_PAY|PICKUP|GIFT_WRAP|UCP|AI_CRAWLERS)$/;

/** A deployment's settings, with the sandbox's URLs. */
function storefrontVars(store: string, { stores, sandbox }: Addresses, table: StoreTable) {
  const settings = Object.entries(table[store]?.settings ?? {});
  const account = accountOf(store, stores);
  return {
    STORE: store,
    SITE_NAME: 'Lintel',
    SITE_URL: stores[store]!,
    STORE_URLS: JSON.stringify(stores),
    SHOPIFY_STORE_DOMAIN: sandbox,
    SHOPIFY_PUBLIC_TOKEN: sandboxVars.STOREFRONT_TOKEN,
    SHOPIFY_WEBHOOK_SECRET: sandboxVars.SHOPIFY_WEBHOOK_SECRET,
    PRISMIC_REPOSITORY: 'lintel-demo',
    PRISMIC_WEBHOOK_SECRET: sandboxVars.PRISMIC_WEBHOOK_SECRET,
    PRISMIC_ENDPOINT: `${sandbox}/prismic/api/v2`,
    PRODUCT_SERVICE_URL: sandbox,
    ERROR_REPORT_URL: `${sandbox.replace('://', '://public@')}/errors/1`,
    CONTACT_URL: `${sandbox}/inquiries`,
    RETURN_DAYS: '30',
    RETURN_FREE: store === 'us' || store === 'au' ? 'true' : undefined,
    SESSION_SECRET: 'a secret of the sandbox, known to everyone',
    IMAGE_ORIGINS: sandbox,
    IMAGE_FOLDERS: `${sandbox}/cdn/shop/files/ ${sandbox}/prismic-images/`,
    RETURN_REQUESTS: 'true',
    RETURN_EXCLUDED_TAGS: 'final-sale',
    RETURN_LOCATIONS:
      table[store]?.regions[0].country === 'AU'
        ? 'Our shop in Fremantle, 41 High Street'
        : 'Our shop in Hudson, 218 Warren Street',
    DELIVERY_RATES: demoRates,
    BUY_NOW: 'true',
    SHOP_PAY: 'true',
    PICKUP: 'true',
    DELIVERY_GROUPS: 'true',
    GIFT_WRAP: 'gift-wrapping',
    GEO_URL: `${sandbox}/geo`,
    SHOPIFY_ADMIN_CLIENT_ID: sandboxVars.ADMIN_CLIENT_ID,
    SHOPIFY_ADMIN_CLIENT_SECRET: sandboxVars.ADMIN_CLIENT_SECRET,
    WISHLIST_URL: sandbox,
    WISHLIST_ID: `lintel-${store}`,
    REVIEWS_URL: sandbox,
    REVIEWS_TOKEN: sandboxVars.REVIEWS_TOKEN,
    APP_PROXIES: `apps/lamp-care a/club=${sandbox}/app-server/club`,
    APP_PROXY_SECRET: `a/club=${sandboxVars.APP_SECRET}`,
    TRADE_PORTAL_URL: `${sandbox}/trade`,
    KLAVIYO_URL: sandbox,
    KLAVIYO_COMPANY_ID: account,
    KLAVIYO_WISHLIST_LINK: 'true',
    KLAVIYO_LIST_ID: accounts[account]?.[0],
    ...Object.fromEntries(settings.filter(([name]) => ownSettings.test(name))),
  };
}

export function storefrontBase(
  store: string,
  addresses: Addresses,
  vars: Vars = {},
  table: StoreTable = ownStores,
) {
  const bindings = Object.entries({ ...storefrontVars(store, addresses, table), ...vars });
  return {
    name: store,
    compatibilityDate,
    routes: [`${new URL(addresses.stores[store]!).hostname}/*`],
    bindings: Object.fromEntries(
      bindings.filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    durableObjects: {
      BROWSER_SESSIONS: { className: 'BrowserSessions', useSQLite: true },
      CHANGES: { className: 'ChangeLog', useSQLite: true },
      CART_CREATION_LOCK: { className: 'CartCreationLock', useSQLite: true },
      SUBMISSION_LOCK: { className: 'SubmissionLock', useSQLite: true },
      WISHLISTS: { className: 'WishlistObject', useSQLite: true },
    },
    ratelimits: rateLimits,
    // The sandbox answers all fetches, so the storefront can't reach the network.
    outboundService: 'sandbox',
  };
}

/**
 * Returns one Worker per store, from the build in `folder`. The first store answers for unknown
 * hosts.
 */
export function storefrontWorkers(
  addresses: Addresses,
  vars?: Vars,
  { folder = builds.operator, table = ownStores } = {},
): WorkerOptions[] {
  const script = readFileSync(join(folder, 'server/index.js'), 'utf8');
  return Object.keys(addresses.stores).map((store) => ({
    ...storefrontBase(store, addresses, vars, table),
    modules: [{ type: 'ESModule', path: 'index.js', contents: script }],
    assets: {
      workerName: store,
      directory: join(folder, 'client'),
      binding: 'ASSETS',
      routerConfig: {
        has_user_worker: true,
        static_routing: { user_worker: ['/*'], asset_worker: assetPaths },
      },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
  }));
}

const assetPaths = ['/assets/*', '/fonts/*', '/icons/*', '/favicon.ico', '/apple-touch-icon.png'];

const rateLimits = {
  CART_LIMIT: { simple: { limit: 120, period: 60 } },
  FORM_LIMIT: { simple: { limit: 20, period: 60 } },
  ACCOUNT_LIMIT: { simple: { limit: 10, period: 60 } },
  EMAIL_LIMIT: { simple: { limit: 5, period: 60 } },
  PICTURE_LIMIT: { simple: { limit: 600, period: 60 } },
} as const;
