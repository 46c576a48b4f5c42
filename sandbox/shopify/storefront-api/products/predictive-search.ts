import { listCollections } from '../../storage/collections';
import { facets } from '../../storage/facets';
import { findProducts } from '../../storage/find-products';
import { foldText, formsOf } from '../../storage/text';
import type { Context } from '../graphql/context';
import { topLevelError } from '../graphql/errors';
import { searchWords, type Unavailable } from './search';
import { escapeHtml } from './text';
import { collectionView, productView } from './views';

type PredictiveArgs = {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  types?: string[] | null;
  searchableFields?: string[] | null;
  unavailableProducts?: Unavailable | null;
};

/** With `limitScope: ALL`, all types share the limit, and products come first. */
export function predictiveSearch(args: PredictiveArgs, context: Context) {
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) {
    throw topLevelError('limit must be within 1..10', 'INVALID_FIELD_ARGUMENTS');
  }
  const words = searchWords(args.query);
  let left = args.limitScope === 'EACH' ? Infinity : limit;
  const take = <Item>(type: string, read: (most: number) => Item[]): Item[] => {
    const wanted = !args.types || args.types.includes(type);
    const most = Math.min(limit, left);
    const items = wanted && words.length > 0 && most > 0 ? read(most).slice(0, most) : [];
    left -= items.length;
    return items;
  };
  const hide = args.unavailableProducts === 'HIDE';
  return {
    products: take('PRODUCT', (most) => {
      const groups = hide ? { available: true } : {};
      const searched = codeFields(args.searchableFields ?? [])
        ? { where: codeCondition(args.query, args.searchableFields ?? []) }
        : { words };
      const filter = { ...searched, groups, currency: context.currency, without: context.hidden };
      const found = findProducts(context.sql, { ...filter, sort: 'relevance', limit: most });
      return found.products.map((product) => productView(context, product));
    }),
    collections: take('COLLECTION', () =>
      listCollections(context.sql)
        .filter(({ title }) => matches(title, words))
        .map((collection) => collectionView(context, collection)),
    ),
    queries: take('QUERY', () => suggestions(context, args.query, words)),
    pages: [],
    articles: [],
  };
}

/**
 * Whether to search only SKUs or barcodes. For all other combinations of fields, the sandbox
 * searches all texts.
 */
const codeFields = (fields: string[]) =>
  fields.length > 0 && fields.every((field) => field in codeKeys);
const codeKeys: Record<string, string> = { VARIANTS_SKU: 'sku', VARIANTS_BARCODE: 'barcode' };

function codeCondition(query: string, fields: string[]) {
  const paths = fields.map((field) => `json_extract(v.value, '$.${codeKeys[field]}')`);
  return {
    sql: `p.id IN (SELECT b.id FROM product_bodies b, json_each(b.body, '$.variants') v
      WHERE ${paths.map((path) => `instr(lower(${path}), ?) = 1`).join(' OR ')})`,
    bindings: fields.map(() => foldText(query)),
  };
}

/** Every word, or its singular, must begin a word in the title. */
function matches(title: string, words: string[]): boolean {
  const own = searchWords(foldText(title));
  const has = (form: string) => own.some((one) => one.startsWith(form));
  return words.every((word) => formsOf(foldText(word)).some(has));
}

/** In `styledText`, `<mark>` contains the typed beginning, if any, and `<span>` the rest. */
function suggestions(context: Context, query: string, words: string[]) {
  const typed = foldText(query);
  return facets(context.sql, { words, currency: context.currency })
    .types.map(({ value }) => foldText(value))
    .filter((text) => matches(text, words))
    .map((text) => ({
      __typename: 'SearchQuerySuggestion',
      text,
      styledText: text.startsWith(typed)
        ? `<mark>${escapeHtml(typed)}</mark><span>${escapeHtml(text.slice(typed.length))}</span>`
        : `<span>${escapeHtml(text)}</span>`,
      trackingParameters: null,
    }));
}
