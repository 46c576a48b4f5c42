import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/fetch/unavailable';
import { contentClient } from './client.server';
import { isExpired, isNotFound } from './errors';

/** A previewed document: its URL and language. */
export interface PreviewedDocument {
  type: string;
  uid: string | null;
  lang: string;
  /** Set by the content service for types with a route. */
  url: string | null;
}

/**
 * A document by id, in any language, as the preview `token` shows it. Null when there is none, 'expired'
 * when the token has expired. Throws Unavailable.
 */
export async function findPreviewed(
  context: Context,
  token: string,
  id: string,
): Promise<PreviewedDocument | 'expired' | null> {
  try {
    const document = await contentClient(context).getByID(id, { ref: token, lang: '*' });
    const { type, uid, lang, url } = document;
    return { type, uid, lang, url };
  } catch (error) {
    if (isExpired(error)) return 'expired';
    if (isNotFound(error)) return null;
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}
