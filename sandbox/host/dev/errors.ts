import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { ErrorDetails } from './broken-page';

/** A page that finishes loading within this time after an error still shows the error. */
const timeoutMs = 10_000;
const repeatMs = 1000;

/**
 * Shows a Worker's error in the terminal and in open pages. Browsers send their errors through
 * Vite's socket.
 */
export function errorDisplay(vite: ViteDevServer): (error: ErrorDetails) => void {
  let last: { err: ErrorDetails; at: number } | undefined;
  const { hot } = vite.environments.client;
  // The page is often still loading when its error arrives.
  hot.on('lintel:page-ready', (_: unknown, page) => {
    if (last && Date.now() - last.at < timeoutMs) page.send({ type: 'error', err: last.err });
    last = undefined;
  });
  const showFromBrowser = ({ message, stack }: Pick<ErrorDetails, 'message' | 'stack'>) =>
    show({ message, stack: toSources(stack, vite) });
  hot.on('lintel:browser-error', showFromBrowser);
  const show = (error: ErrorDetails) => {
    const err = withPlace(error, vite.config.root);
    // React's strict mode renders, and fails, twice.
    if (last?.err.stack === err.stack && Date.now() - last.at < repeatMs) return;
    last = { err, at: Date.now() };
    vite.config.logger.error([err.message, err.frame, err.stack].filter(Boolean).join('\n'), {
      timestamp: true,
    });
    hot.send({ type: 'error', err });
  };
  return show;
}

const frame = /\(?((?:\/|[A-Z]:[\\/])[^\s()]+?):(\d+):(\d+)\)?/;

/** Adds file, position and source lines of the first stack frame in the project's code. */
function withPlace(error: ErrorDetails, root: string): ErrorDetails {
  if (error.loc) return error;
  const ours = error.stack
    .split('\n')
    .map((line) => frame.exec(line))
    .find((match) => match?.[1]?.startsWith(root) && !match[1].includes('node_modules'));
  if (!ours) return error;
  const [, file = '', line = '', column = ''] = ours;
  const loc = { file, line: Number(line), column: Number(column) };
  return { ...error, id: relative(root, file), loc, frame: linesAround(file, loc.line) };
}

function linesAround(file: string, line: number): string | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    const first = Math.max(0, line - 3);
    return lines
      .slice(first, line + 2)
      .map(
        (text, index) => `${first + index + 1 === line ? '>' : ' '} ${first + index + 1} | ${text}`,
      )
      .join('\n');
  } catch {
    return undefined;
  }
}

function toSources(stack: string, vite: ViteDevServer): string {
  const { moduleGraph } = vite.environments.client;
  return stack.replace(
    /https?:\/\/[^/\s]+(\/[^\s()]*?):(\d+):(\d+)/g,
    (place, url, line, column) => {
      const module = [...moduleGraph.urlToModuleMap.values()].find(
        ({ url: known }) => known === String(url).replace(/[?&]t=\d+/, ''),
      );
      const map = module?.transformResult?.map;
      if (!module?.file || !map || !('mappings' in map)) return place;
      const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(
        line - 1,
        column - 1,
      );
      if (!('originalLine' in entry)) return place;
      return `${module.file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    },
  );
}
