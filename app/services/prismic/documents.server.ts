/** Reading documents of the content service, through the data cache. */
import type { Client } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/unavailable';
import { contentClient } from './client.server';
import { contentDocument, type ContentDocument } from './document';
import { meansNotFound } from './errors';

const freshSeconds = 60;
/** design: stale copies of content serve through an outage of 7 days. */
const staleSeconds = 7 * 24 * 60 * 60;

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T => {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Unavailable('content', new v.ValiError(result.issues));
};

/** Every failure but 'not found' is the service's: one name for it, the cause for the log. */
async function ask<T>(
  context: Context,
  question: (client: Client) => Promise<T>,
): Promise<T | null> {
  try {
    return await question(contentClient(context));
  } catch (error) {
    if (meansNotFound(error)) return null;
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}

/** `fetchLinks`: fields of linked documents to bring along, 'article.title'. */
export interface DocumentQuery {
  type: string;
  /** Left out for a type that has one document. */
  uid?: string;
  fetchLinks?: string[];
}

/** A document by type and uid, or the only one of its type; null when there is none. Throws Unavailable. */
export function findDocument(
  context: Context,
  { type, uid, fetchLinks }: DocumentQuery,
): Promise<ContentDocument | null> {
  const schema = v.nullable(contentDocument);
  return context.cache.read({
    key: ['document', type, uid ?? ''],
    freshSeconds,
    staleSeconds,
    schema,
    load: async () =>
      parsed(
        schema,
        await ask(context, (client) =>
          uid === undefined
            ? client.getSingle(type, { fetchLinks })
            : client.getByUID(type, uid, { fetchLinks }),
        ),
      ),
  });
}

/** The newest documents of a type, at most `count` (100). Empty when there are none. Throws Unavailable. */
export function findNewest(
  context: Context,
  type: string,
  count: number,
): Promise<ContentDocument[]> {
  const schema = v.array(contentDocument);
  return context.cache.read({
    key: ['newest', type, count],
    freshSeconds,
    staleSeconds,
    schema,
    load: async () => {
      const orderings = [{ field: 'document.first_publication_date', direction: 'desc' as const }];
      const page = await ask(context, (client) =>
        client.getByType(type, { pageSize: count, orderings }),
      );
      return parsed(schema, page?.results ?? []);
    },
  });
}
