import type { Changes } from './cache/changes';
import type { DataCache } from './cache/data-cache.server';
import type { PageEntry, PageMarks, PageState } from './cache/page-entry';
import type { CachedShell } from './cache/cached-shell';
import type { Breakers } from './fetch/circuit-breaker.server';
import type { FetchService } from './fetch/fetch-service.server';
import type { RequestInfo } from './request-info.server';
import type { Session } from './session/session.server';
import type { VisitorLocation } from './stores/location';
import type { Market } from './stores/store';

/** Other modules extend this type, for example those that define service clients. */
export interface Context extends Omit<RequestInfo, 'isolate' | 'budget' | 'edgeCountry'> {
  request: Request;
  url: URL;
  market: Market;
  location: VisitorLocation;
  /** Random browser id. */
  visitor: string;
  /** From Cloudflare. Shopify's bot protection needs the buyer's IP address. */
  buyerIp: string | undefined;
  session: Session;
  release: string;
  fetchService: FetchService;
  breakers: Breakers;
  cache: DataCache;
  changes: Changes;
  /** Resolves when the response is ready. The request's time budget doesn't limit later calls. */
  responded: Promise<void>;
  outcome: Outcome;
  /** Replaces the route's page. The route's loader and action don't run. */
  refusal?: Refusal;
  /** Handles of the products on the page, which the recently viewed carousel omits. Set by loaders. */
  shown: string[];
  shared?: SharedRender;
  /** Finds the header and footer that all visitors share. Set only for pages that may use them. */
  findShell?(): Promise<CachedShell | undefined>;
  /** Set by the root loader: header and footer from a cached page. */
  cachedShell?: CachedShell;
  /** Set by the root loader: the `Session.companyMark` for which the page is rendered. */
  shownCompanyMark?: string | undefined;
}

export interface Refusal {
  status: number;
  headers: Record<string, string>;
  content: { title: string; text: string };
}

export interface Outcome {
  failed: unknown[];
  unavailable: boolean;
  /** An optional part failed or was late. */
  partial: boolean;
}

export interface SharedRender {
  marks: PageMarks;
  state?: PageState;
  /** Set by loaders: further query parameters on which this page depends. */
  params: string[];
  /** When each tag was read, in ms since 1970. */
  tags: Map<string, number>;
  /** Set by loaders: the page has a second version. */
  experiment?: PageEntry['experiment'];
  /** The version to render. */
  version: 'a' | 'b';
}

declare module '@shopify/remix-oxygen' {
  interface AppLoadContext extends Context {}
}
declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends Context {}
}
