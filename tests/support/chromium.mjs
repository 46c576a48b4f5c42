// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageCommand } from '../../scripts/package-command.mjs';

/**
 * Installs Chromium if it is missing: Debian's as root, else Playwright's. Prints the command when
 * that fails.
 */
export function ensureChromium() {
  if (existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath())) return;
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  console.log('Installing Chromium (once) …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq');
    if (run('apt-get', 'install', '-y', '-qq', 'chromium')) return;
  }
  if (run(process.execPath, packageCommand('playwright'), 'install', 'chromium')) return;
  console.error(
    'No Chromium for the browser tests. Type: npx playwright install --with-deps chromium',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
