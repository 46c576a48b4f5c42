// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageCommand } from '../../scripts/package-command.mjs';

const debianShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';

/**
 * The browser that Playwright starts: Debian's headless shell, which opens pages in two thirds of the time of its
 * Chromium, else that Chromium. `undefined` for Playwright's own.
 */
export const testBrowser = () => [debianShell, debianChromium].find((path) => existsSync(path));

/**
 * Installs Chromium and its headless shell if they are missing: Debian's as root, else Playwright's. Prints the command
 * when that fails.
 */
export function ensureChromium() {
  const isRoot = process.getuid?.() === 0;
  const fromDebian = isRoot && existsSync('/usr/bin/apt-get');
  const has = existsSync(debianChromium) || existsSync(chromium.executablePath());
  if (has && (existsSync(debianShell) || !fromDebian)) return;
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  console.log('Installing Chromium (once) …');
  if (fromDebian) {
    run('apt-get', 'update', '-qq');
    // Both at once, because they share the files of one version.
    if (run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')) return;
    // Some distributions have no package of the shell.
    if (has || run('apt-get', 'install', '-y', '-qq', 'chromium')) return;
  }
  if (run(process.execPath, packageCommand('playwright'), 'install', 'chromium')) return;
  console.error(
    'No Chromium for the browser tests. Type: npx playwright install --with-deps chromium',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
