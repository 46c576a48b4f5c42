#!/usr/bin/env node
// @ts-check
/**
 * Checks Node's version, installs packages and starts `sandbox/host/main.ts`. Must not import
 * packages, because they aren't installed yet.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../scripts/install.mjs';
import { isSupervised, supervise } from './supervise.mjs';

const args = process.argv.slice(2);
if (args.includes('--dev') && !isSupervised) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // `wrangler.toml` and `.dev.vars` have the settings for `--env`.
  const sources = /^(?:app|sandbox|scripts|package-lock\.json|wrangler\.toml|\.dev\.vars.*)$/;
  // `import.meta.filename` is missing in the old versions of Node that `installPackages` reports.
  supervise(fileURLToPath(import.meta.url), args, () =>
    readdirSync(root)
      .filter((name) => sources.test(name))
      .map((name) => root + name),
  );
} else {
  installPackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./host/main.ts');
  await main(args);
}
