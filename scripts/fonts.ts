import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './places';

const require = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Characters of the shop's texts and prices. */
export const usual = `${between(0x20, 0x7e)}\u00a0‘’“”–—…•·£€¥×©−→¼½¾`;

/**
 * The first file must fit, with headers, into the first 14.6 kB of a connection, so it lacks rarer signs. Kerning pairs
 * exist only within a file, so all characters of words must be in this file.
 */
export const first = [...usual].filter((one) => /[A-Za-z0-9\s&'’,./:()$%©·-]/.test(one)).join('');
const signs = [...usual].filter((one) => !first.includes(one)).join('');

/**
 * Browsers load the file with these characters only if a page contains one of them (`unicode-range` in app/styles/fonts.css).
 */
export const others = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ¡¿«»ªº°±²³®™';

/** Weights and features in use. Headings have one weight: a range from 340 to 450 would double the file's size. */
const fonts = {
  newsreader: {
    source:
      require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    axes: { wght: 360 },
    features: ['kern', 'liga'],
    files: { '': usual, '-others': others },
  },
  'instrument-sans': {
    source:
      require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'tnum'],
    files: { '': first, '-signs': signs, '-others': others },
  },
};

export async function makeFonts(): Promise<[path: string, font: Buffer][]> {
  return Promise.all(
    Object.entries(fonts).flatMap(([name, { source, axes, features, files }]) =>
      Object.entries(files).map(async ([suffix, characters]) => {
        const font = await subsetFont(readFileSync(source), characters, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: features,
          noHinting: true,
        });
        return [`app/fonts/${name}${suffix}.woff2`, font] as [string, Buffer];
      }),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(root, 'app/fonts'), { recursive: true });
  for (const [path, font] of await makeFonts()) {
    writeFileSync(join(root, path), font);
    console.log(`${path}: ${font.length} bytes`);
  }
}
