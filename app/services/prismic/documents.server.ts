import { filter, type Client } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { localDayOf } from '~/platform/stores/local-day.server';
import { inFallbackLanguage, readContent, withoutFallback } from './read-content.server';

/** The feature that owns the type parses `data`. */
const contentDocument = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  type: v.string(),
  tags: v.array(v.string()),
  lang: v.string(),
  first_publication_date: v.nullable(v.string()),
  last_publication_date: v.fallback(v.nullish(v.string(), null), null),
  /** Translations; their uid may differ. */
  alternate_languages: v.fallback(
    v.nullish(v.array(v.object({ lang: v.string(), uid: v.nullish(v.string()) })), []),
    [],
  ),
  data: v.record(v.string(), v.unknown()),
});

export type ContentDocument = v.InferOutput<typeof contentDocument>;

const documentPage = v.object({
  results: v.array(contentDocument),
  total_pages: v.number(),
  total_results_size: v.number(),
});
export type DocumentPage = v.InferOutput<typeof documentPage>;

/** `getFirst`, `getByUID` and `getSingle` would treat an invalid reply as "not found". */
const search = async (client: Client, params: Parameters<Client['get']>[0]) =>
  v.parse(documentPage, await client.get(params));

const ofType = (type: string) => filter.at('document.type', type);
const isNull = (document: unknown) => document === null;
const isEmpty = ({ length }: { length: number }) => length === 0;

/** `fetchLinks`: fields of linked documents, such as 'article.title'. */
export interface DocumentQuery {
  type: string;
  /** Omitted for singletons. */
  uid?: string;
  fetchLinks?: string[];
}

/** Null if not found. Calls `onStale` with the cached document while a new one loads. Throws Unavailable. */
export function findDocument(
  context: Context,
  { type, uid, fetchLinks }: DocumentQuery,
  onStale?: (stale: ContentDocument) => void,
): Promise<ContentDocument | null> {
  return readContent<ContentDocument | null>(context, {
    key: ['document', type, uid ?? '', ...(fetchLinks ?? [])],
    schema: v.nullable(contentDocument),
    isAbsent: isNull,
    otherwise: null,
    onStale: (stale) => stale && onStale?.(stale),
    question: async (client) => {
      const named = uid === undefined ? [] : [filter.at(`my.${type}.uid`, uid)];
      const filters = [ofType(type), ...named];
      return (await search(client, { filters, fetchLinks, pageSize: 1 })).results[0] ?? null;
    },
  });
}

/** Documents with this uid in any language, with their titles only. Throws Unavailable. */
export const findInAllLanguages = (
  context: Context,
  type: string,
  uid: string,
): Promise<ContentDocument[]> =>
  readContent(withoutFallback(context), {
    key: ['all-languages', type, uid],
    schema: list,
    isAbsent: isEmpty,
    otherwise: [],
    question: async (client) => {
      const filters = [ofType(type), filter.at(`my.${type}.uid`, uid)];
      return (await search(client, { filters, lang: '*', fetch: [`${type}.title`] })).results;
    },
  });

const byDate = (direction: 'asc' | 'desc') => ({
  orderings: [{ field: 'document.first_publication_date', direction }],
});
const list = v.array(contentDocument);

/** At most 100, newest first. Throws Unavailable. */
export const findNewest = (
  context: Context,
  type: string,
  count: number,
): Promise<ContentDocument[]> =>
  readContent(context, {
    key: ['newest', type, count],
    schema: list,
    isAbsent: isEmpty,
    otherwise: [],
    question: async (client) =>
      (await search(client, { filters: [ofType(type)], pageSize: count, ...byDate('desc') }))
        .results,
  });

export interface WordsQuery {
  types: string[];
  /** Letters, digits and spaces. */
  words: string;
  /** At most 100. */
  count: number;
  /** For example 'article.title'. */
  fetch: string[];
}

/** Documents that contain all words, in Prismic's order. Throws Unavailable. */
export const findByWords = (
  context: Context,
  { types, words, count, fetch }: WordsQuery,
): Promise<ContentDocument[]> =>
  readContent(context, {
    key: ['words', types.join(), words, count],
    schema: list,
    // An empty result is normal.
    isAbsent: () => false,
    otherwise: [],
    question: async (client) => {
      const filters = [filter.any('document.type', types), filter.fulltext('document', words)];
      return (await search(client, { filters, fetch, pageSize: count })).results;
    },
  });

export interface ListQuery {
  type: string;
  tag?: string;
  /** 0-based. */
  page: number;
  pageSize: number;
}

/** Newest first. Throws Unavailable. */
export async function findPage(
  context: Context,
  { type, tag, page, pageSize }: ListQuery,
): Promise<DocumentPage> {
  const otherwise = { results: [], total_pages: 0, total_results_size: 0 };
  // Prismic's client escapes quotation marks but not backslashes, so Prismic would refuse the query `"a\"`.
  if (tag?.includes('\\')) return otherwise;
  return readContent<DocumentPage>(context, {
    key: ['list', type, tag ?? '', page, pageSize],
    schema: documentPage,
    // A tag may have no documents.
    isAbsent: ({ results }) => !tag && isEmpty(results),
    otherwise,
    question: (client) =>
      search(client, {
        page: page + 1,
        pageSize,
        filters: [ofType(type), ...(tag ? [filter.any('document.tags', [tag])] : [])],
        ...byDate('desc'),
      }),
  });
}

