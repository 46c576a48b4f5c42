/** The scripts for an operator's own repository, against the sandbox's writing APIs. contracts §2.6. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDocuments } from '../../sandbox/content-tools/check';
import { readSliceModels } from '../../sandbox/content-tools/models';
import { pushModels } from '../../sandbox/content-tools/push';
import { seedDocuments } from '../../sandbox/content-tools/seed';
import { readTarget, type Target } from '../../sandbox/content-tools/settings';
import { contentClient, routes } from '../support/content-client';
import { startSandbox, type Sandbox } from '../support/sandbox';

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

test('missing settings are named', () => {
  expect(() => readTarget({} as NodeJS.ProcessEnv)).toThrow('PRISMIC_REPOSITORY');
});

test('a wrong token is refused', async () => {
  await expect(pushModels({ ...target, writeToken: 'x' })).rejects.toThrow('403');
});

test('a dry run changes nothing, a push puts slices before types, a second push has nothing to do', async () => {
  const planned = await pushModels(target, { dryRun: true });
  expect(planned.inserted).toHaveLength(19 + 7);
  const pushed = await pushModels(target);
  expect(pushed.inserted).toEqual(planned.inserted);
  expect(pushed.inserted[0]).toMatch(/^slices\//);
  expect(pushed.inserted.at(-1)).toMatch(/^customtypes\//);
  const again = await pushModels(target);
  expect([again.inserted, again.updated, again.same.length]).toEqual([[], [], 26]);
});

test('documents go over with their pictures and both languages', async () => {
  await pushModels(target);
  const count = await seedDocuments(target, { source: target.endpoint, uids: ['privacy'] });
  expect(count).toBe(2);
}, 60_000);

test('the demo documents have nothing to mend', async () => {
  const client = contentClient(sandbox, { routes });
  const documents = await client.dangerouslyGetAll({ lang: '*' });
  const slices = new Set(readSliceModels().map(({ id }) => id));
  expect(checkDocuments(documents, slices)).toEqual([]);
});

test('the check finds unknown slices, dead links, silent pictures, missing search texts and menus to nowhere', () => {
  const page = {
    id: 'a', type: 'page', uid: 'a', lang: 'en-us', url: '/pages/a',
    data: {
      body: [{ slice_type: 'surprise' }],
      image: { url: 'https://a.example/x.jpg', alt: null, dimensions: {} },
      links: [
        { link_type: 'Document', isBroken: true }, { link_type: 'Web', url: '/pages/gone' },
        { link_type: 'Web', url: 'javascript:alert(1)' }, { link_type: 'Web', url: '/pages/a#x' },
      ],
    },
  }; // prettier-ignore
  const theme = {
    id: 't', type: 'theme_settings', uid: null, lang: 'en-us',
    data: { body1: [{ slice_type: 'menu_group', items: [{ link: { link_type: 'Any' }, link_text: 'Shop' }] }] },
  }; // prettier-ignore
  const kinds = checkDocuments([page, theme], new Set(['content'])).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([
    'dead-link',
    'dead-link',
    'dead-link',
    'menu',
    'no-alt',
    'no-seo',
    'unknown-slice',
  ]);
});
