import type { SqlStorage } from '@cloudflare/workers-types';

/** Creates the table of single values: clock, version of the seed. */
export function installMeta(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
}

/** One single value, null before it was written. */
export function readMeta(sql: SqlStorage, key: string): string | null {
  const [row] = sql.exec<{ value: string }>('SELECT value FROM meta WHERE key = ?', key);
  return row?.value ?? null;
}

/** Keeps one single value. */
export function writeMeta(sql: SqlStorage, key: string, value: string): void {
  sql.exec('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, value);
}
