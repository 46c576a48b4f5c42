/** Reads what the Workers print: errors in pages are shown to the developer, everything goes to the terminal. */
import type { ErrorDetails } from './broken-page';

interface LogLine {
  level?: string;
  error?: { name?: string; message?: string };
  stack?: string;
  path?: string;
}

function parse(line: string): LogLine | undefined {
  try {
    return line.startsWith('{') ? (JSON.parse(line) as LogLine) : undefined;
  } catch {
    return undefined;
  }
}

/** A sink for the Workers' output. Lines of the log that carry a stack are given to `show`. */
export function workerLog(show: (error: ErrorDetails) => void): (text: string) => void {
  let rest = '';
  return (text) => {
    process.stdout.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const { error, stack, path } of lines.flatMap((line) => parse(line) ?? [])) {
      if (!stack) continue;
      const message = `${error?.name ?? 'Error'}: ${error?.message ?? 'unknown'} (${path ?? ''})`;
      show({ message, stack: stack.split(' | ').join('\n') });
    }
  };
}
