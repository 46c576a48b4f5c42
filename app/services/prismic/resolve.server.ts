import type { Context } from '~/platform/context.server';
import { isUnavailable, Unavailable } from '~/platform/unavailable';
import { contentClient } from './client.server';
import { meansExpired, meansNotFound } from './errors';

/** A document as a preview's link names it: where it is shown, and in which language. */
export interface PreviewedDocument {
  type: string;
  uid: string | null;
  lang: string;
  /** Filled in by the content service for types with a route. */
  url: string | null;
}

/**
 * Any document by its id, in any language, with the drafts of a preview (contracts §2.4). Null: not there.
 * 'expired': the token has run out. Throws Unavailable.
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
    if (meansExpired(error)) return 'expired';
    if (meansNotFound(error)) return null;
    throw isUnavailable(error) ? error : new Unavailable('content', error);
  }
}
