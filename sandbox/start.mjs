#!/usr/bin/env node
// @ts-check
/**
 * Checks Node's version, installs packages and starts `sandbox/host/main.ts`. Must not import
 * packages, because they aren't installed yet.
 */
import { fileURLToPath } from 'node:url';
import { installPackages } from '../scripts/install.mjs';
import { isSupervised, supervise } from './supervise.mjs';

const args = process.argv.slice(2);
if (args.includes('--dev') && !isSupervised) {
  const sources = ['app', 'sandbox', 'scripts', 'package-lock.json'];
  // `import.meta.filename` is missing in the old versions of Node that `installPackages` reports.
  supervise(
    fileURLToPath(import.meta.url),
    args,
    sources.map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url))),
  );
} else {
  installPackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./host/main.ts');
  await main(args);
}
