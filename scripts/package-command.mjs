// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The script of a package's command, to be run with `process.execPath`: the files in
 * `node_modules/.bin` cannot be spawned on Windows.
 * @param {string} name the package's name @param {string} [command] when it is not the package's name
 */
export function packageCommand(name, command = name) {
  const folder = fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[command];
  if (!script) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, script);
}
