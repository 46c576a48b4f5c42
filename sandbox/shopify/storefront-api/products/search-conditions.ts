import type { Currency } from '../../../seed/types';
import { foldText } from '../../storage/text';
import { hundredths } from '../graphql/money';
import type { Expression, Term } from './search-syntax';

export type Condition = { sql: string; bindings: (string | number)[] };

const always: Condition = { sql: '1', bindings: [] };

export function conditionOf(expression: Expression, currency: Currency): Condition {
  if (expression.kind === 'term') return termCondition(expression, currency);
  if (expression.kind === 'not') {
    const { sql, bindings } = conditionOf(expression.part, currency);
    return { sql: `NOT (${sql})`, bindings };
  }
  const parts = expression.parts.map((part) => conditionOf(part, currency));
  const glue = expression.kind === 'all' ? ' AND ' : ' OR ';
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(glue),
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}

/** As on Shopify, unknown fields are ignored. */
function termCondition(term: Term, currency: Currency): Condition {
  switch (term.field) {
    case null:
      return words(term, '');
    case 'title':
      return term.prefix ? starts('p.title_key', term) : words(term, 'title : ');
    case 'product_type':
      return term.prefix ? starts('p.type_key', term) : equals('p.type_key', term);
    case 'vendor':
      return term.prefix ? starts('p.vendor_key', term) : equals('p.vendor_key', term);
    case 'tag':
      return tagged(term);
    case 'tag_not': {
      const { sql, bindings } = tagged(term);
      return { sql: `NOT (${sql})`, bindings };
    }
    case 'available_for_sale':
      return { sql: 'p.available = ?', bindings: [term.value.toLowerCase() === 'true' ? 1 : 0] };
    case 'created_at':
    case 'updated_at':
      return { sql: `p.${term.field} ${term.comparator} ?`, bindings: [term.value] };
    case 'variants.price':
      return priced(term, currency);
    case 'id':
      return { sql: `p.id ${term.comparator} ?`, bindings: [Number(term.value) || 0] };
    case 'handle':
      return equals('p.handle', term);
    default:
      return always;
  }
}

function equals(column: string, { value }: Term): Condition {
  return { sql: `${column} = ?`, bindings: [foldText(value)] };
}

function starts(column: string, { value }: Term): Condition {
  const from = foldText(value);
  return { sql: `${column} >= ? AND ${column} < ?`, bindings: [from, `${from}\u{10ffff}`] };
}

function tagged(term: Term): Condition {
  const { sql, bindings } = term.prefix ? starts('t.key', term) : equals('t.key', term);
  return {
    sql: `p.id IN (SELECT j.product_id FROM product_terms j JOIN terms t ON t.id = j.term_id
      WHERE t.kind = 'tag' AND ${sql})`,
    bindings,
  };
}

function words(term: Term, column: string): Condition {
  const found = foldText(term.value).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (found.length === 0) return always;
  const last = found.length - 1;
  const all = found.map((word, index) => `"${word}"${term.prefix && index === last ? '*' : ''}`);
  const phrase = `${column}(${all.join(' AND ')})`;
  return {
    sql: 'p.id IN (SELECT rowid FROM product_words WHERE product_words MATCH ?)',
    bindings: [phrase],
  };
}

function priced({ comparator, value }: Term, currency: Currency): Condition {
  const column = `price_${currency.toLowerCase()}`;
  return {
    sql: `p.id IN (SELECT v.product_id FROM variants v WHERE v.${column} ${comparator} ?)`,
    bindings: [hundredths(Number(value) || 0)],
  };
}
