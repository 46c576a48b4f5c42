import { readFile } from 'node:fs/promises';
import type { WorkerOptions } from 'miniflare';
import { root } from '../../scripts/places';
import { imageFiles } from '../images/image-files';
import type { Format } from '../images/transform';
import { buildSandbox, type Content } from './build-sandbox';

/** What a sandbox may be told; everything but its address has a default. */
export type SandboxOptions = {
  /** Public origin, without trailing slash. */
  origin: string;
  /** Store → origin of its storefront. */
  storefronts?: Record<string, string>;
  /** Overrides variables of `sandbox/world/env.ts`, for instance `SANDBOX_PRODUCTS`. */
  vars?: Record<string, string>;
  /** Names of the storefronts' Workers beside it, which get its webhooks. */
  listeners?: string[];
  /** Gives the sandbox a port of its own on the loopback, beside Miniflare's. */
  port?: number;
  /** That of `sandbox/content/index.ts`, unless it is the sample that is wanted. */
  content?: Content;
  /** What browsers get that take several: AVIF, else WebP, by default. */
  imageFormats?: Format[];
};

/** Every variable's default. The tokens are public knowledge, good for nothing else. */
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
  STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_TOKEN: 'shpat_00000000000000000000000000000000',
  ACCOUNTS: 'legacy',
  ACCOUNTS_PUBLIC_CLIENT: '00000000-0000-4000-8000-000000000001',
  ACCOUNTS_CONFIDENTIAL_CLIENT: '00000000-0000-4000-8000-000000000002',
  ACCOUNTS_SECRET: 'sandbox-accounts',
  ACCOUNTS_TOKEN_SECONDS: '7200',
  BYPASS_TOKEN: 'sandbox-bypass',
  REVIEWS_TOKEN: 'sandbox-reviews',
  SHOPIFY_WEBHOOK_SECRET: 'sandbox-shopify-webhooks',
  PRISMIC_WEBHOOK_SECRET: 'sandbox-prismic-webhooks',
};

/** Bundles the sandbox if needed and describes its Worker, named `sandbox`, to Miniflare. */
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
    compatibilityDate: '2026-04-01',
    durableObjects: {
      // Evicting it would forget the faults, the request log and warm caches.
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
