// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** With a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Such as `12.3 s`.
 * @param {number} since milliseconds
 */
export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Returns whether the Node script exits with 0. `quiet` shows the output only on failure.
 * @param {string[]} script @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<boolean>}
 */
export function run(script, { quiet = false, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, script, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (status) => {
      if (status !== 0 && quiet) process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}
