/** What the guides in docs/guides tell their readers to change and to make, for the tests that do it. */

/** A block of code in a guide that belongs into a file: `- ` and `+ ` lines, a whole file, or its end. */
export interface GuideChange {
  kind: 'diff' | 'whole' | 'end';
  /** The files that it is for. More than one get the same change. */
  files: string[];
  text: string;
}

const paths = (text: string) =>
  [...text.matchAll(/`([^`\s]+\/[^`\s/]+\.\w+)`/g)].map(([, path = '']) => path);

/** In their order. Throws for a block of which the sentence before it does not say where it goes. */
export function changesOf(guide: string): GuideChange[] {
  // Prose, language, block and the empty language of the fence that ends it, again and again.
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
      throw new Error(`Where does this belong? ${sentence}\n${text.slice(0, 200)}`);
    return [{ kind, files, text }];
  });
}

/** The file after the change. Throws when lines that the change names are not there, or in several places. */
export function applyChange({ kind, text }: GuideChange, file: string | undefined): string {
  if (kind === 'whole') {
    if (file !== undefined) throw new Error('the file is there already');
    return text;
  }
  if (file === undefined) throw new Error('there is no such file');
  if (kind === 'end') return `${file}\n${text}`;
  // One place each; they follow one another.
  return text.split(/^…\n/m).reduce((changed, hunk) => {
    const lines = hunk.trimEnd().split('\n');
    const without = (sign: string) =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('');
    const before = without('+');
    const [head = '', ...tails] = `\n${changed}`.split(`\n${before}`);
    if (!before) throw new Error(`no line shows the place of\n${hunk}`);
    if (tails.length !== 1)
      throw new Error(`${tails.length === 0 ? 'not there' : 'in several places'}:\n${before}`);
    return `${head}\n${without('-')}${tails[0]}`.slice(1);
  }, file);
}
