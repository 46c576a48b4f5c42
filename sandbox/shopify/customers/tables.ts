import type { SqlStorage } from '@cloudflare/workers-types';

/**
 * - `customers.email` is lowercase. `password` is the result of `hashPassword`; until activation,
 *   it is null and `enabled` is 0. `accepts_marketing` is 1 for yes, 0 for no answer, -1 for
 *   unsubscribed.
 * - `customer_secrets` has the tokens of emailed links; `kind` is reset or activate.
 * - `customer_attempts` has the attempts that rate limits count; `at` is in ms since 1970.
 * - `account_grants` and `account_tokens` belong to the Customer Account API; times are in ms since
 *   1970.
 */
const tables = `
CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, first_name TEXT, last_name TEXT, phone TEXT,
  password TEXT, enabled INTEGER NOT NULL, accepts_marketing INTEGER NOT NULL DEFAULT 0,
  default_address_id INTEGER, created_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS addresses (
  id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, first_name TEXT, last_name TEXT,
  company TEXT, address1 TEXT, address2 TEXT, city TEXT, province TEXT, province_code TEXT,
  country TEXT, country_code TEXT, zip TEXT, phone TEXT);
CREATE INDEX IF NOT EXISTS addresses_by_customer ON addresses (customer_id, id);
CREATE TABLE IF NOT EXISTS customer_access_tokens (
  token TEXT PRIMARY KEY, customer_id INTEGER NOT NULL, expires_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS customer_secrets (
  kind TEXT NOT NULL, customer_id INTEGER NOT NULL, token TEXT NOT NULL, expires_at TEXT NOT NULL,
  PRIMARY KEY (kind, customer_id));
CREATE TABLE IF NOT EXISTS account_grants (
  code TEXT PRIMARY KEY, code_expires_at INTEGER NOT NULL, redeemed INTEGER NOT NULL DEFAULT 0,
  customer_id INTEGER NOT NULL, client_id TEXT NOT NULL, session_id TEXT NOT NULL,
  redirect_uri TEXT NOT NULL, scope TEXT NOT NULL, nonce TEXT, challenge TEXT);
CREATE TABLE IF NOT EXISTS account_tokens (
  token TEXT PRIMARY KEY, kind TEXT NOT NULL, grant_code TEXT NOT NULL, scope TEXT NOT NULL,
  expires_at INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS customer_attempts (kind TEXT NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS customer_attempts_by_who ON customer_attempts (kind, who, at);`;

export function installCustomers(sql: SqlStorage): void {
  sql.exec(tables);
}
