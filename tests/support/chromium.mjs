// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageCommand } from '../../scripts/package-command.mjs';

const debianShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // Prevents a spare process, which costs as much CPU time as a page.
  '--renderer-process-limit=1',
];

/**
 * The headless shell needs a sixth of complete Chromium's CPU time to open a tab. It has no
 * back/forward cache, and moves the mouse when a page opens.
 * @returns {import('playwright').LaunchOptions}
 */
export const headlessShell = () => ({
  executablePath: installed(debianShell, debianChromium),
  args,
});

/**
 * Unlike the headless shell, complete Chromium sends violation reports and doesn't move the mouse.
 * @returns {import('playwright').LaunchOptions}
 */
export const completeChromium = () => {
  const executablePath = installed(debianChromium);
  return {
    executablePath,
    args: [
      ...args,
      // Chromium assigns documents that Playwright fulfills to another network.
      '--disable-features=LocalNetworkAccessChecks',
      // Reports ignore Playwright's per-page certificate option.
      '--ignore-certificate-errors',
      '--short-reporting-delay',
    ],
    ...(!executablePath && { channel: 'chromium' }),
  };
};

/**
 * If undefined, Playwright's own browser is used.
 * @param {string[]} paths
 */
const installed = (...paths) => paths.find((path) => existsSync(path));

/**
 * Installs Chromium if it is missing: Debian's if this runs as root on Debian, else (or if that fails) Playwright's. Exits
 * if neither can be installed.
 */
export function ensureChromium() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const hasChromium = existsSync(debianChromium) || existsSync(chromium.executablePath());
  if (hasChromium && (existsSync(debianShell) || !isDebian)) return;
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...options) =>
    spawnSync(command, options, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  console.log('Installing Chromium (once) …');
  if (isDebian) {
    run('apt-get', 'update', '-qq');
    // Both packages must have the same version.
    if (run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')) return;
    if (hasChromium || run('apt-get', 'install', '-y', '-qq', 'chromium')) return;
  }
  if (run(process.execPath, packageCommand('playwright'), 'install', 'chromium')) return;
  console.error(
    'No Chromium for the browser tests. Type: npx playwright install --with-deps chromium',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
