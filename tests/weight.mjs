#!/usr/bin/env node
// @ts-check
/**
 * `npm run weight`: measures pages and writes `tests/weight.json`, with which
 * `tests/e2e/page-weight.spec.ts` compares pages.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packageCommand } from '../scripts/package-command.mjs';
import { ensureChromium } from './support/chromium.mjs';

await ensureChromium();
const options = [
  'test',
  'page-weight.spec',
  '--project=complete Chromium',
  '--workers=1',
  '--reporter=dot',
];
const { status } = spawnSync(process.execPath, [packageCommand('playwright'), ...options], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  // `npm test` weighs only one page.
  env: { ...process.env, LINTEL_WEIGHT: 'write', LINTEL_FULL: 'true' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
