import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { first, makeFonts, others, usual } from './fonts';
import { root } from './places';

test('the fonts are what the script makes of their packages: two files for most texts, others for rarer signs and letters [R-264]', async () => {
  const fonts = await makeFonts();
  for (const [path, font] of fonts) {
    // `toEqual` would print both fonts.
    expect(font.equals(readFileSync(join(root, path))), `${path} (type: npm run fonts)`).toBe(true);
  }
  const rare = fonts.filter(([path]) => /-(?:signs|others)\./.test(path));
  expect([fonts.length, rare.length]).toEqual([5, 3]);
  // With headers, at most 14.6 kB, the first packets of a connection.
  for (const [path, font] of fonts) expect(font.length, path).toBeLessThan(13_800);
});

test('browsers ask for a file with rarer characters for those, and for none of the first file', () => {
  const styles = readFileSync(join(root, 'app/styles/fonts.css'), 'utf8');
  const signs = [...usual].filter((character) => !first.includes(character));
  const files = [
    ...styles.matchAll(/(newsreader|instrument-sans)-(\w+)\.woff2[^}]*unicode-range:\s+([^;]+);/g),
  ];
  expect(files).toHaveLength(3);
  for (const [, font, name, list] of files) {
    const ranges = list!.split(/,\s*/).map((range) => {
      const [from, to = from] = range.slice(2).split('-');
      return [parseInt(from!, 16), parseInt(to!, 16)] as const;
    });
    const isIn = (character: string) =>
      ranges.some(([from, to]) => {
        const code = character.codePointAt(0)!;
        return from <= code && code <= to;
      });
    const [own, foreign] = name === 'signs' ? [signs, first + others] : [[...others], usual];
    expect(
      own.filter((character) => !isIn(character)),
      font,
    ).toEqual([]);
    expect([...foreign].filter(isIn), font).toEqual([]);
  }
});
