#!/usr/bin/env node
// @ts-check
/**
 * Builds for deployment or, with `--tests`, for the tests if their build is out of date. Uses only Node, because
 * packages aren't installed yet.
 */
import { installPackages } from './install.mjs';

installPackages();
const { register } = await import('tsx/esm/api');
register();
const { buildStorefront } = await import('./build.ts');
await buildStorefront(process.argv.includes('--tests') ? { build: 'tests' } : { force: true });
