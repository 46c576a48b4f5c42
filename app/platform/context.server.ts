/**
 * The request's context, the first parameter of every operation: store, session and clients. Created
 * once per request by the Worker, so that nothing is shared between requests by accident. The clients of
 * outside services and the cart are added to the type where they are defined.
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
  /** Store, region, country and currency in effect. */
  market: Market;
  /** Where the shopper is: as chosen, by IP address, or a guess. */
  location: VisitorLocation;
  /** Random id of the browser (HttpOnly cookie), for rate limits and the cart's creation lock. */
  visitor: string;
  /** The shopper's IP address, from Cloudflare. Shopify's bot protection needs it. */
  buyerIp: string | undefined;
  /** For `script-src` and `style-src` of this response. */
  nonce: string;
  /** Encrypted; the Worker commits it after the response has been made. */
  session: Session;
  /** Reads the request's cookies, appends to the response's. */
  cookies: Cookies;
  log: Log;
  /** What each route says of itself. */
  routes: RouteTable;
  /** The request changes something: a form, or a link with `changesOnGet`. */
  isChange: boolean;
  /** The user agent is a program's, such as a search engine's: it gets no cookies for reading and is not counted. */
  isRobot: boolean;
  /** The build's version. */
  release: string;
  /** All outside requests go through this. */
  fetchService: FetchService;
  /** What the isolate knows of the outside services. */
  breakers: Breakers;
  cache: DataCache;
  /** What has changed at the services lately. */
  changes: Changes;
  /** Durable Objects and other bindings, raw. */
  bindings: Bindings;
  /** Errors during Remix's work, for the Worker to log and answer. */
  outcome: Outcome;
  /** Set: shown in place of the route, whose loader and action do not run. */
  refusal?: Refusal;
  /** While a public page is made for everyone; undefined for what is made for this visitor alone. */
  shared?: SharedRender;
  waitUntil(work: Promise<unknown>): void;
}

/** A message that the shop's page shows in place of the route's page. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  content: { title: string; text: string };
}

export interface Outcome {
  /** Errors that have been logged already. */
  failed: unknown[];
  /** True when one of them was an outage: 503 instead of 500. */
  unavailable: boolean;
  /** True when a part that the page can do without was left out, because it failed or came late. */
  partial: boolean;
}

/** A render for everyone: nothing of a visitor is in its context. */
export interface SharedRender {
  marks: PageMarks;
  /** Set by the render: what the page's scripts start from, which is served beside it. */
  state?: PageState;
  /** Set by loaders: parameters of the address on which their page depends, besides those known of all of its kind. */
  params: string[];
  /** What was read through the data cache: tags, and when each was read, in ms since 1970. */
  tags: Map<string, number>;
}

/** Bindings of `wrangler.toml` other than variables. Durable Objects are added where they are defined. */
export interface Bindings {
  /** The built files, with the headers of `public/_headers`. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** Rate limits per shopper and minute: changes of the cart, and all other forms. Unbound: no limit. */
  CART_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  /** Rate limit of login, registration and recovery: per IP address, and per e-mail. */
  ACCOUNT_LIMIT?: RateLimitBinding;
  /** Rate limit of e-mails to one mailbox that anybody can ask for. */
  EMAIL_LIMIT?: RateLimitBinding;
  /** Dataset of Workers Analytics Engine for web vitals. Unbound: they are in the log only. */
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
