import { filter } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { contentClient } from './client.server';
import { isExpired, isNotFound } from './errors';

const previewedDocument = v.object({
  type: v.string(),
  uid: v.nullable(v.string()),
  lang: v.string(),
  /** Prismic sets the URL for types with a route. */
  url: v.optional(v.nullable(v.string()), null),
});

export type PreviewedDocument = v.InferOutput<typeof previewedDocument>;

/** An invalid reply must not count as "not found". */
const found = v.object({ results: v.array(previewedDocument), total_results_size: v.number() });

/**
 * The document with this id in any language or, without an id, any document of the preview. Null if not found,
 * 'expired' if the preview `token` has expired. Throws Unavailable.
 */
export async function findPreviewed(
  context: Context,
  token: string,
  id: string | null,
): Promise<PreviewedDocument | 'expired' | null> {
  try {
    const filters = id === null ? [] : [filter.at('document.id', id)];
    const answer = await contentClient(context).get({
      filters,
      ref: token,
      lang: '*',
      pageSize: 1,
    });
    return v.parse(found, answer).results[0] ?? null;
  } catch (error) {
    if (isExpired(error)) return 'expired';
    if (isNotFound(error)) return null;
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}
