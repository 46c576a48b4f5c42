import { createClient, createMigration, createWriteClient } from '@prismicio/client';
import type { Target } from './settings';

export interface SeedOptions {
  source: string;
  types?: string[];
  uids?: string[];
  tell?(line: string): void;
}

/** Copies documents with images, translations and links into a migration release of Prismic. Returns their number. */
export async function seedDocuments(target: Target, options: SeedOptions): Promise<number> {
  const { source, types, uids, tell = () => undefined } = options;
  const from = createClient('lintel-demo', { documentAPIEndpoint: source });
  const all = await from.dangerouslyGetAll({ lang: '*' });
  const wanted = all.filter(
    ({ type, uid }) => (!types || types.includes(type)) && (!uids || uids.includes(uid ?? '')),
  );
  const migration = createMigration();
  // The library links translations through `alternate_languages`.
  for (const document of wanted) {
    const title = String(document.data.title ?? document.uid ?? document.type);
    migration.createDocumentFromPrismic(document as never, title);
  }
  const writer = createWriteClient(target.repository, {
    writeToken: target.writeToken,
    documentAPIEndpoint: target.endpoint,
    migrationAPIEndpoint: target.migrationUrl,
    assetAPIEndpoint: target.assetsUrl,
  });
  await writer.migrate(migration, { reporter: ({ type }) => tell(type) });
  return wanted.length;
}
