import * as v from 'valibot';
import type { PictureSource } from '~/ui/picture';
import { picture, text } from './fields';

/** An article of the journal as lists show it. */
export interface ArticleCard {
  uid: string;
  title: string;
  summary: string;
  picture: PictureSource | null;
}

const shown = v.object({ title: text, summary: text, image: picture });

/** The fields that a link to an article must bring along for `readArticleCard`. */
export const articleCardFields = ['article.title', 'article.summary', 'article.image'];

/** Null without an address or a title. */
export function readArticleCard(document: {
  uid: string | null;
  data: Record<string, unknown>;
}): ArticleCard | null {
  const { title, summary, image } = v.parse(shown, document.data);
  if (!document.uid || !title) return null;
  return { uid: document.uid, title, summary, picture: image };
}
