#!/usr/bin/env node
// @ts-check
/**
 * Runs before packages are installed, so it only uses Node: checks the version, installs packages and starts
 * `sandbox/host/main.ts`.
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
