import { data, redirect } from '@shopify/remix-oxygen';
import { getCollection, getProductsByHandles } from '~/features/catalog/catalog.server';
import { firstPage } from '~/features/catalog/product-list';
import { pagesOfCode } from '~/features/content/checks/check-documents';
import { getArticle } from '~/features/content/journal.server';
import { getPage } from '~/features/content/page.server';
import { quizPath } from '~/features/content/quiz';
import { getQuiz } from '~/features/content/quiz.server';
import { findTranslation } from '~/features/content/translations.server';
import { findMoved } from '~/features/redirects/redirects.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { pagePathOf } from '~/platform/http/page-path';
import { withQuery } from '~/platform/http/redirects';

export interface Unread {
  unread: true;
}

/**
 * If the result is null, throws a redirect to the page's new URL, to its translation, or to /not-found. If a service
 * failed, logs `event` and throws a 503, so that search engines keep the page.
 */
export async function orNotFound<T>(
  context: Context,
  event: string,
  work: Promise<T | null>,
): Promise<T> {
  const found = await work.catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    context.log.error(event, { error });
    context.outcome.unavailable = true;
    throw data({ unread: true } satisfies Unread, 503);
  });
  if (found !== null) return found;
  await orMoved(context);
  await orTranslated(context);
  throw redirect('/not-found', 302);
}

/** Shoppers who change the store keep the page's path, which names the page in the former store's language. */
async function orTranslated(context: Context): Promise<void> {
  const { pathname, search } = context.url;
  const path = await findTranslation(context, pagePathOf(pathname));
  if (path) throw redirect(withQuery(path, search), 302);
}

/**
 * Throws a redirect if a page or an article was found in the fallback language, but has a translation with another uid.
 * `alternates`: content language → path, as in the page's `seo`.
 */
export function orTranslation(
  { market, url }: Context,
  { lang, alternates }: { lang?: string | undefined; alternates: Record<string, string> },
): void {
  const path = alternates[market.store.contentLanguage];
  if (lang !== undefined && path !== undefined && path !== alternates[lang])
    throw redirect(withQuery(path, url.search), 302);
}

export async function orMoved(context: Context): Promise<void> {
  const moved = await findMoved(context, (path) => hasPage(context, path));
  if (moved) throw redirect(moved.path, moved.status);
}

async function hasPage(context: Context, path: string): Promise<boolean> {
  if (path === quizPath) return (await getQuiz(context)) !== null;
  if (path === '/blogs/journal' || pagesOfCode.includes(path)) return true;
  const [, kind, name = ''] =
    /^\/(products|collections|pages|blogs\/journal)\/([^/]+)$/.exec(path) ?? [];
  if (kind === 'blogs/journal') return (await getArticle(context, name)) !== null;
  if (kind === 'products') return (await getProductsByHandles(context, [name])).length > 0;
  if (kind === 'collections') return (await getCollection(context, name, firstPage)) !== null;
  if (kind === 'pages') return (await getPage(context, name)) !== null;
  return false;
}
