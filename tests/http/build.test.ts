import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { PageScripts } from '../../app/routes/shell/starter';
import { buildStorefront } from '../../scripts/build';
import { root } from '../../scripts/places';
import { startShop } from '../support/storefront';
import { testBuild } from '../support/test-build';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const readSbom = () =>
  read<{ components: { name: string; version: string; purl: string }[] }>('build/sbom.cdx.json');

// What is said of files here is said of those that are deployed.
await buildStorefront();
const shop = await startShop();
afterAll(() => shop.stop());

test('the build says which packages it holds, in the versions that are pinned, and none for development [V15.1.2]', () => {
  const { components } = readSbom();
  const versionsOf = (name: string) =>
    components.filter((one) => one.name === name).map(({ version }) => version);
  const pinned = Object.entries(manifest.dependencies);
  expect(pinned.filter(([name, version]) => !versionsOf(name).includes(version))).toEqual([]);
  // What Remix names, in the versions of our overrides.
  expect(versionsOf('react-router')).toEqual(['6.30.6']);
  expect(versionsOf('@remix-run/router')).toEqual(['1.23.4']);
  const tools = components.filter(({ name }) => name in manifest.devDependencies);
  expect(tools).toEqual([]);
  expect(components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
});

test('nothing in it differs from build to build', () => {
  expect(Object.keys(readSbom())).not.toContain('serialNumber');
  const { metadata } = read<{ metadata: object }>('build/sbom.cdx.json');
  expect(metadata).toMatchObject({ component: { name: 'lintel', 'bom-ref': 'lintel@0.1.0' } });
  expect(Object.keys(metadata).sort()).toEqual(['component', 'lifecycles']);
});

test('what is deployed are files for browsers and the Worker, and nothing of how they were made [V6.3.2] [V13.3.1] [V13.4.1] [V15.2.3]', async () => {
  const filesOf = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  const [assets, worker] = [filesOf('build/client'), filesOf('build/server')];
  const strange = assets.filter(
    (file) => !/\.(?:css|ico|js|json|png|svg|webmanifest|woff2)$/.test(file),
  );
  expect(strange.map((file) => basename(file))).toEqual(['_headers']);
  expect(worker.filter((file) => !file.endsWith('.js'))).toEqual([]);
  const published = /a secret of the sandbox|lintel-demo|sourceMappingURL=/;
  for (const file of [...assets, ...worker].filter((name) => name.endsWith('.js')))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(published);
  expect(existsSync(join(root, 'build/sbom.cdx.json'))).toBe(true);
});

test('nothing that only tests need is in what is deployed', () => {
  const hooks = /renewIsolate|TEST_STORES|TEST_BUILD/g;
  const found = (folder: string) => [
    ...new Set(readFileSync(join(folder, 'server/index.js'), 'utf8').match(hooks)),
  ];
  expect(found(join(root, 'build'))).toEqual([]);
  // The names are those that the tests' build has.
  expect(found(testBuild).sort()).toEqual(['TEST_STORES', 'renewIsolate']);
  // Browsers know of neither stores nor hooks: to them both builds are the same.
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

/** In bytes, as browsers get it. */
const weigh = (text: string | Buffer) => brotliCompressSync(text).length;
const readFile = (path: string) => readFileSync(join(testBuild, 'client', path));

test.each([
  ['/', 118_000],
  ['/collections/all', 112_000],
  ['/products/halden-pendant-brass', 124_000],
  ['/search?q=brass', 114_000],
  ['/accounts/login', 124_000],
])(
  'a page loads few files of modules, and none of the account’s but there: %s [R-082]',
  async (path, limit) => {
    const { text } = await shop.shopper().get(path);
    const [, json = ''] = /starter\.arrive\((\{.*?\})\)<\/script>/.exec(text) ?? [];
    const { imports, manifest, entry, routes, arrival } = JSON.parse(json) as PageScripts;
    const all = [...imports, manifest, entry, ...Object.values(routes)];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeLessThanOrEqual(12);
    expect(all.some((file) => file.includes('/account-'))).toBe(path.startsWith('/accounts'));
    const bytes = all.map((file) => weigh(readFile(file)));
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
    // What runs before anybody uses the page needs nothing else.
    const [, starter = ''] = /<script[^>]*>("use strict";.*?)<\/script>/s.exec(text) ?? [];
    expect(starter).toContain('modulepreload');
    expect(String(readFile(arrival!))).not.toMatch(/\bimport\b/);
    expect(weigh(starter) + weigh(readFile(arrival!))).toBeLessThanOrEqual(5000);
  },
);
