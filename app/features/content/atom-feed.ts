/** RFC 4287. */
import { xmlText } from '~/features/seo/xml-text';

export interface AtomFeed {
  title: string;
  author: string;
  /** BCP 47. */
  lang: string;
  /** Absolute URLs of list and feed. */
  page: string;
  self: string;
  articles: readonly AtomArticle[];
}

interface AtomArticle {
  url: string;
  /** BCP 47; set only if it differs from the feed's language. */
  lang?: string;
  title: string;
  summary: string;
  author: string;
  tags: readonly string[];
  /** ISO 8601, with or without a time; null for drafts. */
  date: string | null;
  changed: string | null;
}

/** Atom requires a time. */
const momentOf = (date: string) => (date.length === 10 ? `${date}T00:00:00Z` : date);

/** For a feed without articles. A constant date keeps the feed's digest the same. */
const never = '1970-01-01T00:00:00Z';

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const person = (name: string) => `<author>${element('name', name)}</author>`;

/** Undefined without dates, because Atom requires `updated`. */
function datesOf({ date, changed }: AtomArticle) {
  const published = date && momentOf(date);
  const updated = changed ? momentOf(changed) : published;
  return updated ? { published, updated } : undefined;
}

function entry(
  article: AtomArticle,
  { published, updated }: NonNullable<ReturnType<typeof datesOf>>,
) {
  const { url, lang, title, summary, author, tags } = article;
  return [
    lang ? `<entry xml:lang="${xmlText(lang)}">` : '<entry>',
    element('id', url),
    element('title', title),
    `<link href="${xmlText(url)}"/>`,
    published ? element('published', published) : '',
    element('updated', updated),
    author ? person(author) : '',
    ...tags.map((tag) => `<category term="${xmlText(tag)}"/>`),
    summary ? element('summary', summary) : '',
    '</entry>',
  ].join('');
}

export function atomFeed({ title, author, lang, page, self, articles }: AtomFeed): string {
  const dated = articles.flatMap((article) => {
    const dates = datesOf(article);
    return dates ? [{ article, dates }] : [];
  });
  const newest =
    dated
      .map(({ dates }) => dates.updated)
      .sort()
      .at(-1) ?? never;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(lang)}">`,
    element('id', page),
    element('title', title),
    `<link href="${xmlText(page)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    element('updated', newest),
    person(author),
    ...dated.map(({ article, dates }) => entry(article, dates)),
    '</feed>',
    '',
  ].join('\n');
}
