/**
 * What every verb takes first: one shopper's request, with its store, session and ways out.
 * Made once per request by the Worker; there are no module singletons.
 */
import type { Cookies } from './cookies.server';
import type { DataCache } from './data-cache.server';
import type { Env } from './env.server';
import type { Log } from './log.server';
import type { Outbound } from './outbound.server';
import type { Preview } from './preview.server';
import type { RateLimitBinding, RateLimits } from './rate-limits.server';
import type { Session } from './session.server';
import type { CountryCode } from './stores/codes';
import type { Market } from './stores/store';

export interface Context {
  request: Request;
  url: URL;
  env: Env;
  /** Store, region, country and currency in effect. */
  market: Market;
  /** Where the shopper seems to be; undefined when nobody could tell. contracts §5. */
  visitorCountry: CountryCode | undefined;
  /** Random and private (HttpOnly cookie): names the shopper's bag desk and counts their forms. */
  visitor: string;
  /** The shopper's own address, told by the platform in front; for Shopify's bot protection. */
  buyerIp: string | undefined;
  /** For `script-src` and `style-src` of this response. */
  nonce: string;
  /** Sealed; committed by the Worker after the response is made. */
  session: Session;
  /** Reads the request's cookies, appends to the response's. */
  cookies: Cookies;
  /** Whether drafts of the content service are read; then nothing of this request is kept. */
  preview: Preview;
  log: Log;
  /** The only way to fetch from another system. */
  outbound: Outbound;
  cache: DataCache;
  limits: RateLimits;
  /** Durable Objects and other bindings, raw. */
  bindings: Bindings;
  /** What went wrong while Remix worked, for the Worker to answer and log. */
  outcome: Outcome;
  waitUntil(work: Promise<unknown>): void;
}

export interface Outcome {
  /** Surprises that are logged already. */
  failed: unknown[];
  /** One of them was an outside service: 503, not 500. */
  unavailable: boolean;
}

/** Bindings of `wrangler.toml` that are no plain variables. */
export interface Bindings {
  /** The built files, with the headers of `public/_headers`. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** One desk per visitor: makes two first adds at once end in one cart. */
  BAG_DESK?: ObjectNamespace;
  /** Wishlists of a deployment without a wishlist service. */
  WISHLISTS?: ObjectNamespace;
  /** Changes of the bag, and all other forms, per shopper and minute. Unbound: no limit. */
  BAG_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  /** Signing in, registering, recovering: per address, and per e-mail. */
  ACCOUNT_LIMIT?: RateLimitBinding;
}

/** The part of a Durable Object namespace that is used. */
export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): unknown;
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends Context {}
}
declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Context {}
}
