/** Public pages are rendered without cookies and cached per market. Visitor-specific parts are inserted afterwards. */
import { changesOfStore } from './changes.server';
import { createContext, linkScope } from './context.server';
import type { Visit } from './visit.server';
import { isPendingCodeNew } from '~/features/cart/pending-discount.server';
import { isConfirmationDue } from '~/features/cart/read-cart.server';
import { noteViewed, productOfPath } from '~/features/catalog/recently-viewed.server';
import type { Version } from '~/features/experiments/experiment';
import { hasNumber, versionFor } from '~/features/experiments/experiments.server';
import { areSentChangesDue } from '~/features/wishlist/wishlist-cookies.server';
import {
  openPageCache,
  TooManyRenders,
  type Found,
  type PageCache,
  type PageQuery,
  type Rendered,
} from '~/platform/cache/page-cache.server';
import { fillPage, type PageEntry, type SlotContent } from '~/platform/cache/page-entry';
import { toCachedShell, type CachedShell } from '~/platform/cache/cached-shell';
import { stateIdOf } from '~/platform/cache/page-state';
import type { Context, Outcome, SharedRender } from '~/platform/context.server';
import { digestOf } from '~/platform/digest';
import type { Env } from '~/platform/env.server';
import { openBudget, type Budget } from '~/platform/fetch/budget.server';
import { openCookies } from '~/platform/http/cookies.server';
import { matchesEtag } from '~/platform/http/etag';
import { noStore } from '~/platform/http/no-store';
import { isPrefetch, onlyWhenOpened } from '~/platform/http/prefetch.server';
import { withQuery } from '~/platform/http/redirects';
import { mayRender } from '~/platform/http/render-limits.server';
import { createNonce } from '~/platform/http/security-headers.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { marketParams } from '~/platform/stores/market-preference.server';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { publicAddress, routesParam, type PublicAddress } from './public-address.server';
import { shellPartNames, shellPath } from '~/routes/shell/shell-parts';
import { viewedCarousel, visitorMarks } from '~/routes/shell/visitor-slots.server';
import { companyCookie } from '~/platform/session/company-cookie';
import { mayHaveCompany } from '~/platform/session/session.server';
import { openPreview, type Preview } from '~/services/prismic/preview.server';

export interface Visited {
  request: Request;
  url: URL;
  info: RequestInfo;
  visit: Visit;
  /** Part of each cache key, because pages of another build link to missing scripts. */
  build: string;
  render(request: Request, context: Context): Promise<Response>;
}

/** In seconds: fresh, served stale during revalidation, and served during outages. */
const pageAges = { freshSeconds: 10, renewSeconds: 600, outageSeconds: 24 * 3600 };
/** Shorter than the change log's 30 minutes: otherwise, a file could miss a change that the log has forgotten. */
const fileAges = { freshSeconds: 1500, renewSeconds: 1500, outageSeconds: 24 * 3600 };

