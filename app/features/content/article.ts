import * as v from 'valibot';
import type { PictureSource } from '~/ui/picture';
import { isoDate, picture, richText, text, sliceZone } from './fields';
import { seoFields } from './page';

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

interface Stored {
  uid: string | null;
  tags?: string[];
  first_publication_date?: string | null;
  data: Record<string, unknown>;
}

const shown = v.object({ title: text, summary: text, image: picture });

/** The fields that a link to an article must bring along for `readArticleCard`. */
export const articleCardFields = ['article.title', 'article.summary', 'article.image'];

/** Null without an address or a title. */
export function readArticleCard(document: Stored): ArticleCard | null {
  const { title, summary, image } = v.parse(shown, document.data);
  if (!document.uid || !title) return null;
  const date = isoDate(document.first_publication_date);
  return { uid: document.uid, title, summary, picture: image, date, tags: document.tags ?? [] };
}

const articleData = v.object({ author: text, body: sliceZone, ...seoFields });

/** A whole article; its slices are not parsed yet (`~/slices/read-slices`). */
export type Article = ArticleCard & v.InferOutput<typeof articleData> & { changed: string | null };

/** Null without an address or a title. */
export function readArticle(
  document: Stored & { last_publication_date?: string | null },
): Article | null {
  const card = readArticleCard(document);
  if (!card) return null;
  const changed = isoDate(document.last_publication_date);
  return { ...card, ...v.parse(articleData, document.data), changed };
}

const journalData = v.object({ title: text, text: richText, image: picture, ...seoFields });

/** What stands over the journal's list; every document gives one, and so does none. */
export type Journal = v.InferOutput<typeof journalData>;
export const readJournal = (data: Record<string, unknown>): Journal => v.parse(journalData, data);
