// @ts-check
/** Uses only Node, because `tests/run.mjs` needs it while the packages are being installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

export const debianShell = '/usr/bin/chromium-headless-shell';
export const debianChromium = '/usr/bin/chromium';

const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// Both packages must have the same version. One shell runs all steps, so that they go on while npm blocks this process.
const steps = `apt-get update -qq
apt-get install -y -qq chromium chromium-headless-shell || apt-get install -y -qq chromium`;

/** @type {Promise<boolean> | undefined} */
let installation;

const isInstalled = () => existsSync(debianShell) && existsSync(debianChromium);

/**
 * Installs Debian's Chromium and its headless shell if they are missing and this runs as root on Debian. Further calls
 * wait for the same installation. Resolves to false if one of the two programs is still missing.
 * @returns {Promise<boolean>}
 */
export function installDebianChromium() {
  return (installation ??= new Promise((resolve) => {
    if (isInstalled() || !isDebian) return resolve(isInstalled());
    console.log('Installing Chromium (once) …');
    const child = spawn('sh', ['-c', steps], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(false));
    child.on('close', () => resolve(isInstalled()));
  }));
}
