/**
 * `npm run fonts`: the shop's two fonts, as small as its texts and weights allow, into `app/fonts/`. The results are
 * committed; `fonts.test.ts` says when they are not what this makes of the packages' files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './places';

const require = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What the shop's own texts and prices are written with: every page waits for it. */
export const usual = `${between(0x20, 0x7e)}\u00a0‘’“”–—…•·£€¥×©−→`;

/**
 * The other letters of western Europe's languages, and further signs: files of their own, which browsers ask for when a
 * text has one of these (`unicode-range` in app/fonts.css). What is in neither comes from the stand-in.
 */
export const others = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ¡¿«»ªº°±²³¼½¾®™';

const files = { '': usual, '-others': others };

/**
 * Of each font: the weights and the features in use. Headings have one weight: between 340 and 450, which they had, a font
 * with its kerning is twice as large, and few see the difference.
 */
const fonts = {
  newsreader: {
    source:
      require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    axes: { wght: 360 },
    features: ['kern', 'liga'],
  },
  'instrument-sans': {
    source:
      require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'tnum'],
  },
};

/** The fonts' files as they should be, by path below the project's folder. */
export async function makeFonts(): Promise<[path: string, font: Buffer][]> {
  return Promise.all(
    Object.entries(fonts).flatMap(([name, { source, axes, features }]) =>
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
