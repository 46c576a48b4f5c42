/**
 * A release is a set of document changes that are published together. Before publication, only
 * requests with the release's ref return the changes.
 */
import type { SqlStorage } from '@cloudflare/workers-types';
import { dropChange, emptyPlace, publish, putChange, type Change } from './store';

export interface Release {
  id: string;
  label: string;
  scheduledAt: string | null;
  revision: number;
  ended: boolean;
}

type Row = Pick<Release, 'id' | 'label' | 'revision'> & {
  scheduled_at: string | null;
  ended: number;
};

export function installReleases(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS content_releases (
      id TEXT PRIMARY KEY, label TEXT NOT NULL, scheduled_at TEXT, revision INTEGER NOT NULL,
      ended INTEGER NOT NULL);
  `);
}

export const openReleases = (sql: SqlStorage): Release[] =>
  sql
    .exec<Row>('SELECT * FROM content_releases WHERE ended = 0 ORDER BY rowid')
    .toArray()
    .map(toRelease);

export const findRelease = (sql: SqlStorage, id: string): Release | undefined =>
  sql.exec<Row>('SELECT * FROM content_releases WHERE id = ?', id).toArray().map(toRelease)[0];

export function planRelease(
  sql: SqlStorage,
  { id, label, scheduledAt }: Pick<Release, 'id' | 'label' | 'scheduledAt'>,
): void {
  sql.exec(
    'INSERT OR REPLACE INTO content_releases VALUES (?, ?, ?, 1, 0)',
    id,
    label,
    scheduledAt,
  );
}

export function putIntoRelease(sql: SqlStorage, release: string, change: Change): void {
  putChange(sql, release, change);
  revise(sql, release);
}

/** The document's published version stays. */
export function takeFromRelease(sql: SqlStorage, release: string, document: string): void {
  dropChange(sql, release, document);
  revise(sql, release);
}

/** Returns the documents' IDs. */
export function publishRelease(sql: SqlStorage, release: string, now: Date): string[] {
  end(sql, release);
  return publish(sql, release, now);
}

export function deleteRelease(sql: SqlStorage, release: string): void {
  end(sql, release);
  emptyPlace(sql, release);
}

const revise = (sql: SqlStorage, id: string): void => {
  sql.exec('UPDATE content_releases SET revision = revision + 1 WHERE id = ?', id);
};

const end = (sql: SqlStorage, id: string): void => {
  sql.exec('UPDATE content_releases SET ended = 1 WHERE id = ?', id);
};

const toRelease = ({ id, label, revision, scheduled_at, ended }: Row): Release => ({
  ...{ id, label, revision },
  scheduledAt: scheduled_at,
  ended: ended === 1,
});
