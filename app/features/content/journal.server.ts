/** The journal: index and articles. */
import type { Context } from '~/platform/context.server';
import {
  findDocument,
  findNeighbour,
  findNewest,
  findPage,
  findTags,
} from '~/services/prismic/documents.server';
import {
  articleCardFields,
  readArticle,
  readArticleCard,
  readJournal,
  type Article,
  type ArticleCard,
  type Journal,
} from './article';
import { uidsOf } from './page';

const pageSize = 20;

const cardsOf = (documents: Parameters<typeof readArticleCard>[0][]): ArticleCard[] =>
  documents.map(readArticleCard).filter((card) => card !== null);

/** The newest articles, at most `count`. Throws Unavailable. */
export const getNewestArticles = async (context: Context, count: number): Promise<ArticleCard[]> =>
  cardsOf(await findNewest(context, 'article', count));

export interface JournalPage {
  journal: Journal;
  articles: ArticleCard[];
  /** Tags of the whole journal, sorted alphabetically. */
  tags: string[];
  pageCount: number;
}

/** One page of the index (`page` is 0-based), newest first; null for a page or tag without articles. Throws Unavailable. */
export async function getJournal(
  context: Context,
  { page, tag }: { page: number; tag: string | undefined },
): Promise<JournalPage | null> {
  const [document, found, tags] = await Promise.all([
    findDocument(context, { type: 'journal' }),
    findPage(context, { type: 'article', tag, page, pageSize }),
    findTags(context),
  ]);
  const articles = cardsOf(found.results);
  if (articles.length === 0 && (page > 0 || tag !== undefined)) return null;
  const journal = readJournal(document?.data ?? {});
  return { journal, articles, tags: [...tags].sort(), pageCount: found.total_pages };
}

export interface ArticlePage {
  article: Article;
  uids: Record<string, string>;
  /** The articles published immediately before and after. */
  older: ArticleCard | null;
  newer: ArticleCard | null;
}

/** An article with its neighbours, or null. A neighbour that cannot be read is null, too. Throws Unavailable. */
export async function getArticle(context: Context, uid: string): Promise<ArticlePage | null> {
  const query = { type: 'article', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query);
  const article = document && readArticle(document);
  if (!document || !article) return null;
  const neighbour = async (side: 'before' | 'after') => {
    const found = await findNeighbour(context, document, side).catch((error: unknown) => {
      context.log.warn('neighbour-failed', { uid, side, error });
      return null;
    });
    return found && readArticleCard(found);
  };
  const [older, newer] = await Promise.all([neighbour('before'), neighbour('after')]);
  return { article, uids: uidsOf(document), older, newer };
}
