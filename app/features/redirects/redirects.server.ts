/** The content team's, then Shopify's. */
import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';
import type { Context } from '~/platform/context.server';
import { pagePathOf } from '~/platform/http/page-path';
import { withQuery } from '~/platform/http/redirects';
import { optional } from '~/platform/optional.server';
import { withinTime } from '~/platform/within-time';
import { findDocument } from '~/services/prismic/documents.server';
import { UrlRedirects } from '~/services/shopify/replies.generated';
import {
  keyOfLocation,
  locationOf,
  redirectHosts,
  redirectKey,
  targetFor,
  type Redirect,
} from './redirects';
import { URL_REDIRECTS_QUERY } from './redirects.graphql';
import { likelyAddress, shopifyAddress, type Moved } from './shopify-addresses';

/** How long a missing page waits. */
const timeoutMs = 2_000;
const maxHops = 5;

/** Whether this path, decoded, has a page. */
export type HasPage = (path: string) => Promise<boolean>;

/**
 * Returns Shopify's path for the same page, the operator's redirect, or a likely path; null if there is none, if
 * redirects form a loop without a page, and for requests other than GET and HEAD. Call this only if no page has this
 * path.
 */
export async function findMoved(context: Context, hasPage: HasPage): Promise<Moved | null> {
  const { request, url, log } = context;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const path = pagePathOf(url.pathname);
  const moved =
    shopifyAddress(path, url.searchParams) ??
    (await findRedirect(context, path, hasPage)) ??
    likelyAddress(path);
  if (!moved) return null;
  log.info('redirected', { path: path.slice(0, 200), to: moved.path.slice(0, 200) });
  return { ...moved, path: withQuery(moved.path, url.search) };
}

async function findRedirect(
  context: Context,
  path: string,
  hasPage: HasPage,
): Promise<Moved | null> {
  const requested = redirectKey(path);
  if (!requested) return null;
  const known: { first: string | null } = { first: null };
  const follow = async () => {
    known.first = await readLocation(context, requested);
    return known.first && withoutLoop(context, { path, requested, first: known.first }, hasPage);
  };
  const event = 'redirects-unavailable';
  const found = await optional(context, event, withinTime(follow(), timeoutMs), undefined);
  // If only a later lookup failed or is late, the first location still applies.
  const location = found === undefined ? known.first : found;
  return location === null ? null : { path: location, status: 301 };
}

/**
 * Returns `first`. If the redirects form a loop, returns another path of the loop that has a page, or null. Throws
 * Unavailable.
 */
async function withoutLoop(
  context: Context,
  { path, requested, first }: { path: string; requested: string; first: string },
  hasPage: HasPage,
): Promise<string | null> {
  const seen = new Set([requested]);
  let key = keyOfLocation(first);
  while (key && seen.size <= maxHops) {
    if (seen.has(key)) {
      // After a product was renamed and renamed back, Shopify has a redirect in each direction. A redirect may also
      // change only capitals.
      const asked = decodeURIComponent(path);
      for (const one of seen) if (one !== asked && (await hasPage(one))) return encodeURI(one);
      context.log.warn('redirect-loop', { path: requested });
      return null;
    }
    seen.add(key);
    const next =
      shopifyAddress(key)?.path ??
      (await readLocation(context, key)) ??
      likelyAddress(key)?.path ??
      null;
    key = next && keyOfLocation(next);
  }
  return first;
}

/**
 * Asks Prismic and Shopify at the same time, but doesn't wait for Shopify if the content team has a usable redirect.
 * Throws Unavailable.
 */
async function readLocation(context: Context, key: string): Promise<string | null> {
  const hosts = redirectHosts(context.env);
  const asked = readCommerceTarget(context, key);
  // With a redirect of the content team, Shopify's failure doesn't matter.
  asked.catch(() => {});
  const content = await readContentTarget(context, key, hosts);
  const own = content && locationOf(content, hosts);
  if (own) return own;
  if (content) context.log.warn('redirect-unusable', { path: key, to: content.slice(0, 200) });
  const commerce = await asked;
  return commerce && locationOf(commerce, hosts);
}

const contentRedirects = v.object({ redirects: groups({ from: text, to: text }) });

/** From the document `redirects`. */
export const readRedirects = (data: Record<string, unknown>): Redirect[] =>
  v.parse(contentRedirects, data).redirects.map(({ from, to }) => ({ path: from, target: to }));

async function readContentTarget(
  context: Context,
  key: string,
  hosts: ReadonlySet<string>,
): Promise<string | null> {
  const work = findDocument(context, { type: 'redirects' });
  const document = await optional(context, 'content-redirects-failed', work, null);
  return targetFor(readRedirects(document?.data ?? {}), key, hosts);
}

/** Seconds, for hits and misses. */
const ages = { freshSeconds: 60, staleSeconds: 24 * 60 * 60 };

/** One client requested too many missing URLs. */
class TooManyLookups extends Error {
  override readonly name = 'TooManyLookups';
}

async function readCommerceTarget(context: Context, key: string): Promise<string | null> {
  const { cache, storefront, limits, buyerIp, visitor } = context;
  const load = async () => {
    if (!(await limits.allow('redirects', buyerIp ?? visitor)))
      throw new TooManyLookups('Too many');
    // Quotes prevent injected search syntax.
    const phrase = `"${key.replace(/["\\]/g, '\\$&')}"`;
    const { urlRedirects, similar } = await storefront.query(URL_REDIRECTS_QUERY, {
      variables: { exact: `path:${phrase}`, similar: phrase },
      schema: UrlRedirects,
    });
    const found = [...(urlRedirects?.nodes ?? []), ...(similar?.nodes ?? [])];
    return targetFor(found, key, redirectHosts(context.env));
  };
  try {
    const target = v.nullable(v.string());
    const entry = { key: ['redirect', key], version: 1, variesBy: [], ...ages, schema: target };
    return await cache.read({ ...entry, load });
  } catch (error) {
    if (error instanceof TooManyLookups) return null;
    throw error;
  }
}
