import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places';

export type Model = { id: string } & Record<string, unknown>;

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Model;

/** The slices' models, which are kept beside their code. */
export const readSliceModels = (): Model[] =>
  readdirSync(join(root, 'app/slices'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => read(`app/slices/${name}/model.json`));

/** The custom types' models. */
export const readTypeModels = (): Model[] =>
  readdirSync(join(root, 'app/features/content/customtypes')).map((name) =>
    read(`app/features/content/customtypes/${name}/index.json`),
  );