/** The next older (before) or newer (after) document in the same language. Throws Unavailable. */
export const findNeighbour = (
  context: Context,
  { id, type, lang }: Pick<ContentDocument, 'id' | 'lang' | 'type'>,
  side: 'before' | 'after',
): Promise<ContentDocument | null> =>
  readContent<ContentDocument | null>(context, {
    key: ['neighbour', type, id, side],
    schema: v.nullable(contentDocument),
    isAbsent: isNull,
    otherwise: null,
    question: async (client) => {
      const order = byDate(side === 'before' ? 'desc' : 'asc');
      const filters = [ofType(type)];
      // `lang` must be the document's language, or Prismic returns an empty page.
      const page = await search(client, { filters, lang, pageSize: 1, after: id, ...order });
      return page.results[0] ?? null;
    },
  });

/** In the order of `ids` (at most 100), without unknown ids. Throws Unavailable. */
export const findByIds = async (
  context: Context,
  type: string,
  ids: readonly string[],
): Promise<ContentDocument[]> => {
  const found = await readContent(context, {
    key: ['ids', type, ...ids],
    schema: list,
    isAbsent: isEmpty,
    otherwise: [],
    question: async (client) => {
      const filters = [ofType(type), filter.in('document.id', [...ids])];
      return (await search(client, { filters, pageSize: ids.length })).results;
    },
  });
  return ids.flatMap((id) => found.find((document) => document.id === id) ?? []);
};

const afterAllDates = '9999';

const datedDocument = v.object({
  ...v.pick(contentDocument, ['id', 'uid', 'tags', 'data']).entries,
  /** For sorting: the day in the store's time zone, then the time of the first publication. */
  date: v.string(),
  /** False for the date of the first publication. */
  isOwnDate: v.boolean(),
});
export type DatedDocument = v.InferOutput<typeof datedDocument>;

/**
 * At most 2,000, newest first, by the date in `field` or, if empty, the day of the first publication. Drafts without a
 * date come first. Prismic can't sort by this combination, so this function sorts. Throws Unavailable.
 */
export const findByOwnDate = (
  context: Context,
  type: string,
  field: string,
  fetch: readonly string[],
): Promise<DatedDocument[]> =>
  readContent(context, {
    key: ['own-dates', type, field, ...fetch],
    schema: v.array(datedDocument),
    isAbsent: () => false,
    otherwise: [],
    question: async (client) => {
      const fields = [field, ...fetch].map((one) => `${type}.${one}`);
      const documents = await searchEvery(client, type, fields);
      return documents
        .map(({ id, uid, tags, data, first_publication_date: published }) => {
          const own = data[field];
          const isOwnDate = typeof own === 'string';
          const firstDay = published ? localDayOf(context, published) : afterAllDates;
          const date = `${isOwnDate ? own : firstDay} ${published ?? afterAllDates}`;
          return { id, uid, tags, data, date, isOwnDate };
        })
        .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
    },
  });

const shortDocument = v.object({
  uid: v.nullable(v.string()),
  changed: v.nullable(v.string()),
  noindex: v.boolean(),
  /** Of its translations. */
  languages: v.array(v.string()),
});

type ShortDocument = v.InferOutput<typeof shortDocument>;

/**
 * Uid, last change (ISO 8601) and `noindex` of documents, most recently published first: at most 2,000 in the store's
 * language, then the untranslated ones of at most 2,000 in the fallback language. Throws Unavailable.
 */
export async function findEvery(context: Context, type: string): Promise<ShortDocument[]> {
  const fallback = inFallbackLanguage(context);
  const [own, others] = await Promise.all([
    findEveryIn(context, type),
    fallback ? findEveryIn(fallback, type) : [],
  ]);
  const { contentLanguage } = context.market.store;
  const known = new Set(own.map(({ uid }) => uid));
  const isTranslated = ({ uid, languages }: ShortDocument) =>
    known.has(uid) || languages.includes(contentLanguage);
  return [...own, ...others.filter((one) => !isTranslated(one))];
}

const findEveryIn = (context: Context, type: string): Promise<ShortDocument[]> =>
  readContent(context, {
    key: ['every', context.market.store.contentLanguage, type],
    schema: v.array(shortDocument),
    isAbsent: isEmpty,
    otherwise: [],
    question: async (client) => {
      const documents = await searchEvery(client, type, [`${type}.noindex`]);
      return documents.map(({ uid, last_publication_date: date, data, alternate_languages }) => ({
        uid,
        languages: alternate_languages.map(({ lang }) => lang),
        noindex: data.noindex === true,
        changed: date?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? null,
      }));
    },
  });

async function searchEvery(
  client: Client,
  type: string,
  fields: string[],
): Promise<ContentDocument[]> {
  const documents = [];
  for (let page = 1, pages = 1; page <= pages && page <= 20; page += 1) {
    // `getAllByType` would wait half a second between pages.
    const found = await search(client, {
      filters: [ofType(type)],
      page,
      pageSize: 100,
      fetch: fields,
      ...byDate('desc'),
    });
    documents.push(...found.results);
    pages = found.total_pages;
  }
  return documents;
}
