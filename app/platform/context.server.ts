/**
 * The request's context, the first parameter of every operation. The Worker creates it once per request, so that
 * requests share nothing by accident. Service clients and the cart extend the type where they are defined.
 */
import type { RouteTable } from '~/route-table.server';
import type { Cookies } from './http/cookies.server';
import type { Changes } from './cache/changes';
import type { DataCache } from './cache/data-cache.server';
import type { PageMarks, PageState } from './cache/page-entry';
import type { Env } from './env.server';
import type { Log } from './log/log.server';
import type { Breakers } from './fetch/circuit-breaker.server';
import type { FetchService } from './fetch/fetch-service.server';
import type { RateLimitBinding } from './http/rate-limits.server';
import type { Session } from './session/session.server';
import type { VisitorLocation } from './stores/location';
import type { Market } from './stores/store';

export interface Context {
  request: Request;
  url: URL;
  env: Env;
  market: Market;
  /** Chosen, found by IP address, or the store's own country. */
  location: VisitorLocation;
  /** Random browser id (HttpOnly cookie), for rate limits and the cart's creation lock. */
  visitor: string;
  /** From Cloudflare. Shopify's bot protection needs it. */
  buyerIp: string | undefined;
  /** For `script-src` and `style-src` of this response. */
  nonce: string;
  /** Encrypted. The Worker commits it after the response is made. */
  session: Session;
  cookies: Cookies;
  log: Log;
  routes: RouteTable;
  /** A form submission, or a link with `changesOnGet`. */
  isChange: boolean;
  /** The user agent is a bot's. Bots get no cookies for reading and aren't counted. */
  isRobot: boolean;
  /** The build's version. */
  release: string;
  /** Used for all outside requests. */
  fetchService: FetchService;
  /** The circuit breakers' state. */
  breakers: Breakers;
  cache: DataCache;
  changes: Changes;
  /** Raw bindings, such as Durable Objects. */
  bindings: Bindings;
  /** Errors during rendering, for the Worker to log and respond to. */
  outcome: Outcome;
  /** If set, it replaces the route's page, and the route's loader and action don't run. */
  refusal?: Refusal;
  /** Set while a public page is rendered for all visitors. */
  shared?: SharedRender;
  waitUntil(work: Promise<unknown>): void;
}

/** A message in place of the route's page. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  content: { title: string; text: string };
}

export interface Outcome {
  /** Errors that are already logged. */
  failed: unknown[];
  /** True if one of them was an outage: 503 instead of 500. */
  unavailable: boolean;
  /** True if an optional part was left out because it failed or was late. */
  partial: boolean;
}

/** A render for all visitors. Its context contains no visitor data. */
export interface SharedRender {
  marks: PageMarks;
  /** Set by the render: the state from which the page's scripts start, served separately. */
  state?: PageState;
  /** Set by loaders: query parameters on which this page depends, in addition to those of its route. */
  params: string[];
  /** Tags read through the data cache, with the time of each read in ms since 1970. */
  tags: Map<string, number>;
}

/** Bindings of `wrangler.toml` except variables. Durable Objects are added where they are defined. */
export interface Bindings {
  /** The built files, with the headers of `public/_headers`. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Rate limits per shopper and minute, for cart changes and other forms. Missing: no limit. */
  CART_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  /** Login, registration and recovery: per IP address and per email. */
  ACCOUNT_LIMIT?: RateLimitBinding;
  /** Emails to one mailbox. */
  EMAIL_LIMIT?: RateLimitBinding;
  /** Workers Analytics Engine dataset for web vitals. Missing: they are only logged. */
  VITALS?: {
    writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
  };
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends Context {}
}
declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Context {}
}
