import { unparsable } from './api-error';
import type { Json, StoredDocument } from './document';
import { isKnownPath, textOf, valuesAt } from './fields';

/**
 * Orderings look like `[document.first_publication_date desc, my.article.title]`. Default:
 * publication date, newest first. Empty values come last.
 */
export function sortDocuments(
  found: StoredDocument[],
  orderings: string | null,
  all: StoredDocument[],
): StoredDocument[] {
  const keys = parseOrderings(orderings ?? '', all);
  if (keys.length === 0) keys.push({ path: 'document.last_publication_date', sign: -1 });
  return [...found].sort((a, b) => {
    for (const { path, sign } of keys) {
      const order = compare(valuesAt(path, a)[0], valuesAt(path, b)[0], sign);
      if (order !== 0) return order;
    }
    return a.id < b.id ? -1 : 1;
  });
}

function parseOrderings(text: string, all: StoredDocument[]) {
  const inner = text.trim().replace(/^\[/, '').replace(/\]$/, '');
  return inner
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [path = '', direction] = one.split(/\s+/);
      if (!isKnownPath(path, all)) throw unparsable(`unexpected field '${path}'`, text, 2);
      return { path, sign: direction === 'desc' ? -1 : 1 };
    });
}

function compare(a: Json | undefined, b: Json | undefined, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign;
  return textOf(a).localeCompare(textOf(b), 'en') * sign;
}
