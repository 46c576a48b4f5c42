import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places';

export type Model = { id: string } & Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Model;

/** The slices' models, which are kept beside their code. */
export const readSliceModels = (): Model[] =>
  readdirSync(join(root, 'app/slices'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => read(`app/slices/${name}/model.json`));

/** A picture for the page builder. Its name changes with what is in it. */
export interface Screenshot {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The slices' pictures by the slices' ids (`npm run shots:slices`). */
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

/** The custom types' models. */
export const readTypeModels = (): Model[] =>
  readdirSync(join(root, 'app/features/content/customtypes')).map((name) =>
    read(`app/features/content/customtypes/${name}/index.json`),
  );
