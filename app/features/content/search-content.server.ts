import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findByWords, type ContentDocument } from '~/services/prismic/documents.server';
import { text } from './fields';

export interface FoundText {
  title: string;
  summary: string;
  path: string;
  /** The title has a word of the term, or the summary has all words. */
  close: boolean;
}

const folders: Record<string, string> = { page: '/pages/', article: '/blogs/journal/' };
const fetch = [
  'page.title',
  'page.seo_description',
  'article.title',
  'article.summary',
  'article.seo_description',
];

const maxDocuments = 20;
const shown = 4;
/** Excluded, because it mentions everything. */
const frontPage = 'home';

const wordsOf = (term: string): string[] =>
  term
    .slice(0, 100)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** At most four pages and articles that contain all words, best match first. Throws Unavailable. */
export async function searchContent(context: Context, term: string): Promise<FoundText[]> {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const types = Object.keys(folders);
  const found = await findByWords(context, {
    types,
    words: words.join(' '),
    count: maxDocuments,
    fetch,
  });
  return found
    .filter(({ uid }) => uid !== frontPage)
    .map((document) => ({ document, ...hitsOf(document, words) }))
    .sort(
      (a, b) =>
        b.inTitle - a.inTitle ||
        b.inSummary - a.inSummary ||
        isPage(b.document) - isPage(a.document),
    )
    .flatMap(({ document, inTitle, inSummary }) => {
      const close = inTitle > 0 || inSummary === words.length;
      return readText(document, close) ?? [];
    })
    .slice(0, shown);
}

const titled = v.object({ title: text });
const described = v.object({ summary: text, seo_description: text });

const isPage = ({ type }: ContentDocument): number => Number(type === 'page');

function hitsOf({ data }: ContentDocument, words: string[]) {
  const { summary, seo_description } = v.parse(described, data);
  const hitsIn = (value: string) => {
    const own = wordsOf(value);
    return words.filter((word) => own.some((one) => one.startsWith(word))).length;
  };
  return {
    inTitle: hitsIn(v.parse(titled, data).title),
    inSummary: hitsIn(`${summary} ${seo_description}`),
  };
}

function readText({ uid, type, data }: ContentDocument, close: boolean): FoundText | null {
  const { title } = v.parse(titled, data);
  const { summary, seo_description } = v.parse(described, data);
  const folder = folders[type];
  if (!uid || !title || !folder) return null;
  return {
    title,
    summary: summary || seo_description,
    path: folder + encodeURIComponent(uid),
    close,
  };
}
