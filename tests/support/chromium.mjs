// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageCommand } from '../../scripts/package-command.mjs';

const debianShell = '/usr/bin/chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // Each context has a process of its own. A second one in reserve would cost as much CPU as a page.
  '--renderer-process-limit=1',
];

/**
 * The headless shell: Chromium's engine without the browser around it. Opening a tab costs it a sixth of the CPU. It
 * has no back/forward cache, and moves the mouse once when a page opens.
 * @returns {import('playwright').LaunchOptions}
 */
export const headlessShell = () => ({
  executablePath: installed(debianShell, debianChromium),
  args,
});

/**
 * Complete Chromium: it sends reports, and moves no mouse by itself.
 * @returns {import('playwright').LaunchOptions}
 */
export const completeChromium = () => {
  const executablePath = installed(debianChromium);
  return {
    executablePath,
    args: [
      ...args,
      // Chromium takes a document that a test answers for one of another network than this machine's.
      '--disable-features=LocalNetworkAccessChecks',
      // Of a shop on https. Certificates that are ignored for a page alone are not ignored for its reports.
      '--ignore-certificate-errors',
      '--short-reporting-delay',
    ],
    ...(!executablePath && { channel: 'chromium' }),
  };
};

/** The first that is there; undefined for Playwright's own. @param {string[]} paths */
const installed = (...paths) => paths.find((path) => existsSync(path));

/**
 * Installs Chromium and its headless shell if they are missing: Debian's as root, else Playwright's. Prints the command
 * when that fails.
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
    // Both at once, because they share the files of one version.
    if (run('apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')) return;
    // Some distributions have no package of the shell.
    if (hasChromium || run('apt-get', 'install', '-y', '-qq', 'chromium')) return;
  }
  if (run(process.execPath, packageCommand('playwright'), 'install', 'chromium')) return;
  console.error(
    'No Chromium for the browser tests. Type: npx playwright install --with-deps chromium',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
