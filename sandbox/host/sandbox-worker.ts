import { readFile } from 'node:fs/promises';
import type { WorkerOptions } from 'miniflare';
import { root } from '../../scripts/places';
import { compatibilityDate } from '../../scripts/wrangler-toml';
import { imageFiles } from '../images/image-files';
import type { Format } from '../images/transform';
import { buildSandbox, type Content } from './build-sandbox';

export type SandboxOptions = {
  origin: string;
  storefronts?: Record<string, string>;
  vars?: Record<string, string>;
  listeners?: string[];
  /** A loopback port for the sandbox, in addition to Miniflare's. */
  port?: number;
  /** Default: `own`. */
  content?: Content;
  /** Formats for browsers that accept them, best first. Default: AVIF, WebP. */
  imageFormats?: Format[];
};

/** The tokens may be public: no real service accepts them. */
export const sandboxVars = {
  STOREFRONT_ORIGINS: JSON.stringify({
    us: 'http://localhost:3000',
    au: 'http://lintel.au.localhost:3000',
  }),
  SANDBOX_PRODUCTS: '',
  STOCK_SEMANTICS: 'clamp',
  OLDEST_API_VERSION: '2024-07',
  SEARCH_FILTERS: '',
  HIDDEN_PRODUCTS: '',
  SANDBOX_SCOPES: '',
  PRIMARY_DOMAIN: '',
  THROTTLING: '',
  NEWSLETTER_POPUP: '',
  UCP: '',
  PICKUP_LOCATIONS: '',
  STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_TOKEN: 'shpat_00000000000000000000000000000000',
  ACCOUNTS: 'legacy',
  ACCOUNTS_PUBLIC_CLIENT: '00000000-0000-4000-8000-000000000001',
  ACCOUNTS_CONFIDENTIAL_CLIENT: '00000000-0000-4000-8000-000000000002',
  ACCOUNTS_SECRET: 'sandbox-accounts',
  ACCOUNTS_TOKEN_SECONDS: '7200',
  ADMIN_CLIENT_ID: '00000000000000000000000000000003',
  ADMIN_CLIENT_SECRET: 'sandbox-admin',
  ADMIN_TOKEN: 'shpat_00000000000000000000000000000003',
  ADMIN_SCOPES: 'read_all_orders read_orders read_products read_returns',
  BYPASS_TOKEN: 'sandbox-bypass',
  REVIEWS_TOKEN: 'sandbox-reviews',
  APP_SECRET: 'sandbox-app-secret',
  SHOPIFY_WEBHOOK_SECRET: 'sandbox-shopify-webhooks',
  PRISMIC_WEBHOOK_SECRET: 'sandbox-prismic-webhooks',
};

/** Bundles the sandbox if needed. */
export async function sandboxWorker(options: SandboxOptions): Promise<WorkerOptions> {
  const {
    origin,
    storefronts,
    vars,
    port,
    listeners = [],
    content = 'own',
    imageFormats,
  } = options;
  const contents = await readFile(await buildSandbox(content), 'utf8');
  return {
    name: 'sandbox',
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    compatibilityDate,
    durableObjects: {
      // Eviction would lose faults, the request log and warm caches.
      WORLD: { className: 'World', useSQLite: true, unsafePreventEviction: true },
    },
    serviceBindings: {
      IMAGES: imageFiles({ root, formats: imageFormats }),
      ...Object.fromEntries(listeners.map((name) => [`STORE_${name}`, name])),
    },
    bindings: {
      ...sandboxVars,
      ...(storefronts && { STOREFRONT_ORIGINS: JSON.stringify(storefronts) }),
      ...vars,
      SANDBOX_ORIGIN: origin,
    },
    ...(port !== undefined && { unsafeDirectSockets: [{ host: '127.0.0.1', port }] }),
  };
}
