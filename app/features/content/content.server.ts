/** Pages and articles of the content service. */
import type { Context } from '~/platform/context.server';
import { findDocument, findNewest } from '~/services/prismic/documents.server';
import { articleCardFields, readArticleCard, type ArticleCard } from './article';
import { readEnrichment, type Enrichment } from './enrichment';
import { readPage, type ContentPage } from './page';

/** The page with this uid, or null. Throws Unavailable. */
export async function getPage(context: Context, uid: string): Promise<ContentPage | null> {
  const query = { type: 'page', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query);
  return document && readPage(document.data);
}

/** The newest articles, at most `count`. Throws Unavailable. */
export async function getNewestArticles(context: Context, count: number): Promise<ArticleCard[]> {
  const documents = await findNewest(context, 'article', count);
  return documents.map(readArticleCard).filter((card) => card !== null);
}

/** What is added to the product with this handle, or null. Throws Unavailable. */
export async function getEnrichment(context: Context, handle: string): Promise<Enrichment | null> {
  const query = { type: 'product_enrichment', uid: handle, fetchLinks: articleCardFields };
  const document = await findDocument(context, query);
  return document && readEnrichment(document.data);
}
