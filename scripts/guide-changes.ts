/** `diff`: lines with `- ` and `+ `. `whole`: a complete new file. `end`: text to append. */
export interface GuideChange {
  kind: 'diff' | 'whole' | 'end';
  files: string[];
  text: string;
}

const paths = (text: string) =>
  [...text.matchAll(/`([^`\s]+\/[^`\s/]+\.\w+)`/g)].map(([, path = '']) => path);

/** In order. Throws if the sentence before a code block contains no file name. */
export function changesOf(guide: string): GuideChange[] {
  // The parts repeat: prose, language, block, and the empty language of the closing fence.
  const parts = guide.split(/^```(\w*)\n/m);
  const blocks = parts.flatMap((before, at) =>
    at % 4 === 0 ? [[before, parts[at + 1], parts[at + 2]]] : [],
  );
  return blocks.flatMap(([before = '', language = '', text = '']): GuideChange[] => {
    if (language === '' || language === 'sh') return [];
    const paragraph = before.trimEnd().split('\n\n').at(-1) ?? '';
    const sentence =
      paragraph
        .replaceAll('\n', ' ')
        .split(/[.?!]\)?\s+(?=[A-Z])/)
        .at(-1) ?? '';
    const [made] = paths(/\b[Mm]ake (`[^`]+`)[.:]$/.exec(sentence)?.[1] ?? '');
    const kind =
      language === 'diff'
        ? 'diff'
        : made
          ? 'whole'
          : /^At the end of/.test(sentence)
            ? 'end'
            : undefined;
    const files = made ? [made] : paths(sentence);
    if (!kind || files.length === 0)
      throw new Error(
        `The sentence before this block names no file: ${sentence}\n${text.slice(0, 200)}`,
      );
    return [{ kind, files, text }];
  });
}

/** Throws if the lines to change are missing or ambiguous. */
export function applyChange({ kind, text }: GuideChange, file: string | undefined): string {
  if (kind === 'whole') {
    if (file !== undefined) throw new Error('the file already exists');
    return text;
  }
  if (file === undefined) throw new Error('the file does not exist');
  if (kind === 'end') return `${file}\n${text}`;
  return text.split(/^…\n/m).reduce((changed, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const without = (sign: string) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const before = without('+');
    const [head = '', ...tails] = `\n${changed}`.split(`\n${before}`);
    if (!before) throw new Error(`no context line locates\n${hunk}`);
    if (tails.length !== 1)
      throw new Error(`${tails.length === 0 ? 'not found' : 'found several times'}:\n${before}`);
    return `${head}\n${without('-')}${tails[0]}`.slice(1);
  }, file);
}
