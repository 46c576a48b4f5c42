import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * `account_sign_ins` has unfinished sign-ins: authorization request (JSON) and emailed code. Times
 * are in ms since 1970.
 */
const tables = `
CREATE TABLE IF NOT EXISTS account_sessions (
  id TEXT PRIMARY KEY, customer_id INTEGER NOT NULL, expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS account_sign_ins (
  id TEXT PRIMARY KEY, request TEXT NOT NULL, email TEXT, code TEXT, attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL);`;

export function installAccounts(sql: SqlStorage): void {
  sql.exec(tables);
}
