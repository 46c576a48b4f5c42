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

const help = `npm start       builds the shop and opens it on http://localhost:3000
npm run dev     opens the shop from its sources, and follows your changes
npm run reset   clears the shop's carts, customers and orders

Options, after two dashes ('npm start -- --bare'):
  --bare        without optional services
  --env us      only 'npm run dev': a real store, with the settings of [env.us] in wrangler.toml

Variables, before the command ('PORT=4000 npm start'):
  PORT=4000              and the next port, for the sandbox
  PRESET=B               another group of stores in app/stores.ts
  ACCOUNTS=off           or customer-account-api
  SANDBOX_PRODUCTS=5000  a large catalog`;

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(help);
else if (args.includes('--dev') && !isSupervised) {
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
