/** The journal: index and articles. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { inHurry, optionalBeside } from '~/platform/optional.server';
import {
  findDocument,
  findNeighbour,
  findNewest,
  findPage,
  findTags,
} from '~/services/prismic/documents.server';
import type { PictureSource } from '~/ui/picture';
import { isoDate, picture, richText, seoFields, sliceZone, text, uidsByLanguage } from './fields';

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
  const journal = v.parse(journalData, document?.data ?? {});
  return { journal, articles, tags: [...tags].sort(), pageCount: found.total_pages };
}

export interface ArticlePage {
  article: Article;
  uids: Record<string, string>;
  /** The articles published immediately before and after. */
  older: ArticleCard | null;
  newer: ArticleCard | null;
}

/**
 * An article with its neighbours, or null. A neighbour that cannot be read soon is null, too. While the article is
 * waited for, `meanwhile` gets the slices of an old copy. Throws Unavailable.
 */
export async function getArticle(
  context: Context,
  uid: string,
  meanwhile?: (body: unknown[]) => void,
): Promise<ArticlePage | null> {
  const query = { type: 'article', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query, (copy) => {
    for (const side of ['before', 'after'] as const)
      findNeighbour(inHurry(context), copy, side).catch(() => undefined);
    meanwhile?.(v.parse(articleData, copy.data).body);
  });
  const article = document && readArticle(document);
  if (!document || !article) return null;
  const neighbour = async (side: 'before' | 'after') => {
    const work = (hurried: Context) => findNeighbour(hurried, document, side);
    const found = await optionalBeside(context, 'neighbour-failed', work, null);
    return found && readArticleCard(found);
  };
  const [older, newer] = await Promise.all([neighbour('before'), neighbour('after')]);
  return { article, uids: uidsByLanguage(document), older, newer };
}

/** An article of the journal as lists show it. */
export interface ArticleCard {
  uid: string;
  title: string;
  summary: string;
  picture: PictureSource | null;
  /** ISO 8601; null for a draft that was never published. */
  date: string | null;
  tags: string[];
}

interface ArticleDocument {
  uid: string | null;
  tags?: string[];
  first_publication_date?: string | null;
  data: Record<string, unknown>;
}

const cardData = v.object({ title: text, summary: text, image: picture });

/** The fields that a link to an article must bring along for `readArticleCard`. */
export const articleCardFields = ['article.title', 'article.summary', 'article.image'];

/** Null without an address or a title. */
export function readArticleCard(document: ArticleDocument): ArticleCard | null {
  const { title, summary, image } = v.parse(cardData, document.data);
  if (!document.uid || !title) return null;
  const date = isoDate(document.first_publication_date);
  return { uid: document.uid, title, summary, picture: image, date, tags: document.tags ?? [] };
}

const articleData = v.object({ author: text, body: sliceZone, ...seoFields });

/** A whole article; its slices are not parsed yet (`~/slices/load-slices.server`). */
export type Article = ArticleCard & v.InferOutput<typeof articleData> & { changed: string | null };

/** Null without an address or a title. */
function readArticle(
  document: ArticleDocument & { last_publication_date?: string | null },
): Article | null {
  const card = readArticleCard(document);
  if (!card) return null;
  const changed = isoDate(document.last_publication_date);
  return { ...card, ...v.parse(articleData, document.data), changed };
}

const journalData = v.object({ title: text, text: richText, image: picture, ...seoFields });

/** The texts of the journal's index; empty without a document. */
type Journal = v.InferOutput<typeof journalData>;
