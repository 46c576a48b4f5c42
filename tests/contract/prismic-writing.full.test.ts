import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addressesOf,
  checkDocuments,
  knownSlices,
} from '~/features/content/checks/check-documents';
import { knownHandles } from '../../scripts/content/known';
import { readSliceModels, readTypeModels } from '../../scripts/content/models';
import { pushModels } from '../../scripts/content/push';
import { seedDocuments } from '../../scripts/content/seed';
import { readTarget, type Target } from '../../scripts/content/settings';
import { root } from '../../scripts/places';
import { wranglerToml } from '../../scripts/wrangler-toml';
import { contentClient, routes } from '../support/content-client';
import { copyProject } from '../support/project-copy';
import { startSandbox, type Sandbox } from '../support/sandbox';
import { stores } from '../support/stores';

let sandbox: Sandbox;
let target: Target;
beforeAll(async () => {
  sandbox = await startSandbox();
  const base = `${sandbox.origin}/prismic`;
  target = readTarget({
    PRISMIC_REPOSITORY: 'lintel-demo',
    PRISMIC_WRITE_TOKEN: 'lintel-sandbox-write-token',
    PRISMIC_MODELS_URL: `${base}/models`,
    PRISMIC_MIGRATION_URL: `${base}/migration`,
    PRISMIC_ASSETS_URL: base,
    PRISMIC_ENDPOINT: `${base}/api/v2`,
  } as unknown as NodeJS.ProcessEnv);
});
afterAll(() => sandbox?.stop());

const shopOf = ({ origin }: Sandbox) => ({
  domain: origin,
  token: '0123456789abcdef0123456789abcdef',
});

test('missing settings are named', () => {
  expect(() => readTarget({} as NodeJS.ProcessEnv)).toThrow('PRISMIC_REPOSITORY');
});

test('a wrong token is refused', async () => {
  await expect(pushModels({ ...target, writeToken: 'x' })).rejects.toThrow('403');
});

const models = [
  ...readSliceModels().map(({ id }) => `slices/${id}`),
  ...readTypeModels().map(({ id }) => `customtypes/${id}`),
];

test('a dry run changes nothing, a push puts slices before types, a second push has nothing to do', async () => {
  for (const options of [{ dryRun: true }, {}]) {
    expect(await pushModels(target, options)).toEqual({ inserted: models, updated: [], same: [] });
  }
  expect(await pushModels(target)).toEqual({ inserted: [], updated: [], same: models });
});

test('each slice gets its picture, once [R-246]', async () => {
  const before = (await sandbox.requests()).at(-1)?.n ?? 0;
  await pushModels(target);
  const stored = await fetch(`${target.modelsUrl}/slices`, {
    headers: { repository: target.repository, authorization: `Bearer ${target.writeToken}` },
  });
  const slices = (await stored.json()) as { id: string; variations: { imageUrl: string }[] }[];
  expect(slices).toHaveLength(readSliceModels().length);
  for (const { id, variations } of slices)
    expect(variations[0]!.imageUrl).toMatch(new RegExp(`/slice-${id}-[0-9a-f]{8}\\.webp$`));
  const sent = (await sandbox.requests(before)).filter(({ method }) => method === 'POST');
  expect(sent.map(({ url }) => url)).toEqual([]);
});

