import type { SqlStorage } from '@cloudflare/workers-types';

export function installKeyValues(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
}

export function readValue(sql: SqlStorage, key: string): string | null {
  const [row] = sql.exec<{ value: string }>('SELECT value FROM meta WHERE key = ?', key);
  return row?.value ?? null;
}

export function writeValue(sql: SqlStorage, key: string, value: string): void {
  sql.exec('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, value);
}
