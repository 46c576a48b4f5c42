/** Fills the last column of `docs/requirements.md` with the test files whose titles contain the row's ID. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './places';

const table = join(root, 'docs/requirements.md');
const row = /^\| (R-\d{3}) \| ([^|]+) \| ([^|]*?) ?\|$/;
const decisions = /\[decision (\d{4})\]\(decisions\/\1-[\w-]+\.md\)/g;

export interface Requirement {
  id: string;
  text: string;
  decisions: string[];
}

export function readRequirements(): Requirement[] {
  return readFileSync(table, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, id, text, shownBy] = row.exec(line) ?? [];
      return id && text ? [{ id, text, decisions: shownBy?.match(decisions) ?? [] }] : [];
    });
}

/** IDs such as `R-121` or `V1.2.3`, in brackets. */
export function filesById(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of testFiles()) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, id = ''] of text.matchAll(/\[(R-\d{3}|V\d+\.\d+\.\d+)\]/g)) {
      const files = found.get(id) ?? [];
      if (!files.includes(file)) found.set(id, [...files, file]);
    }
  }
  return found;
}

/** In `tests/`, files without `.test` in their name count too: several test files share their tests. */
const testFiles = (): string[] =>
  ['app', 'sandbox', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(?:test|spec)\.tsx?$|^tests\/.*\.ts$/.test(name))
      .sort(),
  );

function filledTable(): string {
  const files = filesById();
  return readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => {
      const [, id, text, shownBy] = row.exec(line) ?? [];
      if (!id) return line;
      const tests = (files.get(id) ?? []).map((file) => `\`${file}\``);
      return `| ${id} | ${text} | ${[...tests, ...(shownBy?.match(decisions) ?? [])].join(', ')} |`;
    })
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const filled = filledTable();
  if (!process.argv.includes('--check')) writeFileSync(table, filled);
  else if (readFileSync(table, 'utf8') !== filled) {
    console.error('docs/requirements.md is out of date. Run: npm run requirements');
    process.exitCode = 1;
  }
}
