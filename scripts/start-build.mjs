#!/usr/bin/env node
// @ts-check
/**
 * `npm run build`; with `--tests` the tests' build, if it is out of date. Both may run at the same time. Runs on a fresh
 * machine, so it needs nothing but Node; the rest is TypeScript (`scripts/build.ts`).
 */
import { installPackages } from './install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
const { buildStorefront } = await import('./build.ts');
await buildStorefront(process.argv.includes('--tests') ? { build: 'tests' } : { force: true });
