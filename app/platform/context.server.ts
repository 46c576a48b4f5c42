/**
 * The Worker creates one context per request, so that requests can't share data. Modules that define service clients
 * extend this type.
 */
import type { RouteHandle } from '~/route-handle';
import type { RouteTable } from '~/route-table.server';
import type { Cookies } from './http/cookies.server';
import type { Changes } from './cache/changes';
import type { DataCache } from './cache/data-cache.server';
import type { PageMarks, PageState } from './cache/page-entry';
import type { PageFrame } from './cache/page-frame';
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
  location: VisitorLocation;
  /** Random browser id, for rate limits and the cart's creation lock. */
  visitor: string;
  /** The buyer's IP address from Cloudflare. Shopify's bot protection needs it. */
  buyerIp: string | undefined;
  /** The nonce for `script-src` and `style-src` of this response. */
  nonce: string;
  session: Session;
  cookies: Cookies;
  log: Log;
  routes: RouteTable;
  handle: RouteHandle;
  /** This is true for a form submission, and for a link with `changesOnGet`. */
  isChange: boolean;
  /** Bots get no cookies for reading and aren't counted. */
  isRobot: boolean;
  release: string;
  fetchService: FetchService;
  breakers: Breakers;
  cache: DataCache;
  changes: Changes;
  bindings: Bindings;
  outcome: Outcome;
  /** Replaces the route's page. The route's loader and action don't run. */
  refusal?: Refusal;
  /** Handles of the products on the page, set by loaders. The recently viewed carousel leaves these products out. */
  shown: string[];
  /** This field is set while a public page is rendered for all visitors. */
  shared?: SharedRender;
  /** Finds the parts that are the same for all visitors. Set only for pages that may use them. */
  findFrame?(): Promise<PageFrame | undefined>;
  /** Set by the root loader: the page gets these parts from a cached page. */
  frame?: PageFrame;
  waitUntil(work: Promise<unknown>): void;
}

export interface Refusal {
  status: number;
  headers: Record<string, string>;
  content: { title: string; text: string };
}

export interface Outcome {
  /** Errors that are already logged. */
  failed: unknown[];
  unavailable: boolean;
  /** This is true if an optional part failed or was late. */
  partial: boolean;
}

export interface SharedRender {
  marks: PageMarks;
  /** The page's hydration data, which is served separately. */
  state?: PageState;
  /** Further query parameters on which this page depends. Loaders set this field. */
  params: string[];
  /** Tags and when each was read, in ms since 1970. */
  tags: Map<string, number>;
}

export interface Bindings {
  /** Built files, with the headers of `public/_headers`. */
  ASSETS?: { fetch(request: Request): Promise<Response> };
  /** The limit per shopper and minute. If missing, there is no limit. */
  CART_LIMIT?: RateLimitBinding;
  FORM_LIMIT?: RateLimitBinding;
  /** Limits login, registration and recovery per IP address and per email. */
  ACCOUNT_LIMIT?: RateLimitBinding;
  /** The limit per mailbox. */
  EMAIL_LIMIT?: RateLimitBinding;
  /** Pictures that aren't cached. */
  PICTURE_LIMIT?: RateLimitBinding;
  /** Dataset for web vitals in Workers Analytics Engine. If the binding is missing, web vitals are only logged. */
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
