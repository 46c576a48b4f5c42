/** Requests to the content service, through the data cache. */
import type { Client } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { CacheQuery } from '~/platform/cache/data-cache.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { askContent } from './client.server';
import { isExpired, isNotFound } from './errors';
import { contentService } from './published.server';
import { withoutDeadLinks } from './dead-links.server';

/** Raised when stored answers mean something else than before, though they look the same. */
const version = 1;
const freshSeconds = 60;
/** Whatever is published gives everything another ref, and nobody says which documents it changes. */
const publishedContent = { tags: [contentService] };
/** Stale copies are served for 7 days during an outage: content ages more slowly than prices. */
const staleSeconds = 7 * 24 * 60 * 60;

/**
 * The result, or null for 'not found'. Any other failure becomes Unavailable, with its cause for the
 * log. An expired preview is ended and the request repeated without it.
 */
async function query<T>(
  context: Context,
  question: (client: Client) => Promise<T>,
  needs?: 'repository',
): Promise<T | null> {
  const { ref } = context.preview;
  try {
    return await askContent(context, question, needs);
  } catch (error) {
    if (isNotFound(error)) return null;
    if (ref && isExpired(error)) {
      context.preview.expire();
      return query(context, question, needs);
    }
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}

/** The same request in the language that stands in for the store's own; undefined where there is none. */
function inFallbackLanguage(context: Context): Context | undefined {
  const { market } = context;
  const { fallbackLanguage } = market.store;
  if (fallbackLanguage === undefined) return undefined;
  const store = { ...market.store, contentLanguage: fallbackLanguage };
  return { ...context, market: { ...market, store } };
}

/** No document, an empty list, or a page of no results. */
const isNothing = (answer: unknown): boolean =>
  answer === null ||
  (Array.isArray(answer) && answer.length === 0) ||
  (Object(answer) as { total_results_size?: number }).total_results_size === 0;

/**
 * Reads through the data cache; in a preview without it. What there is not in the store's language is asked for in its
 * fallback language, if it has one: a document alone, a list as a whole. `otherwise`: the value for 'not found'. Throws
 * Unavailable, also for a reply that does not match the schema.
 */
export function readContent<T>(
  context: Context,
  entry: Pick<CacheQuery<T>, 'key' | 'isAbsent' | 'onStale'> & {
    schema: v.GenericSchema<unknown, T>;
    otherwise: T;
    question(client: Client): Promise<unknown>;
    /** What the question is about besides documents. */
    needs?: 'repository';
  },
): Promise<T> {
  const { key, schema, isAbsent, onStale, otherwise, question, needs } = entry;
  const ask = async (asking: Context): Promise<T> => {
    const found = await query(asking, question, needs);
    if (found === null) return otherwise;
    const answer = context.env.ACCOUNTS === 'off' ? withoutDeadLinks(found, context) : found;
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    throw new Unavailable('content', new v.ValiError(parsed.issues));
  };
  const load = async (): Promise<T> => {
    const own = await ask(context);
    const fallback = inFallbackLanguage(context);
    return fallback && isNothing(own) ? ask(fallback) : own;
  };
  if (context.preview.ref) return load();
  return context.cache.read({
    key,
    // One language for each store, and no prices.
    ...{ version, variesBy: [], freshSeconds, staleSeconds },
    dependencies: () => publishedContent,
    ...{ schema, isAbsent, onStale, load },
  });
}
