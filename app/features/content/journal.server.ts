import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { optional, optionalInTime } from '~/platform/optional.server';
import { localDayOf } from '~/platform/stores/local-day.server';
import {
  findByIds,
  findByOwnDate,
  findDocument,
  findNeighbour,
  findNewest,
  findPage,
  type ContentDocument,
  type DatedDocument,
} from '~/services/prismic/documents.server';
import type { PictureSource } from '~/ui/picture';
import {
  date,
  foreignLanguage,
  isoDate,
  picture,
  richText,
  seoFields,
  sliceZone,
  text,
  uidsByLanguage,
} from './fields';

const pageSize = 20;

const cardsOf = (context: Context, documents: ArticleDocument[]): ArticleCard[] =>
  documents.map((document) => readArticleCard(context, document)).filter((card) => card !== null);

const listArticles = (context: Context): Promise<DatedDocument[]> =>
  optional(
    context,
    'journal-order-failed',
    findByOwnDate(context, 'article', 'published_on', ['title']),
    [],
  );

/** True if editors have set dates. Otherwise, the articles can stay in Prismic's order. */
const hasOwnOrder = (articles: readonly DatedDocument[]) =>
  articles.some(({ isOwnDate }) => isOwnDate);

async function articlesOf(
  context: Context,
  part: readonly DatedDocument[],
  known: readonly ContentDocument[],
): Promise<ContentDocument[]> {
  const missing = part.filter(({ id }) => !known.some((document) => document.id === id));
  const ids = missing.map(({ id }) => id);
  const all = [...known, ...(ids.length > 0 ? await findByIds(context, 'article', ids) : [])];
  return part.flatMap(({ id }) => all.find((document) => document.id === id) ?? []);
}

async function newestDocuments(context: Context, count: number): Promise<ContentDocument[]> {
  const [all, newest] = await Promise.all([
    listArticles(context),
    findNewest(context, 'article', count),
  ]);
  return hasOwnOrder(all) ? articlesOf(context, all.slice(0, count), newest) : newest;
}

/** Throws Unavailable. */
export const getNewestArticles = async (context: Context, count: number): Promise<ArticleCard[]> =>
  cardsOf(context, await newestDocuments(context, count));

/** Throws Unavailable. */
export async function getJournalFeed(
  context: Context,
): Promise<{ title: string; articles: Article[] }> {
  const [document, newest] = await Promise.all([
    findDocument(context, { type: 'journal' }),
    newestDocuments(context, pageSize),
  ]);
  const articles = newest
    .map((one) => readArticle(context, one))
    .filter((article) => article !== null);
  return { title: v.parse(journalData, document?.data ?? {}).title, articles };
}

export interface JournalPage {
  journal: Journal;
  articles: ArticleCard[];
  tags: string[];
  pageCount: number;
}

/** Newest first; null if a later page or a tag has no articles. `page` is 0-based. Throws Unavailable. */
export async function getJournal(
  context: Context,
  { page, tag }: { page: number; tag: string | undefined },
): Promise<JournalPage | null> {
  const [document, found, all] = await Promise.all([
    findDocument(context, { type: 'journal' }),
    findArticles(context, { tag, page }),
    listArticles(context),
  ]);
  const articles = cardsOf(context, found.results);
  if (articles.length === 0 && (page > 0 || tag !== undefined)) return null;
  const journal = {
    ...v.parse(journalData, document?.data ?? {}),
    ...(document && foreignLanguage(document, context.market.store)),
  };
  const tags = [...new Set(all.flatMap((one) => one.tags))].sort();
  return { journal, articles, tags, pageCount: found.total_pages };
}

