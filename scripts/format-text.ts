import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type OxfmtConfig } from 'oxfmt';
import { root } from './places';

const config = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as OxfmtConfig;

/** Formats generated text like `npm run format`. The ending of `file` tells the language. Throws on syntax errors. */
export async function formatText(file: string, text: string): Promise<string> {
  const { $schema: _, ignorePatterns: __, overrides: ___, ...style } = config;
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
  return code;
}
