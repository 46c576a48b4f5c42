/**
 * Public pages: rendered for a request without cookies, cached for everyone in the same market, and completed for each
 * visitor. An entry cannot contain a visitor's data, because the render has none.
 */
import { changesOfStore } from '~/changes.server';
import { createContext, withoutAccounts, type Visit } from '~/context.server';
import { isPendingCodeNew } from '~/features/cart/pending-discount.server';
import { isConfirmationDue } from '~/features/cart/read-cart.server';
import { noteViewed, productOfPath } from '~/features/catalog/recently-viewed.server';
import { isSettlingDue } from '~/features/wishlist/wishlist-cookies.server';
import {
  openPageCache,
  type Found,
  type PageCache,
  type PageQuery,
  type Rendered,
} from '~/platform/cache/page-cache.server';
import { fillPage, type PageEntry, type SlotContent } from '~/platform/cache/page-entry';
import type { Context, Outcome, SharedRender } from '~/platform/context.server';
import { digestOf } from '~/platform/digest';
import { openBudget, type Budget } from '~/platform/fetch/budget.server';
import { openCookies } from '~/platform/http/cookies.server';
import { withQuery } from '~/platform/http/redirects';
import { createNonce } from '~/platform/http/security-headers.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { publicAddress, type PublicAddress } from '~/public-address.server';
import { viewedRail, visitorMarks } from '~/routes/shell/visitor-slots.server';
import { openPreview, type Preview } from '~/services/prismic/preview.server';

/** What the Worker knows of the visitor's request. */
export interface Visited {
  /** As it arrived; nothing but its method and headers is used. */
  request: Request;
  url: URL;
  info: RequestInfo;
  visit: Visit;
  /** Changes with each build: entries of another build link to scripts that no longer exist. */
  build: string;
  /** Renders the page. */
  render(request: Request, context: Context): Promise<Response>;
}

/** Ages of an entry, in seconds: fresh; served stale while it is renewed; served during an outage. */
const pageAges = { freshSeconds: 10, renewSeconds: 600, outageSeconds: 24 * 3600 };
/** Caches are told to keep files for an hour as well. */
const fileAges = { freshSeconds: 3600, renewSeconds: 3600, outageSeconds: 24 * 3600 };

/** Headers that say how a page was found: RFC 9211, and for the browser's developer tools. */
export const foundHeaders = (cacheStatus: string, timing: string): [string, string][] => [
  ['Cache-Status', `Lintel; ${cacheStatus}`],
  ['Server-Timing', `page;desc="${timing}"`],
];

const statusOf: Record<Found, string> = {
  hit: 'hit',
  waited: 'hit; detail=waited',
  stale: 'hit; detail=stale',
  old: 'hit; detail=old',
  miss: 'fwd=miss',
};

/** `why` says why the page has to be rendered for this visitor only. */
type PublicAnswer = { response: Response; why?: undefined } | { response?: undefined; why: string };

/** The page for this visitor, if it is the same for everyone but for its slots. */
export async function answerPublicPage(visited: Visited, preview: Preview): Promise<PublicAnswer> {
  const { address, why } = addressOrWhy(visited, preview);
  if (!address) return { why };
  const found = await readPage(openCache(visited.info), visited, visited.url, address);
  return { response: await completePage(visited, address, found) };
}

/** Why a page is rendered for this visitor only, or the address of a page that is the same for everyone. */
function addressOrWhy(
  { request, url, info, visit }: Visited,
  preview: Preview,
): { address: PublicAddress; why?: undefined } | { address?: undefined; why: string } {
  const { cookies, env } = info;
  if (request.method === 'POST') return { why: 'method' };
  const address = publicAddress(url, info.routes);
  if (!address) return { why: 'private' };
  // Vite changes modules under a page's feet.
  if (env.DATA_CACHE === 'off' || import.meta.env.DEV) return { why: 'off' };
  if (address.isFile) return { address };
  if (preview.touched) return { why: 'preview' };
  if (isPendingCodeNew({ cookies })) return { why: 'notice' };
  // Of the public pages only those of products show one of these.
  if (cookies.get('flash') !== undefined && productOfPath(url.pathname)) return { why: 'notice' };
  if (isConfirmationDue({ cookies, market: visit.market, request })) return { why: 'checkout' };
  if (isSettlingDue({ cookies })) return { why: 'wishes' };
  return { address };
}

/** Completes a cache entry for its visitor. */
async function completePage(
  visited: Visited,
  address: PublicAddress,
  { entry, found }: { entry: PageEntry; found: Found },
): Promise<Response> {
  const { request, info, url } = visited;
  const { status } = entry;
  const headers = new Headers(entry.headers);
  for (const [name, value] of foundHeaders(statusOf[found], found)) headers.append(name, value);
  if (!address.isFile) headers.set('No-Vary-Search', dependsOn(entry, address));
  const moved = status === 301 ? headers.get('location') : null;
  if (moved) headers.set('Location', withQuery(moved, url.search));
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const slots = entry.slots.length > 0 ? await slotsOf(visited, status) : {};
  return new Response(fillPage(entry, info.nonce, slots), { status, headers });
}

/** What this visitor's page has in its slots. */
async function slotsOf(visited: Visited, status: number): Promise<SlotContent> {
  const { request, url, info, visit } = visited;
  const { cookies, budget, isRobot } = info;
  if (status === 200 && !isRobot) noteViewed(cookies, url, request.headers);
  const rail = await viewedRail(cookies, url.pathname, () =>
    openSharedContext(visited, { budget }),
  );
  return { ...visitorMarks({ cookies, isRobot, market: visit.market }), ...rail };
}

/** By entry, because building the header takes longer than sending it. */
const dependencies = new WeakMap<PageEntry, string>();

