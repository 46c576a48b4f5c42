import type { SqlStorage } from '@cloudflare/workers-types';
import { optionKey, priceColumn } from './tables';
import { foldText, formsOf, wordsOf } from './text';
import type { Filter } from './types';

type Binding = string | number;

export type Sql = { sql: string; bindings: Binding[] };

/** `FROM … WHERE …`. Aliases: `p` (products), `c` (position in the collection), `w` (relevance). */
export function filterSql(filter: Filter, ranked: boolean): Sql {
  const froms: Sql[] = [{ sql: 'FROM products p', bindings: [] }];
  if (filter.collection !== undefined) {
    froms.push({
      sql: `JOIN collection_products c ON c.product_id = p.id
        AND c.collection_id = (SELECT id FROM collections WHERE handle = ?)`,
      bindings: [filter.collection],
    });
  }
  if (filter.words) froms.push(wordJoin(filter.words.flatMap(wordsOf), filter.prefix, ranked));
  const wheres = conditions(filter);
  const where = wheres.map(({ sql }) => `(${sql})`).join(' AND ');
  return {
    sql: `${froms.map(({ sql }) => sql).join(' ')}${where && ` WHERE ${where}`}`,
    bindings: [...froms, ...wheres].flatMap(({ bindings }) => bindings),
  };
}

/**
 * Relevance is 0 if the words are the product's type, 1 if every word is in the title, 2 if every
 * word is in title, tags or type, otherwise 3. So 'candle' finds candles before candle holders.
 */
function wordJoin(words: string[], prefix: Filter['prefix'], ranked: boolean): Sql {
  if (words.length === 0)
    return { sql: 'JOIN (SELECT 0 AS id, 0 AS tier LIMIT 0) w ON w.id = p.id', bindings: [] };
  const isBeginning = (at: number) =>
    prefix === undefined || (prefix === 'LAST' && at === words.length - 1);
  const anyForm = (word: string, at: number) =>
    `(${(isBeginning(at)
      ? formsOf(word).map((form) => `"${form}"*`)
      : // Whole words match the plural, too, as on Shopify.
        [...formsOf(word), `${word}s`].map((form) => `"${form}"`)
    ).join(' OR ')})`;
  const all = words.map(anyForm).join(' AND ');
  const tiers = ranked ? [`{title}: (${all})`, `{title tags}: (${all})`, all] : [all];
  const types = ranked ? typesOf(words) : [];
  const selects = [
    ...(ranked
      ? [`SELECT id, 0 AS tier FROM products WHERE type_key IN (${types.map(() => '?').join()})`]
      : []),
    ...tiers.map(
      (_, tier) =>
        `SELECT rowid AS id, ${tier + 1} AS tier FROM product_words WHERE product_words MATCH ?`,
    ),
  ];
  const sql = `JOIN (SELECT id, min(tier) AS tier FROM (${selects.join(' UNION ALL ')}) GROUP BY id) w ON w.id = p.id`;
  return { sql, bindings: [...types, ...tiers] };
}

/** 'table lamp' for the words of 'table lamps'. */
const typesOf = (words: string[]): string[] =>
  formsOf(words.at(-1)!).map((last) => [...words.slice(0, -1), last].join(' '));

function conditions({ groups = {}, price, currency, without = [], where }: Filter): Sql[] {
  const { types = [], tags = [], vendors = [], available, options = [] } = groups;
  const names = [...new Set(options.map(({ name }) => foldText(name)))];
  return [
    ...types.map((group) => oneOf('p.type_key', group)),
    ...vendors.map((group) => oneOf('p.vendor_key', group)),
    ...tags.map((group) => hasTerm('tag', group.map(foldText))),
    ...names.map((name) =>
      hasTerm(
        'option',
        options
          .filter((option) => foldText(option.name) === name)
          .map((option) => optionKey(option.name, option.value)),
      ),
    ),
    ...(available === undefined ? [] : [{ sql: 'p.available = ?', bindings: [available ? 1 : 0] }]),
    ...(price ? [hasPrice(priceColumn(currency), price)] : []),
    ...without.map((handle) => ({ sql: 'p.handle <> ?', bindings: [handle] })),
    ...(where ? [where] : []),
  ];
}

function oneOf(column: string, values: string[]): Sql {
  return {
    sql: `${column} IN (SELECT value FROM json_each(?))`,
    bindings: [JSON.stringify(values.map(foldText))],
  };
}

function hasTerm(kind: string, keys: string[]): Sql {
  return {
    sql: `p.id IN (SELECT product_id FROM product_terms WHERE term_id IN (
      SELECT id FROM terms WHERE kind = ? AND key IN (SELECT value FROM json_each(?))))`,
    bindings: [kind, JSON.stringify(keys)],
  };
}

/** The products' lowest price excludes most products without reading variants. */
function hasPrice(
  column: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number },
): Sql {
  return {
    sql: `p.${column} <= ? AND (p.${column} >= ? OR EXISTS (SELECT 1 FROM variants v
      WHERE v.product_id = p.id AND v.${column} BETWEEN ? AND ?))`,
    bindings: [max, min, min, max],
  };
}

export function numbers(sql: SqlStorage, query: Sql): Float64Array {
  return Float64Array.from(sql.exec(query.sql, ...query.bindings).raw<[number]>(), ([id]) => id);
}
