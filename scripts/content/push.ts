/**
 * Pushes the models through the Custom Types API, because Prismic's own tools do not support Remix.
 */
import { isDeepStrictEqual } from 'node:util';
import { readSliceModels, readTypeModels, type Model } from './models';
import type { Target } from './settings';

export interface Pushed {
  inserted: string[];
  updated: string[];
  same: string[];
}

/**
 * Inserts missing models and updates changed ones, slices first because types name them. With
 * `dryRun` it only reports.
 */
export async function pushModels(target: Target, { dryRun = false } = {}): Promise<Pushed> {
  const done: Pushed = { inserted: [], updated: [], same: [] };
  for (const [kind, models] of [
    ['slices', readSliceModels()],
    ['customtypes', readTypeModels()],
  ] as const) {
    const stored = (await call(target, kind)) as Model[];
    for (const model of models) {
      const known = stored.find(({ id }) => id === model.id);
      const name = `${kind}/${model.id}`;
      if (known && isDeepStrictEqual(known, model)) {
        done.same.push(name);
        continue;
      }
      (known ? done.updated : done.inserted).push(name);
      if (!dryRun) await call(target, `${kind}/${known ? 'update' : 'insert'}`, model);
    }
  }
  return done;
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
