#!/usr/bin/env node
// @ts-check
/**
 * Runs on a fresh clone, so it uses nothing but Node: it checks the version, installs missing
 * packages and starts `sandbox/host/main.ts`.
 */
import { installPackages } from '../scripts/install.mjs';
import { isSupervised, supervise } from './supervise.mjs';

const args = process.argv.slice(2);
if (args.includes('--dev') && !isSupervised) {
  supervise(import.meta.filename, args);
} else {
  installPackages();
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import('./host/main.ts');
  await main(args);
}
