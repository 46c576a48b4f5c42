/** Hydrogen's skeleton template, built as it was published. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stateFolder } from '../../scripts/places';

const published = {
  name: '@shopify/cli-hydrogen@8.4.6',
  file: 'shopify-cli-hydrogen-8.4.6.tgz',
  sha256: 'ccd8deca35849d885b4c475bca3b08edfe5bac7859c30de8e084c977694f812c',
};

/**
 * What the template's own ranges give today does not fit together: a newer remix-oxygen asks Hydrogen for what it does not
 * have, and a newer mini-oxygen Vite. Those two are therefore of the template's time.
 */
const packages = [
  ...['@remix-run/react@2.17.5', '@remix-run/server-runtime@2.17.5', '@remix-run/dev@2.17.5'],
  ...['@shopify/hydrogen@2024.7.9', '@shopify/remix-oxygen@2.0.12', '@shopify/mini-oxygen@3.0.6'],
  ...['graphql@16.11.0', 'graphql-tag@2.12.6', 'isbot@3.8.0', 'react@18.3.1', 'react-dom@18.3.1'],
  ...['vite@5.4.21', 'vite-tsconfig-paths@4.3.2', 'typescript@5.9.3'],
];

/** Fetches, installs and builds, unless that was done before; gives the folder with `dist/`. */
export function buildSkeleton(): string {
  const folder = `${stateFolder}/skeleton`;
  const shop = `${folder}/shop`;
  if (existsSync(`${shop}/dist/server/index.js`)) return shop;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  run(folder, 'npm', 'pack', '--silent', published.name);
  const digest = createHash('sha256').update(readFileSync(`${folder}/${published.file}`));
  if (digest.digest('hex') !== published.sha256) throw new Error('This is another template.');
  run(folder, 'tar', '-xzf', published.file);
  const starter = `${folder}/package/dist/assets/hydrogen/starter`;
  cpSync(starter, shop, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  // The template's own list has the whole of Shopify's command line, which the build does not need.
  writeFileSync(`${shop}/package.json`, '{ "private": true, "type": "module" }');
  run(shop, 'npm', 'install', ...quiet, '--legacy-peer-deps', ...packages);
  cpSync(`${starter}/package.json`, `${shop}/package.json`);
  run(shop, process.execPath, 'node_modules/.bin/remix', 'vite:build');
  return shop;
}

function run(folder: string, command: string, ...options: string[]): void {
  execFileSync(command, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
