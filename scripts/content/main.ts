/** `npm run content:push [-- --dry-run]`, `content:seed`, `content:check`. README, "Your own content". */
import { createClient } from '@prismicio/client';
import { checkDocuments } from './check';
import { readSliceModels } from './models';
import { pushModels } from './push';
import { seedDocuments } from './seed';
import { readTarget } from './settings';

const localContent = 'http://127.0.0.1:3001/prismic/api/v2';
/** The shop's routes for documents, so that links between documents get a URL to check. */
const routes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];

const commands: Record<string, (args: string[]) => Promise<number>> = {
  async push(args) {
    const dryRun = args.includes('--dry-run');
    const { inserted, updated, same } = await pushModels(readTarget(process.env), { dryRun });
    for (const name of inserted) console.log(`${dryRun ? 'would insert' : 'inserted'} ${name}`);
    for (const name of updated) console.log(`${dryRun ? 'would update' : 'updated'} ${name}`);
    console.log(`${same.length} unchanged`);
    return 0;
  },
  async seed() {
    const source = process.env.PRISMIC_SOURCE ?? localContent;
    const tell = (line: string) => console.log(line);
    const count = await seedDocuments(readTarget(process.env), { source, tell });
    console.log(`${count} documents wait in the migration release: publish it in the editor.`);
    return 0;
  },
  async check() {
    const {
      PRISMIC_ENDPOINT: endpoint,
      PRISMIC_REPOSITORY: repository,
      PRISMIC_ACCESS_TOKEN,
    } = process.env;
    const address = repository ? `https://${repository}.cdn.prismic.io/api/v2` : localContent;
    const client = createClient(repository ?? 'lintel-demo', {
      documentAPIEndpoint: endpoint ?? address,
      accessToken: PRISMIC_ACCESS_TOKEN,
      routes,
    });
    const documents = await client.dangerouslyGetAll({ lang: '*' });
    const findings = checkDocuments(documents, new Set(readSliceModels().map(({ id }) => id)));
    for (const { kind, document, at, what } of findings) {
      console.log(`${kind.padEnd(14)} ${document}: ${at}: ${what}`);
    }
    console.log(`${documents.length} documents, ${findings.length} findings`);
    return findings.length > 0 ? 1 : 0;
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`'${name}' is none of ${Object.keys(commands).join(', ')}`);
try {
  process.exitCode = await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
