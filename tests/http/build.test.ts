import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PageScripts } from '../../app/routes/shell/lazy-hydration';
import { buildStorefront } from '../../scripts/build';
import { root } from '../../scripts/places';
import { startShop } from '../support/storefront';
import { testBuild } from '../support/test-build';

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, unknown>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const readSbom = () =>
  read<{ components: { name: string; version: string; purl: string }[] }>('build/sbom.cdx.json');

await buildStorefront();
const shop = await startShop();
afterAll(() => shop.stop());

test('the build says which packages it holds, in the versions that are pinned, and none for development [V15.1.2]', () => {
  const { components } = readSbom();
  const versionsOf = (name: string) =>
    components.filter((one) => one.name === name).map(({ version }) => version);
  const pinned = Object.entries(manifest.dependencies);
  expect(pinned.filter(([name, version]) => !versionsOf(name).includes(version))).toEqual([]);
  // package.json overrides the versions that Remix depends on.
  for (const router of ['react-router', '@remix-run/router'])
    expect(versionsOf(router), router).toEqual([manifest.overrides[router]]);
  const tools = components.filter(({ name }) => name in manifest.devDependencies);
  expect(tools).toEqual([]);
  expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
});

test('the list of packages does not change from build to build', () => {
  expect(Object.keys(readSbom())).not.toContain('serialNumber');
  const { metadata } = read<{ metadata: object }>('build/sbom.cdx.json');
  const ref = `lintel@${manifest.version}`;
  expect(metadata).toMatchObject({ component: { name: 'lintel', 'bom-ref': ref } });
  expect(Object.keys(metadata).sort()).toEqual(['component', 'lifecycles']);
});

test('what is deployed are files for browsers and the Worker, and nothing of how they were made [V6.3.2] [V13.3.1] [V13.4.1] [V15.2.3]', async () => {
  const filesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const [assets, worker] = [filesOf('build/client'), filesOf('build/server')];
  const strange = assets.filter(
    (file) =>
      !/\.(?:avif|css|gif|ico|jpg|js|json|mp4|png|svg|webm|webmanifest|webp|woff2)$/.test(file),
  );
  expect(strange.map((file) => basename(file))).toEqual(['_headers']);
  expect(worker.filter((file) => !file.endsWith('.js'))).toEqual([]);
  const published = /a secret of the sandbox|lintel-demo|sourceMappingURL=/;
  for (const file of [...assets, ...worker].filter((name) => name.endsWith('.js')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(published);
  expect(existsSync(join(root, 'build/sbom.cdx.json'))).toBe(true);
});

test('the deployed build contains nothing that only tests need', () => {
  const hooks = /renewIsolate|TEST_STORES|TEST_BUILD/g;
  const found = (folder: string) => [
    ...new Set(readFileSync(join(folder, 'server/index.js'), 'utf8').match(hooks)),
  ];
  expect(found(join(root, 'build'))).toEqual([]);
  expect(found(testBuild).sort()).toEqual(['TEST_STORES', 'renewIsolate']);
  const filesOf = (folder: string) => readdirSync(join(folder, 'client/assets')).sort();
  expect(filesOf(testBuild)).toEqual(filesOf(join(root, 'build')));
});

test('files that are served before the Worker can be neither sniffed, framed nor read by other sites [V3.4.3] [V3.4.6]', () => {
  const rules = readFileSync(join(root, 'build/client/_headers'), 'utf8').split('\n/*\n')[1];
  expect(rules).toContain('X-Content-Type-Options: nosniff');
  expect(rules).toContain('Cross-Origin-Resource-Policy: same-origin');
  for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(rules).toContain(rule);
});

test.each([
  '/sbom.cdx.json',
  '/_headers',
  '/assets/',
  '/assets',
  '/.git/config',
  '/wrangler.toml',
  '/package.json',
])('%s is not to be had [V13.4.1] [V13.4.3] [V13.4.5]', async (path) => {
  const { status, text } = await shop.shopper().get(path);
  expect(status).toBe(404);
  expect(text).not.toMatch(/bomFormat|Cache-Control|dependencies/);
});

const readFile = (path: string) => readFileSync(join(testBuild, 'client', path), 'utf8');

// tests/e2e/page-weight.spec.ts compares weights.
test.each([
  '/',
  '/collections/all',
  '/products/halden-pendant-brass',
  '/search?q=brass',
  '/accounts/login',
])(
  'a page loads at most fourteen modules, and the account’s modules only there: %s [R-082]',
  async (path) => {
    const { text } = await shop.shopper().get(path);
    const [, json = ''] = /lazyHydration\.register\((\{.*?\})\)<\/script>/.exec(text) ?? [];
    const { imports, manifest, entry, routes, afterLoad } = JSON.parse(json) as PageScripts;
    const all = [...imports, manifest, entry, ...Object.values(routes)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeLessThanOrEqual(14);
    expect(all.some((file) => file.includes('/account-'))).toBe(path.startsWith('/accounts'));
    // `afterLoad` runs on every page, so it loads other modules only on demand.
    const [, inline = ''] = /<script[^>]*>("use strict";.*?)<\/script>/s.exec(text) ?? [];
    expect(inline).toContain('modulepreload');
    expect(readFile(afterLoad!)).not.toMatch(/\bimport\b(?!\()/);
  },
);