/** `Cache-Status` (RFC 9211), and `Server-Timing` for developer tools. */
export const cacheHeaders = (cacheStatus: string, timing: string): [string, string][] => [
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

type PublicAnswer = { response: Response; why?: undefined } | { response?: undefined; why: string };

/** Serves a public page, or returns why the page must be rendered for this visitor. */
export async function answerPublicPage(visited: Visited, preview: Preview): Promise<PublicAnswer> {
  const { address, why } = await addressOrWhy(visited, preview);
  if (!address) return { why };
  try {
    const found = await readPage(openCache(visited.info), visited, visited.url, address);
    return { response: await completePage(visited, address, found) };
  } catch (error) {
    if (error instanceof TooManyRenders) return { why: limitedPage };
    if (error instanceof NoVersionYet) return { response: onlyWhenOpened() };
    throw error;
  }
}

export const limitedPage = 'limited';
/** The page shows a company's prices, or asks the customer to choose a location. */
export const companyPage = 'company';

/** If the client must get a 429, logs this and returns false. `search`: the part of the URL that changes the page. */
export function mayRenderPage(
  { url, info, visit }: Visited,
  search = searchOf(url, info),
): boolean {
  const { isolate, isRobot, log, handle, routes } = info;
  // Client navigations send the page's own route in `_routes`. A page has only one such query, so it isn't endless.
  const ownRoute = new URLSearchParams({ [routesParam]: routes.idOf(url.pathname) });
  const isEndless =
    handle.countsAsUncached === true || !['', `?${ownRoute.toString()}`].includes(search);
  const allowed = mayRender(isolate.renders, { address: visit.buyerIp, isRobot, isEndless });
  if (!allowed) log.warn('rate-limited', { form: isRobot ? 'robot-pages' : 'pages' });
  return allowed;
}

const searchOf = (url: URL, { handle }: RequestInfo): string =>
  publicAddress(url, handle)?.search ?? url.search;

async function addressOrWhy(
  { request, url, info, visit }: Visited,
  preview: Preview,
): Promise<{ address: PublicAddress; why?: undefined } | { address?: undefined; why: string }> {
  const { cookies, env } = info;
  if (request.method === 'POST') return { why: 'method' };
  // Checked first, because only this reason makes the server forbid prefetching and storing the page.
  const isPage = info.handle.public === 'page';
  if (isPage && env.B2B && (await mayHaveCompany(cookies, env.SESSION_SECRET)))
    return { why: companyPage };
  // Without a company in the session, for example after B2B was turned off, the response removes this cookie.
  if (isPage && cookies.get(companyCookie) !== undefined) return { why: companyPage };
  const address = publicAddress(url, info.handle);
  if (!address) return { why: 'private' };
  // Vite replaces modules while pages are open.
  if (env.DATA_CACHE === 'off' || import.meta.env.DEV) return { why: 'off' };
  if (address.isFile) return { address };
  if (preview.touched) return { why: 'preview' };
  if (isPendingCodeNew({ cookies })) return { why: 'notice' };
  if (cookies.get('flash') !== undefined && mayShowFlash(url, env)) return { why: 'notice' };
  if (isConfirmationDue({ cookies, market: visit.market, request })) return { why: 'checkout' };
  if (areSentChangesDue({ cookies })) return { why: 'wishes' };
  return { address };
}

/**
 * Product pages show flash messages. With B2B, every page's HTML also shows messages about the company; `.data` replies
 * don't.
 */
const mayShowFlash = ({ pathname }: URL, { B2B }: Env): boolean =>
  productOfPath(pathname) !== undefined || (B2B && !pathname.endsWith('.data'));

async function completePage(
  visited: Visited,
  address: PublicAddress,
  { entry, found }: { entry: PageEntry; found: Found },
): Promise<Response> {
  const { request, info, url } = visited;
  const { status } = entry;
  const headers = new Headers(entry.headers);
  for (const [name, value] of cacheHeaders(statusOf[found], found)) headers.append(name, value);
  if (!address.isFile) headers.set('No-Vary-Search', dependsOn(entry, address));
  const moved = headers.get('location');
  if (moved && moved !== missingPage) {
    const lost = status === 301 ? url.search : unseenSearch(url, address);
    headers.set('Location', withQuery(moved, lost));
  }
  const etag = headers.get('etag');
  if (status === 200 && etag !== null && matchesEtag(request, etag))
    return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const slots = entry.slots.length > 0 ? await slotsOf(visited, entry) : {};
  return new Response(fillPage(entry, info.nonce, slots), { status, headers });
}

/**
 * The query without the parameters in the page's cache key. A temporary redirect may drop those on purpose, so they
 * aren't added to its target again.
 */
function unseenSearch(url: URL, { params }: PublicAddress): string {
  const unseen = new URLSearchParams(url.search);
  for (const name of params) unseen.delete(name);
  return unseen.toString();
}

async function slotsOf(visited: Visited, { status, shown }: PageEntry): Promise<SlotContent> {
  const { request, url, info, visit } = visited;
  const { cookies, budget, isRobot } = info;
  if (status === 200 && !isRobot) noteViewed(cookies, url, request.headers);
  const carousel = await viewedCarousel(cookies, url.pathname, shown, () =>
    openSharedContext(visited, { budget }),
  );
  return { ...visitorMarks({ cookies, isRobot, market: visit.market }), ...carousel };
}

/** `No-Vary-Search` headers, cached because building one takes longer than sending it. */
const dependencies = new WeakMap<PageEntry, string>();

/** `No-Vary-Search` lets browsers reuse a page for URLs that differ in irrelevant parameters. */
function dependsOn(entry: PageEntry, address: PublicAddress): string {
  const known = dependencies.get(entry);
  if (known) return known;
  const names = [...address.params, ...entry.params, ...marketParams].map(
    (name) => `"${encodeURIComponent(name)}"`,
  );
  const header = `key-order, params, except=(${names.join(' ')})`;
  dependencies.set(entry, header);
  return header;
}

const noState = (): Response => new Response('Not found', { status: 404, headers: noStore });

/** Serves a page's hydration data. After a 404, the page works as it does without scripts. */
export async function answerState(visited: Visited): Promise<Response> {
  const { info, url } = visited;
  const id = stateIdOf(url.pathname);
  if (id === undefined) return noState();
  const page = url.searchParams.get('page') ?? '';
  const origin = info.env.SITE_URL;
  const pageUrl = page.startsWith('/') && URL.canParse(page, origin) ? new URL(page, origin) : null;
  const cache = openCache(info);
  const bytes =
    (await cache.readState(undefined, id)) ??
    (pageUrl?.origin === origin && (await renderedState(visited, cache, pageUrl, id)));
  if (!bytes) return noState();
  return new Response(bytes, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

async function renderedState(visited: Visited, cache: PageCache, url: URL, id: string) {
  const handle = visited.info.routes.handleOf(url.pathname);
  const address = publicAddress(url, handle);
  if (!address) return undefined;
  const ofPage = { ...visited, info: { ...visited.info, handle } };
  try {
    return await cache.readState((await readPage(cache, ofPage, url, address)).entry, id);
  } catch (error) {
    if (error instanceof TooManyRenders || error instanceof NoVersionYet) return undefined;
    throw error;
  }
}

export const usesCachedShell = (
  { request, info, url }: Pick<Visited, 'request' | 'info' | 'url'>,
  preview: Preview,
): boolean =>
  request.method !== 'POST' &&
  !url.pathname.endsWith('.data') &&
  !info.markdown &&
  !info.handle.public &&
  !info.handle.secretUrl &&
  !info.handle.embedded &&
  !preview.touched &&
  info.env.DATA_CACHE !== 'off' &&
  !import.meta.env.DEV;

/** In ms: the page's data needs this time to get into the data cache, from which the shell is rendered. */
const settleMs = 100;

/**
 * Returns the parts that all visitors share, such as the header, from the cache. If they aren't cached, renders them
 * for later requests once this response is ready, unless something has failed.
 */
export async function findShell(
  visited: Visited,
  outcome: () => Outcome,
): Promise<CachedShell | undefined> {
  const { info } = visited;
  const handle = info.routes.handleOf(shellPath);
  const ofShell = { ...visited, info: { ...info, handle, isChange: false } };
  const address = publicAddress(new URL(shellPath, info.env.SITE_URL), handle);
  if (!address) return undefined;
  const cache = openCache(info);
  const query = queryOf(ofShell, address);
  const entry = await cache.peek(query);
  if (entry) return toCachedShell(entry, shellPartNames, shellPath);
  const prepare = async () => {
    await info.budget.released;
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    if (isComplete(outcome())) await cache.renew(query);
  };
  info.waitUntil(prepare());
  return undefined;
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

async function readPage(cache: PageCache, visited: Visited, url: URL, address: PublicAddress) {
  const found = await cache.read(queryOf(visited, address));
  const { params: more, experiment } = found.entry;
  const { cookies, isRobot, markdown } = visited.info;
  const own =
    more.some((name) => url.searchParams.has(name)) &&
    publicAddress(url, visited.info.handle, more);
  const inVersionA = () => (own ? cache.read(queryOf(visited, own)) : found);
  if (!experiment || isRobot || markdown) return inVersionA();
  if (isPrefetch(visited.request) && !hasNumber(cookies)) throw new NoVersionYet();
  if ((await versionFor(cookies, experiment)) === 'a') return inVersionA();
  try {
    const inVersionB = await cache.read(queryOf(visited, own || address, 'b'));
    return inVersionB.entry.status < 500 ? inVersionB : inVersionA();
  } catch (error) {
    if (error instanceof TooManyRenders) return inVersionA();
    throw error;
  }
}

/**
 * The visitor has no version of the experiment yet. A prefetch sets no cookie, so the visitor could get another version
 * when opening the page.
 */
class NoVersionYet extends Error {
  override readonly name = 'NoVersionYet';
}

function queryOf(
  visited: Visited,
  { isFile, path, search }: PublicAddress,
  version: Version = 'a',
): PageQuery {
  const { build, info } = visited;
  const { store } = visited.visit.market;
  const market = isFile ? resolveMarket(store, {}) : visited.visit.market;
  return {
    key: [
      build,
      ...linkScope(info.env),
      store.id,
      store.language,
      market.country,
      market.currency,
      path,
      search,
      ...(info.markdown ? ['markdown'] : []),
      ...(version === 'b' ? ['version b'] : []),
    ],
    ...(isFile ? fileAges : pageAges),
    // A file without parameters, such as robots.txt, has only one URL, so it needs no rate limit.
    ...((!isFile || search !== '') && { mayRender: () => mayRenderPage(visited, search) }),
    render: () =>
      renderForEveryone(
        {
          ...visited,
          url: new URL(path + search, info.env.SITE_URL),
          visit: { ...visited.visit, market },
        },
        version,
      ),
  };
}

const isComplete = ({ failed, unavailable, partial }: Outcome): boolean =>
  failed.length === 0 && !unavailable && !partial;

const missingPage = '/not-found';
/** Pages whose status is always 404. */
const missingPages = [missingPage, shellPath];

export const isCacheable = (path: string, status: number, outcome: Outcome): boolean =>
  isComplete(outcome) && (status === 200 || (status === 404 && missingPages.includes(path)));

async function renderForEveryone(visited: Visited, version: Version): Promise<Rendered> {
  const { url, info } = visited;
  const marks = { nonce: createNonce(), slot: `slot-${crypto.randomUUID()}-` };
  const shared: SharedRender = { marks, params: [], tags: new Map(), version };
  const budget = openBudget('GET', Date.now());
  const context = await openSharedContext(visited, { budget, shared });
  const made = await visited.render(context.request, context).finally(budget.release);
  const { outcome, cookies, shown } = context;
  const response = /public/.test(made.headers.get('cache-control') ?? '')
    ? await forClientCaches(made, outcome)
    : made;
  const mayStore = !cookies.changed && !response.headers.has('set-cookie');
  const quality = () => {
    if (mayStore && isCacheable(url.pathname, response.status, outcome)) return 'complete';
    if (isComplete(outcome)) return 'uncacheable';
    const isMainFound = response.status === 200 && !outcome.unavailable && !outcome.failed.length;
    // A complete old file is better than a new one with missing parts.
    return isMainFound && info.handle.public !== 'file' ? 'partial' : 'failed';
  };
  const { state, params, experiment, tags } = shared;
  return { response, marks, quality, state, params, experiment, shown, tags };
}

/** Adds an ETag. Clients must not store an incomplete response. */
async function forClientCaches(response: Response, outcome: Outcome): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('ETag', `"${await digestOf(bytes)}"`);
  if (!isComplete(outcome)) headers.set('Cache-Control', 'no-store');
  return new Response(bytes, { status: response.status, headers });
}

/** Outside services need the visitor's IP address. */
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
      // Public pages depend on the market, not on the visitor's location.
      location: { country: market.country, fallback: true },
      buyerIp,
      preview: openPreview(cookies, info.env),
      shared,
    },
  );
}
