// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { root } from './processes.mjs';

/**
 * A hash of files, folders and environment variables.
 * @param {string[]} sources @param {string[]} [variables]
 */
export function fingerprint(sources, variables = []) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = `${root}${source}`;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => `${path}/${name}`)
      : [path];
    for (const file of files.sort())
      if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}
