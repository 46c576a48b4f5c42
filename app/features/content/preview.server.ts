/** Opens a preview from the content service's editor. */
import type { Context } from '~/platform/context.server';
import { isOwnToken } from '~/services/prismic/preview.server';
import { siblingsOf } from '~/platform/stores/regions';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { findPreviewed, type PreviewedDocument } from '~/services/prismic/resolve.server';
import { checkedHref } from './links';

export type Opened =
  | { to: string }
  /** The document is in the language of a sibling store. */
  | { elsewhere: string }
  | { problem: 'refused' | 'expired' | 'missing' | 'unavailable' };

/**
 * Checks the token, finds the document's page and starts the preview. The token comes from the query
 * and is used only if it belongs to our repository. Outages are a `problem`, not an error.
 */
export async function openDocument(
  context: Context,
  token: string | null,
  documentId: string | null,
): Promise<Opened> {
  const { env, preview, log } = context;
  if (!isOwnToken(env, token) || !/^[\w-]{1,64}$/.test(documentId ?? '')) {
    log.warn('preview-refused');
    return { problem: 'refused' };
  }
  try {
    const document = await findPreviewed(context, token, documentId ?? '');
    if (document === 'expired') {
      preview.expire();
      return { problem: 'expired' };
    }
    if (!document) return { problem: 'missing' };
    const sibling = siblingWith(context, document.lang);
    if (sibling) {
      const query = new URLSearchParams({ token, documentId: documentId ?? '' });
      return { elsewhere: `${sibling}/preview?${query}` };
    }
    preview.start(token);
    return { to: pathOf(document) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('preview-failed', { error });
    return { problem: 'unavailable' };
  }
}

/** Path of the document's page; for types without one, of the page that shows it. */
function pathOf({ type, uid, url }: PreviewedDocument): string {
  if (type === 'product_enrichment' && uid) return `/products/${encodeURIComponent(uid)}`;
  if (type === 'account') return '/accounts';
  const path = url && checkedHref(url);
  return path?.startsWith('/') ? path : '/';
}

/** Origin of the store with this content language; undefined when it is ours. */
function siblingWith({ env, market }: Context, lang: string): string | undefined {
  if (market.store.contentLanguage === lang) return undefined;
  const store = siblingsOf(env.STORE).find(({ contentLanguage }) => contentLanguage === lang);
  const url = store && env.STORE_URLS[store.id];
  return url && new URL(url).origin;
}
