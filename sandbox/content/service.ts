import type { Service } from '../state/world';

/** Content API of the sandbox: `/prismic/api/v2…`. */
export const content: Service = () => null;

/** Creates the content tables and loads the documents. */
export function installContent(sql: SqlStorage): void {
  sql.exec('CREATE TABLE IF NOT EXISTS content_state (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
}
