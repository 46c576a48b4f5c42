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

/** Prints the Workers' output and passes stack traces to `show`. */
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
