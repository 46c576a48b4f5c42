/** Requests to the content service, through the data cache. */
import type { Client } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { CacheEntry } from '~/platform/cache/data-cache.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { askContent } from './client.server';
import { isExpired, isNotFound } from './errors';

/** Raised when stored answers mean something else than before, though they look the same. */
const version = 1;
const freshSeconds = 60;
/** Stale copies are served for 7 days during an outage: content ages more slowly than prices. */
const staleSeconds = 7 * 24 * 60 * 60;

/**
 * The result, or null for 'not found'. Any other failure becomes Unavailable, with its cause for the
 * log. An expired preview is ended and the request repeated without it.
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

/**
 * Reads through the data cache; in a preview without it. `otherwise`: the value for 'not found'. Throws
 * Unavailable, also for a reply that does not match the schema.
 */
export function readContent<T>(
  context: Context,
  entry: Pick<CacheEntry<T>, 'key' | 'isAbsent' | 'meanwhile'> & {
    schema: v.GenericSchema<unknown, T>;
    otherwise: T;
    question(client: Client): Promise<unknown>;
  },
): Promise<T> {
  const { key, schema, isAbsent, meanwhile, otherwise, question } = entry;
  const load = async (): Promise<T> => {
    const answer = await query(context, question);
    if (answer === null) return otherwise;
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    throw new Unavailable('content', new v.ValiError(parsed.issues));
  };
  if (context.preview.ref) return load();
  return context.cache.read({
    key,
    // One language for each store, and no prices.
    ...{ version, variesBy: [], freshSeconds, staleSeconds },
    ...{ schema, isAbsent, meanwhile, load },
  });
}
