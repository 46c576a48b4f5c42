import type { SqlStorage } from '@cloudflare/workers-types';
import type { Documents, StoredDocument } from './document';
import { installPreviews } from './previews';
import { installReleases, planRelease } from './releases';
import {
  draftsPlace,
  emptyPlace,
  moveMaster,
  publishedPlace,
  putChange,
  setState,
  state,
} from './store';
import { installWriteApis } from './write-apis';

/** Reloads the documents if their files have changed since the previous start. */
export function installPrismic(sql: SqlStorage, { published, drafts, releases }: Documents): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS content_documents (
      place TEXT NOT NULL, id TEXT NOT NULL, body TEXT, PRIMARY KEY (place, id));
    CREATE TABLE IF NOT EXISTS content_state (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  `);
  installReleases(sql);
  installPreviews(sql);
  installWriteApis(sql);
  const files = fingerprint(JSON.stringify([published, drafts, releases]));
  if (state(sql, 'files') === files) return;
  load(sql, publishedPlace, published);
  load(sql, draftsPlace, drafts);
  for (const { removed, documents, ...release } of releases) {
    planRelease(sql, release);
    load(sql, release.id, documents);
    for (const id of removed) putChange(sql, release.id, { id, document: null });
  }
  setState(sql, 'files', files);
  moveMaster(sql);
}

function load(sql: SqlStorage, place: string, documents: readonly unknown[]): void {
  emptyPlace(sql, place);
  for (const document of documents as StoredDocument[])
    putChange(sql, place, { id: document.id, document });
}

function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}
