import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFonts, others, usual as usualOnes } from './fonts';
import { root } from './places';

test('the fonts are what the script makes of their packages: two files for most texts, two for other letters [R-264]', async () => {
  const fonts = await makeFonts();
  for (const [path, font] of fonts) {
    // `toEqual` would print both.
    expect(font.equals(readFileSync(join(root, path))), `${path} (type: npm run fonts)`).toBe(true);
  }
  const rare = fonts.filter(([path]) => path.includes('-others'));
  expect([fonts.length, rare.length]).toEqual([4, 2]);
});

test('browsers ask for the file with the other characters for those, and for none of the usual ones', () => {
  const styles = readFileSync(join(root, 'app/fonts.css'), 'utf8');
  const lists = [...styles.matchAll(/unicode-range: ([^;]+);/g)].map(([, list]) => list!);
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    const ranges = list.split(', ').map((range) => {
      const [first, last = first] = range.slice(2).split('-');
      return [parseInt(first!, 16), parseInt(last!, 16)] as const;
    });
    const isIn = (character: string) =>
      ranges.some(([first, last]) => {
        const code = character.codePointAt(0)!;
        return first <= code && code <= last;
      });
    expect([...others].filter((character) => !isIn(character))).toEqual([]);
    expect([...usualOnes].filter(isIn)).toEqual([]);
  }
});
