import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const originals = join(import.meta.dirname, 'originals');
const target = join(import.meta.dirname, '../seed/photos.generated.ts');
const documents = join(import.meta.dirname, '../prismic/documents');

type Sizes = Record<string, [width: number, height: number]>;

/** Converts PNG to WebP, because Blender's own WebP output turns warm grays greenish. */
async function compressRendered(): Promise<void> {
  const files = await readdir(originals, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.png'))) {
    const rendered = join(originals, file);
    const webp = sharp(rendered).webp({ quality: 95, smartSubsample: true, effort: 6 });
    await webp.toFile(rendered.replace(/png$/, 'webp'));
    await rm(rendered);
  }
}

/** Width and height by name without extension, such as `rooms/kitchen-brass`. */
export async function listOriginals(): Promise<Sizes> {
  const files = (await readdir(originals, { recursive: true })).filter((file) =>
    file.endsWith('.webp'),
  );
  const entries = await Promise.all(
    files.sort().map(async (file): Promise<[string, [number, number]]> => {
      const { width, height } = await sharp(join(originals, file)).metadata();
      return [file.replaceAll('\\', '/').replace(/\.\w+$/, ''), [width, height]];
    }),
  );
  return Object.fromEntries(entries);
}

/** Writes the sizes into a module, because the seed runs in a Worker and can't read the disk. */
async function writeList(sizes: Sizes): Promise<void> {
  const lines = Object.entries(sizes).map(
    ([name, [width, height]]) => `  '${name}': [${width}, ${height}],\n`,
  );
  await writeFile(
    target,
    '/** Written by `tsx sandbox/photos/list-photos.ts`: every photograph with its size. */\n' +
      `export const photoSizes: Record<string, [width: number, height: number]> = {\n${lines.join('')}};\n`,
  );
}

function resize(field: unknown, sizes: Sizes): void {
  if (typeof field !== 'object' || field === null) return;
  if ('url' in field && 'dimensions' in field && typeof field.url === 'string') {
    // Skips URLs with an editor's crop (`rect`), which has its own size.
    const name = /\/prismic-images\/([a-z0-9/-]+)\.\w+(?!.*[?&]rect=)/.exec(field.url)?.[1];
    const size = name === undefined ? undefined : sizes[name];
    if (size) field.dimensions = { width: size[0], height: size[1] };
  }
  for (const part of Object.values(field)) resize(part, sizes);
}

async function resizeInDocuments(sizes: Sizes): Promise<void> {
  for (const file of await readdir(documents, { recursive: true })) {
    if (!file.endsWith('.json')) continue;
    const path = join(documents, file);
    const text = await readFile(path, 'utf8');
    const document: unknown = JSON.parse(text);
    resize(document, sizes);
    const after = `${JSON.stringify(document, null, 2)}\n`;
    if (after !== text) await writeFile(path, after);
  }
}

if (process.argv[1] === import.meta.filename) {
  await compressRendered();
  const sizes = await listOriginals();
  await writeList(sizes);
  await resizeInDocuments(sizes);
}