/** Tells browsers that addresses which differ in other parameters, such as those of campaigns, have the same page. */
function dependsOn(entry: PageEntry, address: PublicAddress): string {
  const known = dependencies.get(entry);
  if (known) return known;
  const names = [...address.params, ...entry.params, 'geoRedirect', '_locale'].map(
    (name) => `"${encodeURIComponent(name)}"`,
  );
  const header = `key-order, params, except=(${names.join(' ')})`;
  dependencies.set(entry, header);
  return header;
}

/** True when the browser has this very file already. */
function isKnown({ headers: sent }: Request, headers: Headers): boolean {
  const etag = headers.get('etag');
  if (etag === null) return false;
  const known = sent.get('if-none-match')?.split(/,\s*/) ?? [];
  return known.some((one) => one.replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** Path under which pages' states are served. */
const statePath = '/state/';

/** Where a page's scripts find its state. `page`: path and search of the page, by which it can be made again. */
export const stateAddress = (id: string, page: string): string =>
  `${statePath}${id}?page=${encodeURIComponent(page)}`;

export const isStatePath = (path: string): boolean => path.startsWith(statePath);

const noState = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });

/** The state of a public page as it was made, or 404 when that is gone: then the page stays as it is. */
export async function answerState(visited: Visited): Promise<Response> {
  const { info, url } = visited;
  const id = url.pathname.slice(statePath.length);
  if (!/^[0-9a-f]{32}$/.test(id)) return noState();
  const page = url.searchParams.get('page') ?? '';
  const origin = info.env.SITE_URL;
  const pageUrl = page.startsWith('/') && URL.canParse(page, origin) ? new URL(page, origin) : null;
  const address = pageUrl?.origin === origin ? publicAddress(pageUrl, info.routes) : undefined;
  const cache = openCache(info);
  const bytes =
    (await cache.readState(undefined, id)) ??
    (pageUrl &&
      address &&
      (await cache.readState((await readPage(cache, visited, pageUrl, address)).entry, id)));
  if (!bytes) return noState();
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

function openCache(info: RequestInfo): PageCache {
  return openPageCache({
    shared: info.isolate.pages,
    backend: () => caches.open('pages'),
    origin: info.env.SITE_URL,
    log: info.log,
    waitUntil: info.waitUntil,
    changes: changesOfStore(info),
  });
}

/** Finds or makes the page at a public address, which is that of `url`. */
async function readPage(cache: PageCache, visited: Visited, url: URL, address: PublicAddress) {
  const found = await cache.read(queryOf(visited, address));
  // The page says that it depends on more, by which it is then found.
  const { params: more } = found.entry;
  const own =
    more.some((name) => url.searchParams.has(name)) &&
    publicAddress(url, visited.info.routes, more);
  return own ? cache.read(queryOf(visited, own)) : found;
}

function queryOf(visited: Visited, { isFile, path, search }: PublicAddress): PageQuery {
  const { build, info } = visited;
  const { store } = visited.visit.market;
  const market = isFile ? resolveMarket(store, {}) : visited.visit.market;
  return {
    key: [
      build,
      ...withoutAccounts(info.env),
      store.id,
      store.language,
      market.country,
      market.currency,
      path,
      search,
    ],
    ...(isFile ? fileAges : pageAges),
    render: () =>
      renderForEveryone({
        ...visited,
        url: new URL(path + search, info.env.SITE_URL),
        visit: { ...visited.visit, market },
      }),
  };
}

/** True for a page without missing parts. */
const isComplete = ({ failed, unavailable, partial }: Outcome): boolean =>
  failed.length === 0 && !unavailable && !partial;

/** True for a page that may be cached, as far as its loaders know. */
export const isCacheable = (path: string, status: number, outcome: Outcome): boolean =>
  isComplete(outcome) && (status === 200 || (status === 404 && path === '/not-found'));

/** Renders the page without a visitor's data. */
async function renderForEveryone(visited: Visited): Promise<Rendered> {
  const { url } = visited;
  const marks = { nonce: createNonce(), slot: `slot-${crypto.randomUUID()}-` };
  const shared: SharedRender = { marks, params: [], tags: new Map() };
  const budget = openBudget('GET', Date.now());
  const context = await openSharedContext(visited, { budget, shared });
  const made = await visited.render(context.request, context).finally(budget.release);
  const response = /public/.test(made.headers.get('cache-control') ?? '')
    ? await withEtag(made)
    : made;
  const { outcome, cookies } = context;
  const mayStore = !cookies.changed && !response.headers.has('set-cookie');
  const quality = () => {
    if (mayStore && isCacheable(url.pathname, response.status, outcome)) return 'complete';
    return isComplete(outcome) ? 'uncacheable' : 'partial';
  };
  const { state, params, tags } = shared;
  return { response, marks, quality, state, params, tags };
}

/** The response with a digest of its body, by which browsers and caches know whether theirs is still the same. */
async function withEtag(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('ETag', `"${await digestOf(bytes)}"`);
  return new Response(bytes, { status: response.status, headers });
}

/** A context in which nothing is of this visitor, except the IP address, which no page shows. */
function openSharedContext(
  { info, visit, url }: Visited,
  { budget, shared }: { budget: Budget; shared?: SharedRender },
): Promise<Context> {
  const cookies = openCookies(null, false);
  const nonce = shared?.marks.nonce ?? '';
  const { market, buyerIp } = visit;
  return createContext(
    new Request(url),
    { ...info, isRobot: false, cookies, budget, nonce },
    {
      market,
      // Where a visitor is matters to no public page, only what is sold there.
      location: { country: market.country, fallback: true },
      // The backend's protection against robots needs it.
      buyerIp,
      preview: openPreview(cookies, info.env),
      shared,
    },
  );
}
