import type { Client } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { CacheQuery } from '~/platform/cache/data-cache.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { recordOf } from '~/platform/record-of';
import { askContent } from './client.server';
import { isExpired, isNotFound } from './errors';
import { contentService } from './published.server';
import { lacksPages } from '~/missing-pages.server';
import { withoutDeadLinks } from './dead-links.server';

/** Raise this number if replies of the same shape get another meaning. */
const version = 1;
const freshSeconds = 60;
/** Prismic doesn't report which documents a publication changed. */
const publishedContent = { tags: [contentService] };
const staleSeconds = 7 * 24 * 60 * 60;

/**
 * Null if nothing is found. Throws Unavailable for other failures. If the preview's token has expired, ends the preview
 * and repeats the query.
 */
async function query<T>(
  context: Context,
  question: (client: Client) => Promise<T>,
): Promise<T | null> {
  const { ref } = context.preview;
  try {
    return await askContent(context, question);
  } catch (error) {
    if (isNotFound(error)) return null;
    if (ref && isExpired(error)) {
      context.preview.expire();
      return query(context, question);
    }
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}

/** Undefined if the store has no fallback language. */
export function inFallbackLanguage(context: Context): Context | undefined {
  const { market } = context;
  const { fallbackLanguage } = market.store;
  if (fallbackLanguage === undefined) return undefined;
  const store = { ...market.store, contentLanguage: fallbackLanguage };
  return { ...context, market: { ...market, store } };
}

/** For queries that ask for all languages at once. */
export const withoutFallback = (context: Context): Context => {
  const { market } = context;
  return {
    ...context,
    market: { ...market, store: { ...market.store, fallbackLanguage: undefined } },
  };
};

const isNothing = (answer: unknown): boolean =>
  answer === null ||
  (Array.isArray(answer) && answer.length === 0) ||
  recordOf(answer).total_results_size === 0;

/**
 * Uses the data cache, except in previews. Without a result, tries the fallback language, then returns `otherwise`.
 * Throws Unavailable during an outage and for an invalid reply.
 */
export function readContent<T>(
  context: Context,
  entry: Pick<CacheQuery<T>, 'key' | 'isAbsent' | 'onStale'> & {
    schema: v.GenericSchema<unknown, T>;
    otherwise: T;
    question(client: Client): Promise<unknown>;
  },
): Promise<T> {
  const { key, schema, isAbsent, onStale, otherwise, question } = entry;
  const ask = async (asking: Context): Promise<T> => {
    const found = await query(asking, question);
    if (found === null) return otherwise;
    const answer = lacksPages(context.env) ? withoutDeadLinks(found, context) : found;
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
    version,
    // Content has one language per store, and no prices.
    variesBy: [],
    freshSeconds,
    staleSeconds,
    dependencies: () => publishedContent,
    schema,
    isAbsent,
    onStale,
    load,
  });
}
