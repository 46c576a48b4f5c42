/** A copy of the project to change files in: its own sources and Vite cache, the packages of the original. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, stateFolder } from '../../scripts/places';

export interface ProjectCopy {
  folder: string;
  read(file: string): string;
  /** Writes a file as editors do: at once, and in place. */
  write(file: string, text: string): void;
  /** Changes a file; throws when `change` changes nothing, so that no test waits for what was never saved. */
  edit(file: string, change: (text: string) => string): void;
  remove(file?: string): void;
}

const leftOut = new Set(['node_modules', '.git', 'build', '.lintel', '.wrangler', 'test-results']);

/**
 * Copies what is in the folder now, committed or not, with the tests' stores and the sample content. Remove it when done. `linked` gives it the original's folder of
 * packages, for what looks for their files there: builds and dry runs.
 */
export function copyProject(name: string, { linked = false } = {}): ProjectCopy {
  // Below the original, where Node finds its packages.
  const folder = join(stateFolder, name);
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(root)) {
    if (!leftOut.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  // An operator may have other stores and other content, which no test knows.
  cpSync(join(root, 'tests/support/stores.ts'), join(folder, 'app/stores.ts'));
  cpSync(join(root, 'sandbox/content/sample.ts'), join(folder, 'sandbox/content/index.ts'));
  // The end of the search for ignore files: the original's say that this folder is nothing to look at.
  mkdirSync(join(folder, '.git'));
  if (linked) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else {
    mkdirSync(join(folder, 'node_modules'));
    // What an installation leaves, so that the copy does not ask for one.
    const lock = readFileSync(join(folder, 'package-lock.json'));
    const stamp = createHash('sha256').update(lock).digest('hex');
    writeFileSync(join(folder, 'node_modules/.lintel-lock'), stamp);
  }

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    read,
    write,
    edit(file, change) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
      write(file, after);
    },
    remove: (file = '') => rmSync(join(folder, file), { recursive: true, force: true }),
  };
}
