/** `scripts/source-lines.ts` inserts this table into the build. Undefined in development and tests. */
const table = (globalThis as { __SOURCE_LINES__?: string }).__SOURCE_LINES__;

interface Entry {
  line: number;
  file: string | undefined;
  source: number;
}

function parse(text: string): Entry[] {
  const [files = '', entries = ''] = text.split('\n\n');
  const names = files.split('\n');
  let line = 1;
  return entries.split(' ').map((entry) => {
    const [distance = 0, file = -1, source = 0] = entry.split(',').map((n) => parseInt(n, 36));
    line += distance;
    return { line, file: names[file], source };
  });
}

/** Replaces `index.js:3456:7` in a stack with its source, `app/routes/home.tsx:12`. */
export function withSourceLines(stack: string, lines = table): string {
  if (!lines) return stack;
  const entries = parse(lines);
  return stack.replace(/(?:file:\/\/)?[^\s()]{0,300}\bindex\.js:(\d+):\d+/g, (place, number) => {
    const entry = entries.findLast(({ line }) => line <= Number(number));
    return entry?.file ? `${entry.file}:${entry.source + Number(number) - entry.line}` : place;
  });
}
