/** The guides' examples must apply to the current files, and import only existing modules. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as ts from 'typescript';
import { expect, test } from 'vitest';
import { applyChange, changesOf } from './guide-changes';
import { packageCommand } from './package-command.mjs';
import { root } from './places';

const guides = readdirSync(join(root, 'docs/guides')).filter((name) => /^a-.*\.md$/.test(name));

type Files = ReadonlyMap<string, string>;
function read(path: string, changed: Files): string | undefined {
  // Guides assume the stores of a new clone, which are the tests' stores.
  const place = join(root, path === 'app/stores.ts' ? 'tests/support/stores.ts' : path);
  const isFile = existsSync(place) && statSync(place).isFile();
  return changed.get(path) ?? (isFile ? readFileSync(place, 'utf8') : undefined);
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Exported names; undefined if the module re-exports another module. */
function exportsOf(path: string, text: string): Set<string> | undefined {
  const names = new Set<string>();
  for (const statement of parse(path, text).statements) {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return undefined;
      for (const { name } of statement.exportClause.elements) names.add(name.text);
    } else if (!isExported(statement)) {
      continue;
    } else if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.add(name.text);
    } else if ('name' in statement) names.add((statement.name as ts.Identifier).text);
  }
  return names;
}

function strangersOf(path: string, text: string, changed: Files): string[] {
  return parse(path, text).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!/^[.~]/.test(from)) return [];
    const base = from.startsWith('~/') ? `app/${from.slice(2)}` : join(dirname(path), from);
    const module = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
      .map((end) => base + end)
      .find((candidate) => read(candidate, changed) !== undefined);
    if (!module) return [`${path}: ${from}`];
    const bindings = statement.importClause?.namedBindings;
    const offered = exportsOf(module, read(module, changed)!);
    if (!offered || !bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements
      .map(({ name, propertyName }) => (propertyName ?? name).text)
      .filter((name) => !offered.has(name))
      .map((name) => `${path}: ${name} of ${from}`);
  });
}

const oxlintConfig = ts.parseConfigFileTextToJson(
  '.oxlintrc.json',
  readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
).config as { overrides: { rules: Record<string, unknown> }[] };
const importRules = oxlintConfig.overrides.filter(({ rules }) => 'no-restricted-imports' in rules);

/** Oxlint's messages about forbidden imports. Empty if there are none. */
function refusedImportsOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-guide-'));
  try {
    const config = { categories: { correctness: 'off' }, overrides: importRules };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const options = [packageCommand('oxlint'), '--format=unix', '--quiet'];
    const { status, stdout } = spawnSync(process.execPath, options, { cwd: folder });
    return status === 0 ? '' : stdout.toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(guides)(
  'what %s changes exists in one place, and its imports exist and are allowed',
  (guide) => {
    const changed = new Map<string, string>();
    const mistakes: string[] = [];
    for (const change of changesOf(readFileSync(join(root, 'docs/guides', guide), 'utf8'))) {
      for (const file of change.files) {
        try {
          changed.set(file, applyChange(change, read(file, changed)));
        } catch (error) {
          mistakes.push(`${file}: ${(error as Error).message}`);
        }
      }
    }
    expect(mistakes).toEqual([]);
    expect(changed.size).toBeGreaterThan(0);
    for (const [file, text] of changed)
      if (/\.tsx?$/.test(file)) expect(strangersOf(file, text, changed)).toEqual([]);
    expect(refusedImportsOf(changed)).toBe('');
  },
);
