#!/usr/bin/env node
// @ts-check
/**
 * `npm run build`: builds for deployment. With `--tests`, builds for the tests if their build is out of date. Both
 * builds can run concurrently. This file runs before packages are installed, so it uses only Node; everything else is
 * in `scripts/build.ts`.
 */
import { installPackages } from './install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
const { buildStorefront } = await import('./build.ts');
await buildStorefront(process.argv.includes('--tests') ? { build: 'tests' } : { force: true });
