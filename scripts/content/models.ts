import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places';

export type Model = { id: string } & Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Model;

export const readSliceModels = (): Model[] =>
  readdirSync(join(root, 'app/slices'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => read(`app/slices/${name}/model.json`));

/** The file name contains a hash of the picture. */
export interface Screenshot {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export const readScreenshots = (): Map<string, Screenshot> =>
  new Map(
    readdirSync(join(root, 'app/slices'), { withFileTypes: true })
      .filter(({ name }) => existsSync(join(root, `app/slices/${name}/screenshot.webp`)))
      .map(({ name: folder }) => {
        const { id } = read(`app/slices/${folder}/model.json`);
        const bytes = new Uint8Array(
          readFileSync(join(root, `app/slices/${folder}/screenshot.webp`)),
        );
        const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
        return [id, { name: `slice-${id}-${digest}.webp`, bytes }];
      }),
  );

export const readTypeModels = (): Model[] =>
  readdirSync(join(root, 'app/features/content/customtypes')).map((name) =>
    read(`app/features/content/customtypes/${name}/index.json`),
  );
