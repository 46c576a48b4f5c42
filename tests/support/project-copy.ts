/**
 * Copies the project for tests that change files. A copy uses the original's installed packages.
 */
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
  /** Writes in place, as editors do. */
  write(file: string, text: string): void;
  /** Throws if nothing changes, so no test waits in vain. */
  edit(file: string, change: (text: string) => string): void;
  remove(file?: string): void;
}

const leftOut = new Set(['node_modules', '.git', 'build', '.lintel', '.wrangler', 'test-results']);

/**
 * The copy includes uncommitted changes, but has the tests' stores and the sample content. The
 * caller must remove it. `linked` adds a link to `node_modules`, which builds and dry runs need.
 */
export function copyProject(name: string, { linked = false } = {}): ProjectCopy {
  // Inside the original, so the copy finds its packages.
  const folder = join(stateFolder, name);
  rmSync(folder, { recursive: true, force: true });
  for (const entry of readdirSync(root)) {
    if (!leftOut.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  // Not the operator's stores and content.
  cpSync(join(root, 'tests/support/stores.ts'), join(folder, 'app/stores.ts'));
  cpSync(join(root, 'sandbox/content/sample.ts'), join(folder, 'sandbox/content/index.ts'));
  // The original's ignore files exclude this folder.
  mkdirSync(join(folder, '.git'));
  if (linked) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else {
    mkdirSync(join(folder, 'node_modules'));
    // Makes the packages count as installed.
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
