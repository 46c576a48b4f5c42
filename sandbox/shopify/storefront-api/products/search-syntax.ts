import { topLevelError } from '../graphql/errors';

export type Term = {
  kind: 'term';
  field: string | null;
  comparator: '=' | '>' | '>=' | '<' | '<=';
  value: string;
  /** The value ended in an unescaped `*`. */
  prefix: boolean;
};
export type Expression =
  | Term
  | { kind: 'all' | 'any'; parts: Expression[] }
  | { kind: 'not'; part: Expression };

const token = /\s*(\(|\)|-(?=[\w("'])|(?:[^\s()"'\\]|\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')+)/gy;

/**
 * Shopify's search syntax: `AND` (or whitespace), `OR`, `NOT` (or `-`), parentheses, `field:value`,
 * quotes, comparators, trailing `*`, backslash escapes. Null if the text is empty.
 */
export function parseSearch(text: string): Expression | null {
  const tokens = [...text.matchAll(token)].map((match) => match[1] ?? '');
  let at = 0;
  const any = (depth: number): Expression | null => {
    if (depth > 20)
      throw topLevelError('The query is nested too deeply', 'INVALID_FIELD_ARGUMENTS');
    const parts = [all(depth)];
    while (tokens[at] === 'OR') {
      at += 1;
      parts.push(all(depth));
    }
    return joined('any', parts);
  };
  const all = (depth: number): Expression | null => {
    const parts: (Expression | null)[] = [];
    while (at < tokens.length && tokens[at] !== ')' && tokens[at] !== 'OR') {
      if (tokens[at] === 'AND') at += 1;
      else parts.push(one(depth));
    }
    return joined('all', parts);
  };
  const one = (depth: number): Expression | null => {
    const text = tokens[at] ?? '';
    at += 1;
    if (text === '-' || text === 'NOT') {
      const part = at < tokens.length ? one(depth) : null;
      return part && { kind: 'not', part };
    }
    if (text !== '(') return termOf(text);
    const inside = any(depth + 1);
    if (tokens[at] === ')') at += 1;
    return inside;
  };
  const parts: (Expression | null)[] = [];
  while (at < tokens.length) {
    parts.push(any(0));
    if (tokens[at] === ')') at += 1;
  }
  return joined('all', parts);
}

function joined(kind: 'all' | 'any', parts: (Expression | null)[]): Expression | null {
  const present = parts.filter((part) => part !== null);
  return present.length > 1 ? { kind, parts: present } : (present[0] ?? null);
}

function termOf(text: string): Term | null {
  const split = /^([A-Za-z_.]+):(>=|<=|>|<|=)?(.*)$/s.exec(text);
  const raw = split?.[3] ?? text;
  const prefix = /(?:^|[^\\])(?:\\\\)*\*$/.test(raw);
  const value = (prefix ? raw.slice(0, -1) : raw)
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/\\(.)/gs, '$1');
  if (value === '') return null;
  const comparator = (split?.[2] ?? '=') as Term['comparator'];
  return { kind: 'term', field: split?.[1] ?? null, comparator, value, prefix };
}
