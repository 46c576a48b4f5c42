import type { SqlStorage } from '@cloudflare/workers-types';
import { findRelease } from './releases';
import { draftsPlace } from './store';

/** What a preview shows: all changes of a place (see `store.ts`), or only one document's. */
export interface Shown {
  place: string;
  document?: string;
}

/** Two permanent previews: `drafts` shows all drafts, `expired` has expired. */
export function installPreviews(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS content_previews (
      id TEXT PRIMARY KEY, place TEXT NOT NULL, document TEXT, expires_at INTEGER NOT NULL);
  `);
  sql.exec(
    `INSERT OR IGNORE INTO content_previews
     VALUES ('drafts', '${draftsPlace}', NULL, 8e15), ('expired', '${draftsPlace}', NULL, 0)`,
  );
}

export function createPreview(sql: SqlStorage, { place, document }: Shown, expires: Date): string {
  const id = crypto.randomUUID();
  sql.exec(
    'INSERT INTO content_previews VALUES (?, ?, ?, ?)',
    ...[id, place, document ?? null, expires.getTime()],
  );
  return id;
}

/** Undefined if the preview is unknown or expired, or if its release was published or deleted. */
export function shownBy(sql: SqlStorage, id: string, now: Date): Shown | undefined {
  const [row] = sql
    .exec<{ place: string; document: string | null }>(
      'SELECT place, document FROM content_previews WHERE id = ? AND expires_at > ?',
      ...[id, now.getTime()],
    )
    .toArray();
  if (!row) return undefined;
  if (row.place !== draftsPlace && findRelease(sql, row.place)?.ended !== false) return undefined;
  return { place: row.place, ...(row.document !== null && { document: row.document }) };
}
