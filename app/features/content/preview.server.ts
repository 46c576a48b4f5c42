import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { siblingsOf } from '~/platform/stores/regions';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { isOwnToken } from '~/services/prismic/preview.server';
import { findPreviewed, type PreviewedDocument } from '~/services/prismic/resolve.server';
import { checkedHref } from './links';
import { quizPath } from './quiz';

export type PreviewProblem = 'refused' | 'expired' | 'missing' | 'unavailable';

interface OpenedPreview {
  /** Path of the previewed page; for a sibling store's language, that store's preview URL. */
  url: string;
  sibling: boolean;
}

/**
 * Anyone can write a preview token into the URL, so the token must belong to the shop's repository. Outages are
 * returned as failures, not thrown.
 */
export async function openDocument(
  context: Context,
  token: string | null,
  documentId: string | null,
): Promise<Result<OpenedPreview, PreviewProblem>> {
  const { env, preview, log } = context;
  if (!isOwnToken(env, token) || (documentId !== null && !/^[\w-]{1,64}$/.test(documentId))) {
    log.warn('preview-refused');
    return fail('refused');
  }
  try {
    const document = await findPreviewed(context, token, documentId);
    if (document === 'expired') {
      preview.expire();
      return fail('expired');
    }
    if (documentId === null) {
      preview.start(token);
      return ok({ url: '/', sibling: false });
    }
    if (!document) return fail('missing');
    const sibling = siblingWith(context, document.lang);
    if (sibling) {
      const query = new URLSearchParams({ token, documentId });
      return ok({ url: `${sibling}/preview?${query}`, sibling: true });
    }
    preview.start(token);
    return ok({ url: pathOf(document), sibling: false });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.error('preview-failed', { error });
    return fail('unavailable');
  }
}

function pathOf({ type, uid, url }: PreviewedDocument): string {
  if (type === 'product_enrichment' && uid) return `/products/${encodeURIComponent(uid)}`;
  if (type === 'account') return '/accounts';
  if (type === 'quiz') return quizPath;
  const path = url && checkedHref(url);
  return path?.startsWith('/') ? path : '/';
}

function siblingWith({ env, market }: Context, lang: string): string | undefined {
  if (market.store.contentLanguage === lang) return undefined;
  const store = siblingsOf(env).find(({ contentLanguage }) => contentLanguage === lang);
  const url = store && env.STORE_URLS[store.id];
  return url && new URL(url).origin;
}
