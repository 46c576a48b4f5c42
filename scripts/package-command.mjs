// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a package's command. Run the command with `process.execPath`, because Windows can't spawn
 * `node_modules/.bin`.
 * @param {string} name of the package @param {string} [command] if not the package's name
 */
export function packageCommand(name, command = name) {
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, script);
}
