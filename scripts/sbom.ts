/** Lists the build's packages in the CycloneDX format, from Vite's bundles and npm's metadata. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root, stateFolder } from './places';

const listsOf = (build: string) => join(stateFolder, 'shipped', build);

/** A package's folder in the lock file: `node_modules/a` or `node_modules/a/node_modules/@b/c`. */
const packageFolder = /(?<=\/)node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/?]+/;

/** Records the packages in one half of the build (server or browser). */
export const shippedPackages = (build: string): Plugin => ({
  name: 'shipped-packages',
  apply: 'build',
  writeBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((output) =>
      output.type === 'asset'
        ? output.originalFileNames.map((name) => `/${name}`)
        : Object.keys(output.modules).filter((id) => output.modules[id]!.renderedLength > 0),
    );
    const folders = files.flatMap(
      (file) => packageFolder.exec(file.replaceAll('\\', '/'))?.[0] ?? [],
    );
    const lists = listsOf(build);
    mkdirSync(lists, { recursive: true });
    const text = JSON.stringify([...new Set(folders)].sort());
    writeFileSync(join(lists, `${this.environment.name}.json`), text);
  },
});

/** `--omit dev` would also drop packages that development packages depend on, such as React. */
export const sbomArguments = [
  'sbom', '--package-lock-only', '--include', 'dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application',
]; // prettier-ignore

interface Sbom {
  $schema: string;
  bomFormat: string;
  specVersion: string;
  version: number;
  metadata: { component: { 'bom-ref': string; properties?: unknown } };
  components: { 'bom-ref': string; properties?: unknown }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

/**
 * `npmText`: npm's output for `sbomArguments`. Without time, serial number, folder and npm version, all builds of a
 * commit are identical.
 */
export function sbomOfBuild(build: string, npmText: string): string {
  const lists = listsOf(build);
  const { $schema, bomFormat, specVersion, version, metadata, ...all } = JSON.parse(
    npmText,
  ) as Sbom;
  const { packages } = read<{ packages: Record<string, { version: string }> }>('package-lock.json');
  const shipped = new Set(
    readdirSync(lists)
      .flatMap((name) => JSON.parse(readFileSync(join(lists, name), 'utf8')) as string[])
      .map(
        (path) =>
          `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${packages[path]?.version}`,
      ),
  );
  const self = metadata.component['bom-ref'];
  const { properties: _, ...product } = metadata.component;
  const component = { ...product, name: read<{ name: string }>('package.json').name };
  const components = all.components
    .filter((one) => shipped.has(one['bom-ref']))
    .map(({ properties: __, ...one }) => one);
  const missing = [...shipped].filter((ref) => !components.some((one) => one['bom-ref'] === ref));
  if (missing.length > 0) throw new Error(`npm lists no package ${missing.join(', ')}.`);
  const dependencies = all.dependencies
    .filter(({ ref }) => ref === self || shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => shipped.has(to)) }));
  const lifecycles = [{ phase: 'build' }];
  return JSON.stringify(
    {
      $schema,
      bomFormat,
      specVersion,
      version,
      metadata: { lifecycles, component },
      components,
      dependencies,
    },
    null,
    2,
  );
}
