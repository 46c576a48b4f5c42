/** Uses Prismic's Custom Types API, because Prismic's tools don't support Remix. */
import { isDeepStrictEqual } from 'node:util';
import {
  readScreenshots,
  readSliceModels,
  readTypeModels,
  type Model,
  type Screenshot,
} from './models';
import type { Target } from './settings';

export interface Pushed {
  inserted: string[];
  updated: string[];
  same: string[];
}

/** Slices come first, because types reference them. With `dryRun`, only returns what would change. */
export async function pushModels(target: Target, { dryRun = false } = {}): Promise<Pushed> {
  const done: Pushed = { inserted: [], updated: [], same: [] };
  const pictures = readScreenshots();
  for (const [kind, models] of [
    ['slices', readSliceModels()],
    ['customtypes', readTypeModels()],
  ] as const) {
    const stored = (await call(target, kind)) as Model[];
    for (const plain of models) {
      const known = stored.find(({ id }) => id === plain.id);
      const picture = kind === 'slices' ? pictures.get(plain.id) : undefined;
      const kept = picture && addressOf(picture, known);
      const model = picture ? withPicture(plain, kept ?? '') : plain;
      const name = `${kind}/${model.id}`;
      if (known && isDeepStrictEqual(known, model) && (kept || !picture)) {
        done.same.push(name);
        continue;
      }
      (known ? done.updated : done.inserted).push(name);
      if (dryRun) continue;
      const shown = picture && !kept ? withPicture(plain, await upload(target, picture)) : model;
      await call(target, `${kind}/${known ? 'update' : 'insert'}`, shown);
    }
  }
  return done;
}

type Variation = { imageUrl?: string };
const variationsOf = (model: Model | undefined) => (model?.variations ?? []) as Variation[];

const withPicture = (model: Model, imageUrl: string): Model => ({
  ...model,
  variations: variationsOf(model).map((variation) => ({ ...variation, imageUrl })),
});

const addressOf = ({ name }: Screenshot, stored: Model | undefined): string | undefined =>
  variationsOf(stored).find(({ imageUrl }) => imageUrl?.includes(name))?.imageUrl;

async function upload(
  { repository, writeToken, assetsUrl }: Target,
  { name, bytes }: Screenshot,
): Promise<string> {
  const body = new FormData();
  body.set('file', new Blob([bytes], { type: 'image/webp' }), name);
  const headers = { repository, authorization: `Bearer ${writeToken}` };
  const reply = await fetch(new URL('assets', `${assetsUrl}/`), { method: 'POST', headers, body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${text}`);
  return (JSON.parse(text) as { url: string }).url;
}

async function call(target: Target, path: string, body?: Model): Promise<unknown> {
  const { repository, writeToken, modelsUrl } = target;
  const reply = await fetch(`${modelsUrl}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      repository,
      authorization: `Bearer ${writeToken}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} ${body?.id ?? ''}: ${reply.status} ${text}`);
  return text ? JSON.parse(text) : null;
}
