import {
  createClient,
  createMigration,
  createWriteClient,
  type MigrateReporterEvents,
} from '@prismicio/client';
import type { Target } from './settings';

export interface SeedOptions {
  source: string;
  types?: string[];
  uids?: string[];
  tell?(line: string): void;
}

/**
 * Copies documents with images, translations and links into a migration release of Prismic. Returns their number.
 * Leaves out languages that the repository doesn't have. Throws if it has none of them, before anything is written.
 */
export async function seedDocuments(target: Target, options: SeedOptions): Promise<number> {
  const { source, types, uids, tell = () => undefined } = options;
  const from = createClient('lintel-demo', { documentAPIEndpoint: source });
  const all = await from.dangerouslyGetAll({ lang: '*' });
  const { repository, endpoint: documentAPIEndpoint, accessToken } = target;
  const access = { documentAPIEndpoint, ...(accessToken && { accessToken }) };
  const { languages } = await createClient(repository, access).getRepository();
  const hasLanguage = new Set(languages.map(({ id }) => id));
  const missing = new Set(all.map(({ lang }) => lang).filter((lang) => !hasLanguage.has(lang)));
  if (missing.size > 0)
    tell(`left out, because the repository lacks them: ${[...missing].join(', ')}`);
  const wanted = all.filter(
    ({ type, uid, lang }) =>
      hasLanguage.has(lang) &&
      (!types || types.includes(type)) &&
      (!uids || uids.includes(uid ?? '')),
  );
  if (wanted.length === 0)
    throw new Error(
      `The repository has the languages ${[...hasLanguage].join(', ')}; the demo's documents have ${[...new Set(all.map(({ lang }) => lang))].join(', ')}. Add one in Prismic: Settings > Translations & locales.`,
    );
  const migration = createMigration();
  // The library links translations through `alternate_languages`.
  for (const document of wanted) {
    const title = String(document.data.title ?? document.uid ?? document.type);
    migration.createDocumentFromPrismic(document as never, title);
  }
  const writer = createWriteClient(repository, {
    ...access,
    writeToken: target.writeToken,
    migrationAPIEndpoint: target.migrationUrl,
    assetAPIEndpoint: target.assetsUrl,
  });
  await writer.migrate(migration, {
    reporter(event) {
      const line = progressOf(event);
      if (line) tell(line);
    },
  });
  return wanted.length;
}

const stages: Partial<Record<MigrateReporterEvents['type'], string>> = {
  'assets:creating': 'picture',
  // All documents exist before their contents, which link to each other.
  'documents:creating': 'empty document',
  'documents:updating': 'contents',
};

/** A line for each write, such as 'picture 12 of 67'; null for other events. */
export function progressOf({ type, data }: MigrateReporterEvents): string | null {
  const stage = stages[type];
  return stage && 'current' in data ? `${stage} ${data.current} of ${data.total}` : null;
}
