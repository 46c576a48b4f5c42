import type { SqlStorage } from '@cloudflare/workers-types';

/** The control page shows `links` as buttons. */
export type Message = {
  to: string;
  subject: string;
  text: string;
  links?: { label: string; href: string }[];
};

/** `at` is ISO 8601 by the sandbox's clock. */
export type Mail = Required<Message> & { id: number; at: string };

export function installMailbox(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, recipient TEXT NOT NULL,
    subject TEXT NOT NULL, text TEXT NOT NULL, links TEXT NOT NULL)`);
}

export function putMail(sql: SqlStorage, at: Date, message: Message): void {
  sql.exec(
    'INSERT INTO mails (at, recipient, subject, text, links) VALUES (?, ?, ?, ?, ?)',
    at.toISOString(),
    message.to,
    message.subject,
    message.text,
    JSON.stringify(message.links ?? []),
  );
}

export function listMails(sql: SqlStorage): Mail[] {
  type Row = Record<'at' | 'recipient' | 'subject' | 'text' | 'links', string> & { id: number };
  return [...sql.exec<Row>('SELECT * FROM mails ORDER BY id DESC')].map((row) => ({
    id: row.id,
    at: row.at,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    links: JSON.parse(row.links) as Mail['links'],
  }));
}
