import type { SqlStorage } from '@cloudflare/workers-types';
import type { StoredDocument } from './document';

/** The place of a document's version is 'master' (published), 'drafts' or a release's ID. */
export const publishedPlace = 'master';
export const draftsPlace = 'drafts';

/** If `document` is null, the change unpublishes the document. */
export interface Change {
  id: string;
  document: StoredDocument | null;
}

/** The number in `master-{n}`; increases with each publication and reset, because Prismic never repeats a ref. */
export const version = (sql: SqlStorage): number => Number(state(sql, 'version') ?? 0);

export const changesIn = (sql: SqlStorage, place: string): Change[] =>
  sql
    .exec<{ id: string; body: string | null }>(
      'SELECT id, body FROM content_documents WHERE place = ? ORDER BY rowid',
      place,
    )
    .toArray()
    .map(
      ({ id, body }) => ({ id, document: body && (JSON.parse(body) as StoredDocument) }) as Change,
    );

export function putChange(sql: SqlStorage, place: string, { id, document }: Change): void {
  write(sql, place, id, document);
  touch(sql);
}

export function emptyPlace(sql: SqlStorage, place: string): void {
  sql.exec('DELETE FROM content_documents WHERE place = ?', place);
  touch(sql);
}

export function dropChange(sql: SqlStorage, place: string, id: string): void {
  sql.exec('DELETE FROM content_documents WHERE place = ? AND id = ?', place, id);
  touch(sql);
}

export const moveMaster = (sql: SqlStorage): void =>
  setState(sql, 'version', String(Math.max(version(sql) + 1, Date.now())));

/** Publishes a place's changes under a new master ref. Returns the changed documents' IDs. */
export function publish(sql: SqlStorage, place: string, now: Date): string[] {
  const date = now.toISOString().replace(/\.\d+Z$/, '+0000');
  const changes = changesIn(sql, place);
  for (const { id, document } of changes) {
    const first_publication_date = document?.first_publication_date ?? date;
    if (document) {
      const dates = { first_publication_date, last_publication_date: date };
      write(sql, publishedPlace, id, { ...document, ...dates });
    } else sql.exec('DELETE FROM content_documents WHERE place = ? AND id = ?', publishedPlace, id);
  }
  sql.exec('DELETE FROM content_documents WHERE place = ?', place);
  moveMaster(sql);
  touch(sql);
  return changes.map(({ id }) => id);
}

type Read = { stamp: string; sets: Map<string, StoredDocument[]> };
const read = new WeakMap<SqlStorage, Read>();

/**
 * The published documents with the changes of `place` (drafts or a release). `only` limits the
 * changes to one document ID. Don't modify the cached array.
 */
export function documentsOf(sql: SqlStorage, place?: string, only?: string): StoredDocument[] {
  const stamp = state(sql, 'stamp') ?? '';
  let known = read.get(sql);
  if (known?.stamp !== stamp) read.set(sql, (known = { stamp, sets: new Map() }));
  const key = `${place ?? ''} ${only ?? ''}`;
  const found = known.sets.get(key) ?? changed(sql, place, only);
  known.sets.set(key, found);
  return found;
}

function changed(sql: SqlStorage, place?: string, only?: string): StoredDocument[] {
  const documents = new Map(
    changesIn(sql, publishedPlace).flatMap(({ id, document }) =>
      document ? [[id, document] as const] : [],
    ),
  );
  const changes = place === undefined ? [] : changesIn(sql, place);
  for (const { id, document } of changes) {
    if (only !== undefined && id !== only) continue;
    if (document) documents.set(id, document);
    else documents.delete(id);
  }
  return [...documents.values()].map((document) => withAlternates(document, documents));
}

function withAlternates(
  document: StoredDocument,
  known: Map<string, StoredDocument>,
): StoredDocument {
  const there = document.alternate_languages.filter(({ id }) => known.has(id));
  if (there.length === document.alternate_languages.length) return document;
  return { ...document, alternate_languages: there };
}

export const draftsOf = (sql: SqlStorage): StoredDocument[] =>
  changesIn(sql, draftsPlace).flatMap(({ document }) => document ?? []);

function write(sql: SqlStorage, place: string, id: string, document: StoredDocument | null): void {
  const body = document && JSON.stringify(document);
  sql.exec('INSERT OR REPLACE INTO content_documents VALUES (?, ?, ?)', place, id, body);
}

const touch = (sql: SqlStorage): void => setState(sql, 'stamp', crypto.randomUUID());

export const state = (sql: SqlStorage, key: string): string | undefined =>
  sql.exec<{ value: string }>('SELECT value FROM content_state WHERE key = ?', key).toArray()[0]
    ?.value;

export const setState = (sql: SqlStorage, key: string, value: string): void => {
  sql.exec('INSERT OR REPLACE INTO content_state VALUES (?, ?)', key, value);
};
