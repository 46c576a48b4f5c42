/** The guides' examples must apply to the current files, and import only existing modules. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint, Linter } from 'eslint';
import * as ts from 'typescript';
import { parser } from 'typescript-eslint';
import { expect, test } from 'vitest';
import { applyChange, changesOf } from './guide-changes';
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

const eslint = new ESLint({ cwd: root });

/** Imports of forbidden modules, and of modules that the project replaces. */
async function refusedImportsOf(path: string, text: string): Promise<string[]> {
  const filename = join(root, path);
  const { rules } = (await eslint.calculateConfigForFile(filename)) as Linter.Config;
  const rule = rules?.['no-restricted-imports'] ?? 'off';
  return new Linter({ cwd: root })
    .verify(
      text,
      [
        {
          files: ['**/*.ts', '**/*.tsx'],
          languageOptions: { parser },
          rules: { 'no-restricted-imports': rule },
        },
      ],
      { filename },
    )
    .map(({ message }) => `${path}: ${message}`);
}

test.each(guides)(
  'what %s changes exists in one place, and its imports exist and are allowed',
  async (guide) => {
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
    for (const [file, text] of changed) {
      if (!/\.tsx?$/.test(file)) continue;
      const refused = await refusedImportsOf(file, text);
      expect([...strangersOf(file, text, changed), ...refused]).toEqual([]);
    }
  },
);
