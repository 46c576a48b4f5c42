/**
 * All paths in documents must exist, except files that the reader creates. A paragraph that begins with 'You will
 * make:' lists these files.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './places';
import { filesById, readRequirements } from './requirements';

const folders = ['app', 'docs', 'public', 'sandbox', 'scripts', 'tests'];
const listed = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name.replaceAll('\\', '/')}`,
  );
const paths = [...readdirSync(root), ...folders.flatMap(listed)];
const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1)));

/** A superseded decision may name removed files. */
const isHistory = (path: string) =>
  path.startsWith('docs/decisions/') &&
  /^Status: superseded/m.test(readFileSync(join(root, path), 'utf8'));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...paths.filter((path) => /^docs\/.*\.md$/.test(path) && !isHistory(path)),
];

const codeIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const isPath = (code: string) =>
  new RegExp(`^(?:${folders.join('|')})/[^\\s…<]*$`).test(code) ||
  /^[\w-][\w.-]*\.(?:cjs|css|js|json|md|mjs|py|toml|tsx?|yml)$/.test(code);

/** As in a shell, `*` matches any name, and `{a,b}` matches a or b. */
function isThere(path: string): boolean {
  const wanted = path.replace(/\/$/, '');
  if (!wanted.includes('/')) return names.has(wanted);
  if (!/[*{]/.test(wanted)) return existsSync(join(root, wanted));
  const pattern = wanted
    .replace(/[.$+?()[\]]/g, String.raw`\$&`)
    .replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll('*', '[^/]+');
  return paths.some((candidate) => new RegExp(`^${pattern}$`).test(candidate));
}

function read(document: string) {
  const text = readFileSync(join(root, document), 'utf8').replace(/^( *)```[^]*?^\1```$/gm, '');
  const making = /^You will make: [^]*?(?=\n\n)/m.exec(text)?.[0] ?? '';
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, to = '']) => to);
  return {
    named: codeIn(text).filter(isPath),
    made: codeIn(making).filter(isPath),
    linked: links.filter((to) => !/^[a-z]+:/.test(to)),
  };
}

const complaints = (wrongIn: (document: string) => string[]) =>
  documents.flatMap((document) => wrongIn(document).map((wrong) => `${document}: ${wrong}`));

test('files and folders that documents name are there', () => {
  const missing = complaints((document) => {
    const { named, made } = read(document);
    const isMade = (path: string) =>
      made.some(
        (one) => `/${one}`.endsWith(`/${path}`) || (one.endsWith('/') && path.startsWith(one)),
      );
    return named.filter((path) => !isMade(path) && !isThere(path));
  });
  expect(missing).toEqual([]);
});

test('links lead to documents that are there', () => {
  const dead = complaints((document) =>
    read(document).linked.filter((to) => !existsSync(join(root, dirname(document), to))),
  );
  // The sample link in the instructions for decision records.
  expect(dead).toEqual(['docs/decisions/README.md: NNNN-title.md']);
});

const pages = [
  ...documents,
  ...paths.filter((path) => /^(?:app|sandbox|scripts|tests)\/.*\.md$/.test(path)),
];
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

function sourceOf(script: string): string {
  const file = /\S+\.(?:ts|mjs)/.exec(scripts[script] ?? '')?.[0];
  if (!file) return '';
  const text = textOf(file);
  const imported = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .flatMap((path) => [path, `${path}.ts`])
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && existsSync(join(root, path)));
  return [text, ...imported.map(textOf)].join('\n');
}

