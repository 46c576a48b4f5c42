import { readFile } from 'node:fs/promises';
import type { WorkerOptions } from 'miniflare';
import { root } from '../../scripts/places';
import { imageFiles } from '../images/image-files';
import { buildSandbox } from './build-sandbox';

/** What a sandbox may be told; everything but its address has a default. */
export type SandboxOptions = {
  /** Public origin, without trailing slash. */
  origin: string;
  /** Store → origin of its storefront. */
  storefronts?: Record<string, string>;
  /** Overrides variables of `sandbox/world/env.ts`, for instance `SANDBOX_PRODUCTS`. */
  vars?: Record<string, string>;
  /** Gives the sandbox a port of its own on the loopback, beside Miniflare's. */
  port?: number;
};

/** Every variable's default. The tokens are public knowledge, good for nothing else. */
export const sandboxVars = {
  STOREFRONT_ORIGINS: JSON.stringify({
    us: 'http://localhost:3000',
    au: 'http://lintel.au.localhost:3000',
  }),
  SANDBOX_PRODUCTS: '',
  STOCK_SEMANTICS: 'clamp',
  DENIED_SCOPES: '',
  PRIMARY_DOMAIN: '',
  STOREFRONT_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_TOKEN: 'shpat_00000000000000000000000000000000',
  BYPASS_TOKEN: 'sandbox-bypass',
  REVIEWS_TOKEN: 'sandbox-reviews',
};

/** Bundles the sandbox if needed and describes its Worker, named `sandbox`, to Miniflare. */
export async function sandboxWorker(options: SandboxOptions): Promise<WorkerOptions> {
  const { origin, storefronts, vars, port } = options;
  const contents = await readFile(await buildSandbox(), 'utf8');
  return {
    name: 'sandbox',
    modules: [{ type: 'ESModule', path: 'index.js', contents }],
    compatibilityDate: '2026-04-01',
    durableObjects: {
      // Evicting it would forget the faults, the request log and warm caches.
      WORLD: { className: 'World', useSQLite: true, unsafePreventEviction: true },
    },
    serviceBindings: { IMAGES: imageFiles({ root }) },
    bindings: {
      ...sandboxVars,
      ...(storefronts && { STOREFRONT_ORIGINS: JSON.stringify(storefronts) }),
      ...vars,
      SANDBOX_ORIGIN: origin,
    },
    ...(port !== undefined && { unsafeDirectSockets: [{ host: '127.0.0.1', port }] }),
  };
}
