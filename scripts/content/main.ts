/** docs/guides/running/prismic.md explains the commands. */
import { parseArgs } from 'node:util';
import { createClient } from '@prismicio/client';
import {
  addressesOf,
  checkDocuments,
  knownSlices,
  remedies,
} from '~/features/content/checks/check-documents';
import { redirectHosts } from '~/features/redirects/redirects';
import { documentRoutes as routes } from '~/services/prismic/document-routes';
import { storeOf } from '~/platform/stores/regions';
import { defaultRegion } from '~/platform/stores/resolve-market';
import type { Store } from '~/platform/stores/store';
import { readDeployment } from '../doctor/deployment';
import { runningShops } from '../running-shops';
import { knownHandles, type Shop } from './known';
import { readSliceModels } from './models';
import { pushModels } from './push';
import { seedDocuments } from './seed';
import { readTarget } from './settings';

const { sandbox = 'http://127.0.0.1:3001' } = (await runningShops())[0] ?? {};
const localContent = `${sandbox}/prismic/api/v2`;
const localShop: Shop = {
  domain: sandbox,
  token: '0123456789abcdef0123456789abcdef',
};
const commands: Record<string, (args: string[]) => Promise<number>> = {
  async push(args) {
    // Strict, because a misspelled `--dry-run` must not write.
    const options = { 'dry-run': { type: 'boolean', default: false } } as const;
    const dryRun = parseArgs({ args, options }).values['dry-run'];
    const { inserted, updated, same } = await pushModels(readTarget(process.env), { dryRun });
    for (const name of inserted) console.log(`${dryRun ? 'would insert' : 'inserted'} ${name}`);
    for (const name of updated) console.log(`${dryRun ? 'would update' : 'updated'} ${name}`);
    console.log(`${same.length} unchanged`);
    return 0;
  },
  async seed(args) {
    parseArgs({ args });
    const source = process.env.PRISMIC_SOURCE ?? localContent;
    const tell = (line: string) => console.log(line);
    const count = await seedDocuments(readTarget(process.env), { source, tell });
    console.log(`Copied ${count} documents into the migration release. Publish it in the editor.`);
    return 0;
  },
  async check(args) {
    const { env } = parseArgs({ args, options: { env: { type: 'string' } } }).values;
    const vars = await settingsOf(env);
    const { PRISMIC_ENDPOINT: endpoint, PRISMIC_REPOSITORY: repository } = vars;
    const address = repository ? `https://${repository}.cdn.prismic.io/api/v2` : localContent;
    const client = createClient(repository ?? 'lintel-demo', {
      documentAPIEndpoint: endpoint ?? address,
      accessToken: vars.PRISMIC_ACCESS_TOKEN,
      routes,
    });
    const shop = shopOf(vars);
    const all = await client.dangerouslyGetAll({ lang: '*' });
    // Other languages' documents can name products of another store's shop.
    const store = env ? storeOf(vars.STORE ?? '') : undefined;
    const documents = store ? all.filter(isShownIn(store)) : all;
    const findings = checkDocuments(documents, {
      ...knownSlices(readSliceModels()),
      // The journal has a page even without a document.
      addresses: addressesOf([...documents, { type: 'journal', uid: null }]),
      ...(shop && (await knownHandles(shop, store && defaultRegion(store).country))),
      hosts: hostsOf(vars),
      ...(URL.canParse(vars.SITE_URL ?? '') && {
        redirectHosts: redirectHosts({ ...vars, SITE_URL: vars.SITE_URL! }),
      }),
    });
    for (const { kind, document, slice, at, what } of findings) {
      const where = slice ? `${document}, slice ${slice}` : document;
      console.log(`${kind.padEnd(14)} ${where}: ${at}: ${what}. ${remedies[kind]}`);
    }
    if (!shop) console.log('Handles were not checked: set SHOPIFY_STORE_DOMAIN or --env.');
    const where = repository ? `the repository ${repository}` : "the sandbox's demo";
    console.log(`${documents.length} documents of ${where}, ${findings.length} findings`);
    return findings.length > 0 ? 1 : 0;
  },
};

const isShownIn =
  ({ contentLanguage, fallbackLanguage }: Store) =>
  ({ lang }: { lang: string }) =>
    lang === contentLanguage || lang === fallbackLanguage;

/** A store's settings, overridden by environment variables. Without a name, only the environment variables. */
async function settingsOf(name?: string): Promise<Record<string, string | undefined>> {
  if (!name) return process.env;
  const { vars } = await readDeployment(name, process.env);
  return vars as Record<string, string>;
}

/** The sandbox, if neither a repository nor a shop is set. */
function shopOf(vars: Record<string, string | undefined>): Shop | undefined {
  const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_PUBLIC_TOKEN: token = '' } = vars;
  if (domain) return { domain, token, version: vars.STOREFRONT_API_VERSION };
  return vars.PRISMIC_REPOSITORY ? undefined : localShop;
}

const hostsOf = ({ SITE_URL = '', STORE_URLS = '{}' }: Record<string, string | undefined>) =>
  new Set(
    [SITE_URL, ...Object.values(JSON.parse(STORE_URLS) as Record<string, string>)]
      .filter((address) => URL.canParse(address))
      .map((address) => new URL(address).host),
  );

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`'${name}' is not a command: ${Object.keys(commands).join(', ')}`);
try {
  process.exitCode = await command(args);
} catch (error) {
  const { message, cause } = error as Error & { cause?: { code?: string; hostname?: string } };
  const silent = cause?.hostname ?? 'the sandbox: is `npm start` running?';
  console.error(cause?.code ? `No response from ${silent} (${cause.code})` : message);
  process.exitCode = 1;
}
