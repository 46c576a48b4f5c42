/** Where an address leads that has no page: redirects of the content team, then those at the commerce backend. */
import * as v from 'valibot';
import { groups, text } from '~/features/content/fields';
import type { Context } from '~/platform/context.server';
import { withQuery } from '~/platform/http/redirects';
import { optional } from '~/platform/optional.server';
import { withinTime } from '~/platform/within-time';
import { findDocument } from '~/services/prismic/documents.server';
import { UrlRedirects } from '~/services/shopify/replies.generated';
import { keyOfLocation, locationOf, redirectKey, targetFor, type Redirect } from './redirects';
import { URL_REDIRECTS_QUERY } from './redirects.graphql';
import { likelyAddress, shopifyAddress, type Moved } from './shopify-addresses';

/** A page that is not there waits no longer than this for the answer that it has moved; in ms. */
const patienceMs = 2_000;
/** Redirects that are followed to see whether one leads back. */
const maxHops = 5;

/**
 * Where the page has moved that the request asks for, with the request's query: to where it is here if Shopify has it at
 * that address, to where one of the operator's redirects leads (a path on this site, or an https address elsewhere), or
 * to where it may be. Null when nobody knows, for anything but a GET, and for a redirect that leads back to where it came from.
 * Only to be called when there is no page.
 */
export async function findMoved(context: Context): Promise<Moved | null> {
  const { request, url, log } = context;
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  // Scripts ask for a page's data at an address of its own.
  const path = url.pathname.replace(/\.data$/, '');
  const moved =
    shopifyAddress(path, url.searchParams) ??
    (await findRedirect(context, path)) ??
    likelyAddress(path);
  if (!moved) return null;
  log.info('redirected', { path: path.slice(0, 200), to: moved.path.slice(0, 200) });
  return { ...moved, path: withQuery(moved.path, url.search) };
}

async function findRedirect(context: Context, path: string): Promise<Moved | null> {
  const asked = redirectKey(path);
  if (!asked) return null;
  const work = withinTime(follow(context, asked), patienceMs);
  const location = await optional(context, 'redirects-unavailable', work, null);
  return location === null ? null : { path: location, status: 301 };
}

/** The location of the redirect for this key; null when one of those behind it leads back. */
async function follow(context: Context, asked: string): Promise<string | null> {
  const first = await readLocation(context, asked);
  const seen = new Set([asked]);
  let key = first && keyOfLocation(first);
  while (key && seen.size <= maxHops) {
    if (seen.has(key)) {
      context.log.warn('redirect-loop', { path: asked });
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

async function readLocation(context: Context, key: string): Promise<string | null> {
  const [content, commerce] = await Promise.all([
    readContentTarget(context, key),
    readCommerceTarget(context, key),
  ]);
  const { SITE_URL, SHOPIFY_STORE_DOMAIN } = context.env;
  const target = content ?? commerce;
  return target && locationOf(target, [new URL(SITE_URL).host, SHOPIFY_STORE_DOMAIN]);
}

const contentRedirects = v.object({ redirects: groups({ from: text, to: text }) });

/** The redirects of the document `redirects`. */
export const readRedirects = (data: Record<string, unknown>): Redirect[] =>
  v.parse(contentRedirects, data).redirects.map(({ from, to }) => ({ path: from, target: to }));

/** The content team's, which are one document. */
async function readContentTarget(context: Context, key: string): Promise<string | null> {
  const work = findDocument(context, { type: 'redirects' });
  const document = await optional(context, 'content-redirects-failed', work, null);
  return targetFor(readRedirects(document?.data ?? {}), key);
}

/** In seconds. That there is no redirect is an answer like any other, and lives as long. */
const ages = { freshSeconds: 60, staleSeconds: 24 * 60 * 60 };

/** Too many addresses that are not there were asked for from one place. */
class NotAsked extends Error {
  override readonly name = 'NotAsked';
}

async function readCommerceTarget(context: Context, key: string): Promise<string | null> {
  const { cache, storefront, limits, buyerIp, visitor } = context;
  const load = async () => {
    if (!(await limits.allow('redirects', buyerIp ?? visitor))) throw new NotAsked('Too many');
    const { urlRedirects } = await storefront.query(URL_REDIRECTS_QUERY, {
      variables: { query: searchFor(key) },
      schema: UrlRedirects,
    });
    return targetFor(urlRedirects?.nodes ?? [], key);
  };
  try {
    const target = v.nullable(v.string());
    const entry = { key: ['redirect', key], version: 1, variesBy: [], ...ages, schema: target };
    return await cache.read({ ...entry, load });
  } catch (error) {
    if (error instanceof NotAsked) return null;
    throw error;
  }
}

/**
 * The filter `path` finds what is written in lower case without a slash at its end. Phrases find the others, among
 * which the right one is chosen. In quotes, or a visitor could write a search of their own.
 */
function searchFor(key: string): string {
  const phrase = `"${key.replace(/["\\]/g, '\\$&')}"`;
  return `path:${phrase} OR ${phrase}`;
}
