// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageCommand } from '../../scripts/package-command.mjs';
import { debianChromium, debianShell, installDebianChromium } from './debian-chromium.mjs';

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
      // Chromium treats documents that Playwright fulfills as if they came from another network.
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
export async function ensureChromium() {
  if (await installDebianChromium()) return;
  if (existsSync(debianChromium) || existsSync(chromium.executablePath())) return;
  console.log("Installing Playwright's Chromium (once) …");
  const install = [packageCommand('playwright'), 'install', 'chromium'];
  const { status } = spawnSync(process.execPath, install, {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error(
    'No Chromium for the browser tests. Type: npx playwright install --with-deps chromium',
  );
  console.log('0 passed, 1 failed');
  process.exit(1);
}
