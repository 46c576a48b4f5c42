import type { SqlStorage } from '@cloudflare/workers-types';
import type { StoredDocument } from './document';
import { drafts, published } from './documents';
import { installWriteApis } from './write-apis';

/** Creates the content tables, and loads the files when they have changed since the last start. */
export function installPrismic(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS content_documents (
      id TEXT NOT NULL, draft INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, draft));
    CREATE TABLE IF NOT EXISTS content_previews (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS content_state (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  `);
  installWriteApis(sql);
  const files = fingerprint(JSON.stringify([published, drafts]));
  if (state(sql, 'files') === files) return;
  sql.exec('DELETE FROM content_documents');
  for (const document of published) put(sql, document as StoredDocument, 0);
  for (const document of drafts) put(sql, document as StoredDocument, 1);
  sql.exec("INSERT OR REPLACE INTO content_previews VALUES ('drafts', 8e15), ('expired', 0)");
  setState(sql, 'files', files);
  setState(sql, 'version', String(version(sql) + 1));
  setState(sql, 'stamp', crypto.randomUUID());
}

/** The number in the master ref `master-{n}`, which grows with each publication. */
export const version = (sql: SqlStorage): number => Number(state(sql, 'version') ?? 0);

/** Publishes all drafts and moves the master ref. */
export function publishDrafts(sql: SqlStorage, now: Date): void {
  const date = now.toISOString().replace(/\.\d+Z$/, '+0000');
  for (const draft of readDocuments(sql, 1)) {
    const first_publication_date = draft.first_publication_date ?? date;
    put(sql, { ...draft, first_publication_date, last_publication_date: date }, 0);
  }
  sql.exec('DELETE FROM content_documents WHERE draft = 1');
  setState(sql, 'version', String(version(sql) + 1));
  setState(sql, 'stamp', crypto.randomUUID());
}

/** Opens a preview of all drafts and returns its id. */
export function createPreview(sql: SqlStorage, expiresAt: Date): string {
  const id = crypto.randomUUID();
  sql.exec('INSERT INTO content_previews VALUES (?, ?)', id, expiresAt.getTime());
  return id;
}

/** True when the preview exists and has not expired. */
export function isPreviewOpen(sql: SqlStorage, id: string, now: Date): boolean {
  const rows = sql.exec(
    'SELECT 1 FROM content_previews WHERE id = ? AND expires_at > ?',
    id,
    now.getTime(),
  );
  return rows.toArray().length > 0;
}

type Read = { stamp: string; sets: { master: StoredDocument[]; preview: StoredDocument[] } };
const read = new WeakMap<SqlStorage, Read>();

/**
 * The documents of the master ref, or with the drafts in their place. Cached: do not modify the
 * result.
 */
export function documentsOf(sql: SqlStorage, set: 'master' | 'preview'): StoredDocument[] {
  const stamp = state(sql, 'stamp') ?? '';
  const known = read.get(sql);
  if (known?.stamp === stamp) return known.sets[set];
  const master = readDocuments(sql, 0);
  const newer = readDocuments(sql, 1);
  const ids = new Set(newer.map((document) => document.id));
  const sets = { master, preview: [...master.filter(({ id }) => !ids.has(id)), ...newer] };
  read.set(sql, { stamp, sets });
  return sets[set];
}

/** The drafts alone, for the control page. */
export const draftsOf = (sql: SqlStorage): StoredDocument[] => readDocuments(sql, 1);

const readDocuments = (sql: SqlStorage, draft: 0 | 1): StoredDocument[] =>
  sql
    .exec<{ body: string }>('SELECT body FROM content_documents WHERE draft = ?', draft)
    .toArray()
    .map(({ body }) => JSON.parse(body) as StoredDocument);

const put = (sql: SqlStorage, document: StoredDocument, draft: 0 | 1): void => {
  sql.exec(
    'INSERT OR REPLACE INTO content_documents VALUES (?, ?, ?)',
    document.id,
    draft,
    JSON.stringify(document),
  );
};

const state = (sql: SqlStorage, key: string): string | undefined =>
  sql.exec<{ value: string }>('SELECT value FROM content_state WHERE key = ?', key).toArray()[0]
    ?.value;

const setState = (sql: SqlStorage, key: string, value: string): void => {
  sql.exec('INSERT OR REPLACE INTO content_state VALUES (?, ?)', key, value);
};

/** An FNV-1a hash, to notice changed files. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