test('a changed model is updated, and only listed in a dry run', async () => {
  await pushModels(target);
  const changed = { ...readSliceModels()[0]!, description: 'as somebody left it' };
  const reply = await fetch(`${target.modelsUrl}/slices/update`, {
    method: 'POST',
    headers: {
      repository: target.repository,
      authorization: `Bearer ${target.writeToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(changed),
  });
  expect(reply.status).toBe(204);
  const name = `slices/${changed.id}`;
  for (let dry = 0; dry < 2; dry += 1) {
    expect((await pushModels(target, { dryRun: true })).updated).toEqual([name]);
  }
  const { inserted, updated } = await pushModels(target);
  expect([inserted, updated]).toEqual([[], [name]]);
  expect((await pushModels(target)).updated).toEqual([]);
});

interface Migrated {
  id: string;
  type: string;
  uid?: string;
  lang: string;
  alternate_language_id?: string;
  data: Record<string, unknown>;
}

test('the whole seed goes over: both languages joined, links between the copies, pictures of its own', async () => {
  await pushModels(target);
  // The library waits 1.5 s between two writes.
  let now = Date.now();
  await sandbox.fault({ service: 'images', mode: 'empty-body' });
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 2000));
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const count = await seedDocuments(target, { source: target.endpoint, tell });
  clock.mockRestore();
  await sandbox.clearFaults();

  const source = await contentClient(sandbox, { routes }).dangerouslyGetAll({ lang: '*' });
  expect(count).toBe(source.length);
  expect(told.at(-1)).toBe(`contents ${count} of ${count}`);
  const headers = { accept: 'application/json' };
  const reply = await sandbox.fetch('/__standin/content', { headers });
  const { migration } = (await reply.json()) as { migration: Migrated[] };
  const nameOf = ({ type, uid, lang }: Pick<Migrated, 'type' | 'lang'> & { uid?: string | null }) =>
    `${type} ${uid ?? ''} ${lang}`;
  expect(migration.map(nameOf).sort()).toEqual(source.map(nameOf).sort());

  const byId = new Map(migration.map((document) => [document.id, document]));
  for (const document of migration.filter(({ lang }) => lang === 'en-gb')) {
    const master = byId.get(document.alternate_language_id ?? '');
    expect([master?.type, master?.uid, master?.lang]).toEqual([
      document.type,
      document.uid,
      'en-us',
    ]);
  }
  const written = JSON.stringify(migration.map(({ data }) => data));
  const linked = [...written.matchAll(/"link_type":"Document","id":"([^"]+)"/g)].map(
    ([, id]) => id!,
  );
  expect(linked.length).toBeGreaterThan(50);
  for (const id of linked) expect(byId.has(id), id).toBe(true);
  // The checks above don't notice empty documents.
  for (const { data, type } of migration) {
    expect(Object.keys(data), type).not.toEqual([]);
  }
  expect(written).toContain('Light, where you live');
  const picturesOf = (documents: unknown) =>
    [...JSON.stringify(documents).matchAll(/"image":\{"id":"([^"]+)"/g)].map(([, id]) => id!);
  const theirs = new Set(picturesOf(source));
  const ours = picturesOf(migration);
  expect(ours.length).toBeGreaterThan(50);
  for (const id of ours) expect(theirs.has(id)).toBe(false);
});

test('the demo documents have nothing to mend [R-257]', async () => {
  const client = contentClient(sandbox, { routes });
  const documents = await client.dangerouslyGetAll({ lang: '*' });
  const handles = await knownHandles(shopOf(sandbox));
  const found = checkDocuments(documents, {
    ...knownSlices(readSliceModels()),
    ...handles,
    addresses: addressesOf(documents),
    hosts: new Set(['localhost:3000']),
  });
  expect(found).toEqual([]);
});

const runIn = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number; told: string }>((resolve) => {
    const env = {
      ...process.env,
      PRISMIC_REPOSITORY: target.repository,
      PRISMIC_WRITE_TOKEN: target.writeToken,
      PRISMIC_MODELS_URL: target.modelsUrl,
      PRISMIC_ENDPOINT: target.endpoint,
      SHOPIFY_STORE_DOMAIN: sandbox.origin,
      SHOPIFY_PUBLIC_TOKEN: shopOf(sandbox).token,
    };
    const script = ['--import', 'tsx', 'scripts/content/main.ts', ...args];
    execFile(process.execPath, script, { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), told: stdout + stderr }),
    );
  });

const run = (...args: string[]) => runIn(root, ...args);

test('the scripts print what they found and would do [R-257]', async () => {
  await pushModels(target);
  expect(await run('check')).toMatchObject({
    code: 0,
    told: expect.stringMatching(/^\d+ documents of .*, 0 findings\n$/),
  });
  const told = `${models.length} unchanged\n`;
  expect(await run('push', '--dry-run')).toEqual({ code: 0, told });
  expect((await run('surprise')).code).toBe(1);
  const misspelt = "Unknown option '--dryrun'\n";
  expect(await run('push', '--dryrun')).toEqual({ code: 1, told: misspelt });
}, 120_000);

test('for a store, only documents that it shows are checked [R-257]', async () => {
  const client = contentClient(sandbox, { routes });
  const [american, british] = await Promise.all(
    ['en-us', 'en-gb'].map(async (lang) => (await client.dangerouslyGetAll({ lang })).length),
  );
  // The operator's wrangler.toml may list other stores.
  const project = copyProject('content-check-test', { linked: true });
  project.write('wrangler.toml', wranglerToml(stores));
  const check = () => runIn(project.folder, 'check', '--env', 'us');
  const own = await check();
  project.edit('app/stores.ts', (text) =>
    text.replace("contentLanguage: 'en-us',", "$& fallbackLanguage: 'en-gb',"),
  );
  const withFallback = await check();
  project.remove();
  const told = (count: number) =>
    expect.stringMatching(new RegExp(`^${count} documents of .*, 0 findings\n$`));
  expect(own).toEqual({ code: 0, told: told(american!) });
  expect(withFallback).toEqual({ code: 0, told: told(american! + british!) });
}, 120_000);
