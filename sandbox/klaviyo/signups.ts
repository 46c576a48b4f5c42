import type { SqlStorage } from '@cloudflare/workers-types';
import type { World } from '../world/world';

export type Signup = {
  kind: 'newsletter' | 'back-in-stock';
  company: string;
  email: string;
  /** The newsletter's list ID, or the digits of the back-in-stock variant's ID. */
  about: string;
  source: string;
};

export function installKlaviyo(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS signups (
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, kind TEXT NOT NULL, company TEXT NOT NULL,
    email TEXT NOT NULL, about TEXT NOT NULL, source TEXT NOT NULL,
    UNIQUE (kind, company, email, about))`);
}

export function keepSignup({ sql, now }: World, signup: Signup): void {
  const { kind, company, email, about, source } = signup;
  sql.exec(
    `INSERT OR IGNORE INTO signups (at, kind, company, email, about, source)
     VALUES (?, ?, ?, ?, ?, ?)`,
    now().toISOString(),
    kind,
    company,
    email.toLowerCase(),
    about,
    source,
  );
}

export const listSignups = (sql: SqlStorage): (Signup & { at: string })[] => [
  ...sql.exec<Signup & { at: string }>(
    'SELECT at, kind, company, email, about, source FROM signups ORDER BY id DESC',
  ),
];
