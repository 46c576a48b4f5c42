#!/usr/bin/env node
// @ts-check
/**
 * `npm run build`; `--tests` builds for the tests if out of date. Both can run concurrently. Runs before packages are
 * installed, so it only uses Node; the rest is in `scripts/build.ts`.
 */
import { installPackages } from './install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
const { buildStorefront } = await import('./build.ts');
await buildStorefront(process.argv.includes('--tests') ? { build: 'tests' } : { force: true });