test('npm scripts that documents name are there, and know the options that are given', () => {
  const wrong = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)(?: -- ([^`\n#|]*))?/g)].flatMap(
      ([, run, other, given = '']) => {
        const script = run ?? other ?? '';
        if (!scripts[script]) return [`${page}: ${script}`];
        const options = [...given.matchAll(/(?<!\S)--([a-z][\w-]*)/g)].map(([, name = '']) => name);
        const source = options.length > 0 ? sourceOf(script) : '';
        return options
          .filter((name) => !new RegExp(`--${name}\\b|'${name}'|\\b${name}[:,]`).test(source))
          .map((name) => `${page}: ${script} --${name}`);
      },
    ),
  );
  expect(wrong).toEqual([]);
});

const code = [
  'server.ts',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'wrangler.toml',
]
  .concat(
    paths.filter((path) => /^(?:app|sandbox|scripts|tests)\/.*\.(?:graphql|mjs|tsx?)$/.test(path)),
  )
  .map((path) => ({ path, text: textOf(path) }));

test('settings and other names in capitals that documents name are in the code', () => {
  const known = new Set(
    code.flatMap(({ text }) => text.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? []),
  );
  const elsewhere = [
    // Wrangler itself reads this variable.
    'CLOUDFLARE_API_TOKEN',
    // A deliberate mistake in a guide.
    'SHOPIFY_DOMAIN',
  ];
  const strange = pages.flatMap((page) =>
    (textOf(page).match(/(?<![\w.-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])/g) ?? [])
      .filter((name) => !known.has(name) && !elsewhere.includes(name))
      .map((name) => `${page}: ${name}`),
  );
  expect(strange).toEqual([]);
});

test('the table of events has all that the shop logs, and no others', () => {
  const operating = textOf('docs/operating.md');
  const rows =
    operating
      .match(/^\| Event [^]*?(?=\n\n)/m)?.[0]
      .split('\n')
      .slice(2) ?? [];
  const told = rows.flatMap((row) => codeIn(row.split('|')[1] ?? ''));
  const shapes = told.map((name) => new RegExp(`^${name.replace('…', '.+')}$`));
  const shop = code.filter(
    ({ path }) => /^(?:app\/|server\.ts)/.test(path) && !path.includes('.test.'),
  );
  const logged = new Set(
    shop.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\b(?:log\.(?:info|warn|error)\(|(?<!v\.)optional(?:Beside)?\(\s*[\w.]+,|attempt\()\s*'([a-z-]+)'/g,
        ),
      ].map(([, name = '']) => name),
    ),
  );
  expect(logged.size).toBeGreaterThan(80);
  // Every response has this field, which is described above the table.
  logged.delete('answered');
  expect([...logged].filter((name) => !shapes.some((shape) => shape.test(name)))).toEqual([]);
  const gone = told.filter((name) => !shop.some(({ text }) => text.includes(`'${name}'`)));
  expect(gone).toEqual(['…-failed', '…-unavailable']);
});

test('the sizes in README are those of the record', () => {
  type Weight = Record<'htmlBytes' | 'earlyScriptBytes' | 'scriptBytes', number>;
  const record = JSON.parse(textOf('tests/weight.json')) as Record<string, Weight>;
  const five = ['home', 'collection', 'product', 'search', 'article'].map((page) => record[page]!);
  const kB = (bytes: number) => Math.round(bytes / 1000);
  const range = (key: keyof Weight) => {
    const sizes = five.map((weight) => kB(weight[key]));
    return [...new Set([Math.min(...sizes), Math.max(...sizes)])].join('–');
  };
  const rows = [...textOf('README.md').matchAll(/^\| (HTML|JavaScript)[^|]*\| (\S[^|]*?) kB /gm)];
  expect(rows.map(([, , measured]) => measured)).toEqual([
    `${kB(record.home!.htmlBytes)}, ${kB(record.collection!.htmlBytes)}`,
    range('earlyScriptBytes'),
    range('scriptBytes'),
  ]);
});

test('each requirement has one row, and a test or a decision that shows it', () => {
  const rows = readRequirements();
  const shown = filesById();
  expect(rows.filter(({ id, decisions }) => !shown.has(id) && decisions.length === 0)).toEqual([]);
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const unknown = [...shown.keys()].filter((id) => id.startsWith('R-') && !ids.includes(id));
  expect(unknown).toEqual([]);
  // Fails if the table's format changes and no row is read.
  expect(rows.length).toBeGreaterThan(200);
});

test('the table of the standard has each requirement once, in order, with an answer and the tests that it names', () => {
  const rows = [
    ...textOf('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ].map(([, number = '', , answer = '']) => ({ number, answer }));
  const numbers = rows.map(({ number }) => number);
  const inOrder = new Intl.Collator('en', { numeric: true });
  expect(numbers).toEqual([...new Set(numbers)].toSorted(inOrder.compare));
  const answered = /^(?:`|\[|does not apply: |not met: |in part: |waiting: )/;
  expect(rows.filter(({ answer }) => !answered.test(answer))).toEqual([]);
  const shown = filesById();
  const missing = rows.flatMap(({ number, answer }) =>
    codeIn(answer)
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
      .filter((file) => !shown.get(`V${number}`)?.includes(file))
      .map((file) => `${number}: no test in ${file} has [V${number}] in its title`),
  );
  expect(missing).toEqual([]);
  const known = (id: string) => id.startsWith('R-') || numbers.includes(id.slice(1));
  expect([...shown.keys()].filter((id) => !known(id))).toEqual([]);
});
