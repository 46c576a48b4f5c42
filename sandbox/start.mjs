#!/usr/bin/env node
// @ts-check
/**
 * The first thing that runs on a fresh machine, so it needs nothing but Node: it checks the version,
 * installs what is missing, and hands over to TypeScript (`sandbox/host/main.ts`).
 */
import { installPackages } from './install.mjs';
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
