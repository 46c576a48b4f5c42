import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/places';
import { startShop } from '../support/storefront';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const readSbom = () =>
  read<{ components: { name: string; version: string; purl: string }[] }>('build/sbom.cdx.json');

const shop = await startShop();
afterAll(() => shop.stop());

test('the build says which packages it holds, in the versions that are pinned, and none for development', () => {
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

test('it lies beside what is deployed, and the shop does not serve it', async () => {
  const deployed = ['build/client', 'build/server'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
  );
  expect(deployed.filter((name) => name.includes('sbom'))).toEqual([]);
  expect(existsSync(join(root, 'build/sbom.cdx.json'))).toBe(true);
  for (const path of ['/sbom.cdx.json', '/build/sbom.cdx.json', '/assets/../sbom.cdx.json'])
    expect((await shop.shopper().get(path)).status).not.toBe(200);
});
