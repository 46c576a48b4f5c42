/** Generates `docs/settings.md` from `app/platform/env.server.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { secretNames, settingSchemas } from '~/platform/env.server';
import { root } from './places';

const source = 'app/platform/env.server.ts';

/** Each setting's doc comment, on one line. */
function meanings(): Record<string, string> {
  const code = readFileSync(join(root, source), 'utf8');
  const file = ts.createSourceFile(source, code, ts.ScriptTarget.Latest, true);
  const found: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      const [comment] = ts.getJSDocCommentsAndTags(node);
      if (comment && /^[A-Z][A-Z0-9_]+$/.test(node.name.text))
        found[node.name.text] = (ts.getTextOfJSDocComment(comment.comment) ?? '').replace(
          /\s+/g,
          ' ',
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The default; 'nothing'; or required. */
function without(name: string): string {
  const schema = settingSchemas[name as keyof typeof settingSchemas] as {
    type: string;
    default?: unknown;
  };
  if (schema.type !== 'optional') return '**required**';
  return typeof schema.default === 'string' && schema.default !== ''
    ? `\`${schema.default}\``
    : 'nothing';
}

const cell = (value: string) => value.replaceAll('|', '\\|');

const row = (name: string, meaning: string) =>
  `| \`${name}\` | ${cell(meaning)} | ${cell(without(name))} |`;

const table = (names: string[], all: Record<string, string>) =>
  [
    '| Setting | Meaning | Without it |',
    '| --- | --- | --- |',
    ...names.map((name) => row(name, all[name] ?? '')),
  ].join('\n');

/** Returns the document. Throws an error that names settings without a comment. */
export async function settingsText(): Promise<string> {
  const all = meanings();
  const names = Object.keys(settingSchemas);
  const silent = names.filter((name) => !all[name]);
  if (silent.length > 0) throw new Error(`${source} says nothing of ${silent.join(', ')}`);
  const text = `# Settings

Written by \`npm run regions\` from \`${source}\`: change that file, not this one.

## Variables

Public. They stand in \`app/stores.ts\`, in a store's \`settings\`; \`npm run regions\` writes them into \`wrangler.toml\`. A
deployment that lacks a required one, or whose settings say what cannot be, does not start: each is named in the log, with
what to write instead. \`npm run regions:check\` finds that before, and names that no setting has.

${table(
  names.filter((name) => !secretNames.includes(name)),
  all,
)}

## Secrets

\`npx wrangler secret put SESSION_SECRET --env us\`, for each region and each staging. On your own computer they are in
\`.dev.vars\`, or \`.dev.vars.us\`. Never in \`app/stores.ts\`.

${table(
  names.filter((name) => secretNames.includes(name)),
  all,
)}
`;
  return format(text, { ...(await resolveConfig(join(root, 'README.md'))), parser: 'markdown' });
}
