/** Makes logged stack traces show source files and lines. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Plugin, Rollup } from 'vite';

/** The build replaces this text with the table, which `app/platform/log/source-lines.server.ts` reads. */
const placeholder = 'globalThis.__SOURCE_LINES__';

/** Cloudflare maps only uncaught errors to source lines, and a complete source map is larger than the Worker. */
export const sourceLines = (): Plugin => ({
  name: 'source-lines',
  apply: 'build',
  config: (_, { isSsrBuild }) => (isSsrBuild ? { build: { sourcemap: 'hidden' } } : undefined),
  generateBundle(_, bundle) {
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type === 'chunk' && output.code.includes(placeholder) && output.map) {
        output.code = output.code.replace(placeholder, () =>
          JSON.stringify(tableOf(output.code, output.map!)),
        );
      }
      if (this.environment.name === 'ssr' && file.endsWith('.js.map')) delete bundle[file];
    }
  },
});

/**
 * File names, an empty line, then entries: `line,file,source line` in base 36. An entry marks where consecutive source
 * lines begin. `line` is relative to the previous entry.
 */
function tableOf(code: string, map: Rollup.SourceMap): string {
  const positions = new SourceMap(map as unknown as SourceMapPayload);
  const files: string[] = [];
  const entries: string[] = [];
  let last = { line: 0, file: -1, source: 0 };
  for (const [line, text] of code.split('\n').entries()) {
    const found = positions.findEntry(line, text.search(/\S/));
    if (!('originalSource' in found) || found.generatedLine !== line) continue;
    const name = found.originalSource.replace(/^(?:\.\.\/)+/, '');
    const file = /^(?:app\/|server\.ts)/.test(name) ? indexIn(files, name) : -1;
    const source = found.originalLine + 1;
    const follows = file === last.file && (file < 0 || source - last.source === line - last.line);
    if (follows) continue;
    entries.push([line - last.line, file, file < 0 ? 0 : source].map((n) => n.toString(36)).join());
    last = { line, file, source };
  }
  return `${files.join('\n')}\n\n${entries.join(' ')}`;
}

function indexIn(list: string[], item: string): number {
  const index = list.indexOf(item);
  return index < 0 ? list.push(item) - 1 : index;
}