/** As in Shopify's URLs: 'What’s new (in Café)' is 'whats-new-in-cafe'. */
const tagHandle = (tag: string): string => {
  const plain = tag.normalize('NFD').replace(/\p{M}|['"’()[\]]/gu, '');
  return (plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
};

/** Finds the tag with this handle, for example 'At home' for 'at-home'. Null if no article has it. */
export async function findTag(context: Context, handle: string): Promise<string | null> {
  const tags = (await listArticles(context)).flatMap((one) => one.tags);
  return tags.find((tag) => tagHandle(tag) === tagHandle(handle)) ?? null;
}

async function findArticles(
  context: Context,
  { page, tag }: { page: number; tag: string | undefined },
): Promise<{ results: ContentDocument[]; total_pages: number }> {
  const [all, found] = await Promise.all([
    listArticles(context),
    findPage(context, { type: 'article', tag, page, pageSize }),
  ]);
  if (!hasOwnOrder(all)) return found;
  const listed = tag === undefined ? all : all.filter(({ tags }) => tags.includes(tag));
  // `all` lacks articles in the fallback language, and only they can have this tag.
  if (listed.length === 0) return found;
  const part = listed.slice(page * pageSize, (page + 1) * pageSize);
  const results = await articlesOf(context, part, found.results);
  return { results, total_pages: Math.ceil(listed.length / pageSize) };
}

/** before: older; after: newer. Asks Prismic only if the list of articles failed. Throws Unavailable. */
async function neighbourOf(
  context: Context,
  document: ContentDocument,
  side: 'before' | 'after',
  all: readonly DatedDocument[],
): Promise<Pick<ContentDocument, 'uid' | 'tags' | 'data'> | null> {
  const at = all.findIndex(({ id }) => id === document.id);
  if (at < 0) return all.length > 0 ? null : findNeighbour(context, document, side);
  return all[side === 'before' ? at + 1 : at - 1] ?? null;
}

export interface ArticlePage {
  article: Article;
  uids: Record<string, string>;
  older: ArticleCard | null;
  newer: ArticleCard | null;
}

/**
 * The older and newer articles are null if they can't be read in time. Calls `onStale` with cached slices while the
 * article loads. Throws Unavailable.
 */
export async function getArticle(
  context: Context,
  uid: string,
  onStale?: (body: unknown[]) => void,
): Promise<ArticlePage | null> {
  const query = { type: 'article', uid, fetchLinks: articleCardFields };
  const subject = findDocument(context, query, (stale) =>
    onStale?.(v.parse(articleData, stale.data).body),
  );
  const listed = optionalInTime(context, 'neighbour-failed', listArticles, [], subject);
  const [document, all] = await Promise.all([subject, listed]);
  const article = document && readArticle(context, document);
  if (!document || !article) return null;
  const neighbour = async (side: 'before' | 'after') => {
    const work = (bounded: Context) => neighbourOf(bounded, document, side, all);
    const found = await optionalInTime(context, 'neighbour-failed', work, null);
    return found && readArticleCard(context, found);
  };
  const [older, newer] = await Promise.all([neighbour('before'), neighbour('after')]);
  return {
    article,
    uids: uidsByLanguage(document),
    older,
    newer,
  };
}

export interface ArticleCard {
  uid: string;
  title: string;
  summary: string;
  picture: PictureSource | null;
  /** yyyy-MM-dd: the editors' date, else the first publication's day in the store's time zone; null for a draft. */
  date: string | null;
  tags: string[];
  /** Set if it isn't the store's language. */
  lang?: string;
}

interface ArticleDocument {
  uid: string | null;
  lang?: string;
  tags?: string[];
  first_publication_date?: string | null;
  data: Record<string, unknown>;
}

const cardData = v.object({ title: text, summary: text, image: picture, published_on: date });

/** `fetchLinks` for `readArticleCard`. */
export const articleCardFields = ['title', 'summary', 'image', 'published_on'].map(
  (field) => `article.${field}`,
);

/** Null without uid or title. */
export function readArticleCard(context: Context, document: ArticleDocument): ArticleCard | null {
  const { title, summary, image, published_on: own } = v.parse(cardData, document.data);
  if (!document.uid || !title) return null;
  const published = isoDate(document.first_publication_date);
  return {
    uid: document.uid,
    title,
    summary,
    picture: image,
    date: own ?? (published && localDayOf(context, published)),
    tags: document.tags ?? [],
    ...(document.lang && foreignLanguage({ lang: document.lang }, context.market.store)),
  };
}

const articleData = v.object({ author: text, body: sliceZone, ...seoFields });

/** The slices aren't parsed yet (`~/slices/load-slices.server`). */
export type Article = ArticleCard &
  v.InferOutput<typeof articleData> & {
    /** The editors' date, else the time of the first publication; ISO 8601. Null for a draft. */
    published: string | null;
    /** ISO 8601. */
    changed: string | null;
  };

function readArticle(
  context: Context,
  document: ArticleDocument & { last_publication_date?: string | null },
): Article | null {
  const card = readArticleCard(context, document);
  if (!card) return null;
  const own = v.parse(date, document.data.published_on);
  const published = own ?? isoDate(document.first_publication_date);
  const changed = isoDate(document.last_publication_date);
  return { ...card, ...v.parse(articleData, document.data), published, changed };
}

const journalData = v.object({ title: text, text: richText, image: picture, ...seoFields });

/** Empty if the document is missing. */
type Journal = v.InferOutput<typeof journalData> & {
  /** Set if it isn't the store's language. */
  lang?: string;
};
