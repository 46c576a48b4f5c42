import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stateFolder } from '../../scripts/places';

interface Template {
  /** Version of `@shopify/cli-hydrogen`. */
  release: string;
  sha256: string;
  /** Replaces the template's own list, which includes all of Shopify's CLI. */
  packages: string[];
  build: [command: string, ...options: string[]];
}

export const templates = {
  /**
   * Pins remix-oxygen and mini-oxygen: newer versions don't work with the template's Hydrogen and
   * Vite.
   */
  '2024.7': {
    release: '8.4.6',
    sha256: 'ccd8deca35849d885b4c475bca3b08edfe5bac7859c30de8e084c977694f812c',
    packages: [
      ...['@remix-run/react@2.17.5', '@remix-run/server-runtime@2.17.5', '@remix-run/dev@2.17.5'],
      ...['@shopify/hydrogen@2024.7.9', '@shopify/remix-oxygen@2.0.12'],
      ...['@shopify/mini-oxygen@3.0.6', 'graphql@16.11.0', 'graphql-tag@2.12.6', 'isbot@3.8.0'],
      ...['react@18.3.1', 'react-dom@18.3.1', 'typescript@5.9.3'],
      ...['vite@5.4.21', 'vite-tsconfig-paths@4.3.2'],
    ],
    build: ['remix', 'vite:build'],
  },
  '2026.4': {
    release: '13.0.4',
    sha256: '7f595034f712341d969938743b97863211001fd1f369d8b426b153371dd49892',
    packages: [
      ...['@shopify/hydrogen@2026.4.5', '@shopify/mini-oxygen@4.2.2', '@react-router/dev@7.16.0'],
      ...['@react-router/fs-routes@7.16.0', 'react-router@7.16.0', 'react-router-dom@7.16.0'],
      ...['graphql@16.11.0', 'graphql-tag@2.12.6', 'isbot@5.2.3', 'react@18.3.1'],
      ...['react-dom@18.3.1', 'typescript@5.9.3', 'vite@8.2.6'],
    ],
    build: ['react-router', 'build'],
  },
} satisfies Record<string, Template>;

export type TemplateName = keyof typeof templates;

/** Returns the folder with `dist/`. */
export function buildSkeleton(name: TemplateName): string {
  const { release, sha256, packages, build }: Template = templates[name];
  const folder = `${stateFolder}/skeleton-${name}`;
  const shop = `${folder}/shop`;
  if (existsSync(`${shop}/dist/server/index.js`)) return shop;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `shopify-cli-hydrogen-${release}.tgz`;
  run(folder, 'npm', 'pack', '--silent', `@shopify/cli-hydrogen@${release}`);
  const digest = createHash('sha256').update(readFileSync(`${folder}/${archive}`));
  if (digest.digest('hex') !== sha256) throw new Error('This is another template.');
  run(folder, 'tar', '-xzf', archive);
  const starter = `${folder}/package/dist/assets/hydrogen/starter`;
  cpSync(starter, shop, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  writeFileSync(`${shop}/package.json`, '{ "private": true, "type": "module" }');
  run(shop, 'npm', 'install', ...quiet, '--legacy-peer-deps', ...packages);
  cpSync(`${starter}/package.json`, `${shop}/package.json`);
  const [command, ...options] = build;
  run(shop, process.execPath, `node_modules/.bin/${command}`, ...options);
  return shop;
}

function run(folder: string, command: string, ...options: string[]): void {
  execFileSync(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
