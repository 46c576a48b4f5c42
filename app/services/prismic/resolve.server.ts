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
  /** Set by the content service for types with a route. */
  url: v.optional(v.nullable(v.string()), null),
});

/** A previewed document: its URL and language. */
export type PreviewedDocument = v.InferOutput<typeof previewedDocument>;

/** Checked as a whole: that there is no document is believed only if the answer says so. */
const found = v.object({ results: v.array(previewedDocument), total_results_size: v.number() });

/**
 * A document by id, in any language, as the preview `token` shows it; without an id any document. Null when there is
 * none, 'expired' when the token has expired. Throws Unavailable.
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
