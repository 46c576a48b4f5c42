import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFonts } from './fonts';
import { root } from './places';

test('the fonts are what the script makes of their packages, and together not larger than 45 kB', async () => {
  const fonts = await makeFonts();
  for (const [path, font] of fonts) {
    // Not `toEqual`, which would print both.
    expect(font.equals(readFileSync(join(root, path))), `${path} (type: npm run fonts)`).toBe(true);
  }
  expect(fonts.map(([, font]) => font.length).reduce((sum, size) => sum + size)).toBeLessThan(45e3);
});
