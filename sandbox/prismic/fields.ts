import { isObject, type Json, type StoredDocument } from './document';

const documentFields = new Set([
  'document.id',
  'document.type',
  'document.tags',
  'document.lang',
  'document.first_publication_date',
  'document.last_publication_date',
]);

/**
 * As in Prismic, queries can use `my.{type}.{field}` only if a published document has the field.
 */
export function isKnownPath(path: string, documents: StoredDocument[]): boolean {
  if (path === 'document' || documentFields.has(path)) return true;
  const [my, type, field] = path.split('.');
  if (my !== 'my' || !field) return false;
  return documents.some(
    (document) =>
      document.type === type && (field === 'uid' ? document.uid !== null : field in document.data),
  );
}

/**
 * Values at `document.…` or `my.{type}.{field}[.{field of a group}]`; `[]` for other document
 * types.
 */
export function valuesAt(path: string, document: StoredDocument): Json[] {
  const [first, second = '', ...rest] = path.split('.');
  if (first === 'document') return present(document[second as keyof StoredDocument] as Json);
  if (document.type !== second) return [];
  if (rest[0] === 'uid') return present(document.uid);
  return rest.reduce<Json[]>(
    (values, name) =>
      values.flatMap((value) =>
        (Array.isArray(value) ? value : [value]).flatMap((entry) =>
          isObject(entry) ? present(entry[name]) : [],
        ),
      ),
    [document.data],
  );
}

/** `[]` for null, '', [], {} and links without a target. */
function present(value: Json | undefined): Json[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.length > 0 ? [value] : [];
  if (!isObject(value)) return [value];
  return Object.keys(value).length === 0 || value.link_type === 'Any' ? [] : [value];
}

export function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (!isObject(value)) return '';
  const silent = ['url', 'id', 'type', 'link_type', 'slice_type', 'variation', 'version', 'spans'];
  return Object.entries(value)
    .filter(([key]) => !silent.includes(key))
    .map(([, entry]) => textOf(entry))
    .join(' ');
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
