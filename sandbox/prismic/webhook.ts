import { sendToStorefronts, type Sent } from '../world/send';
import type { World } from '../world/world';
import { masterRef, releaseRef } from './refs';
import type { Release } from './releases';

type Releases = Partial<Record<'addition' | 'update' | 'deletion', unknown[]>>;

/** Prismic's webhook for published documents and their release, if any. */
export const announcePublication = (
  world: World,
  documents: string[],
  release?: Release,
): Promise<Sent> => {
  const releases = release ? { deletion: [described(world, release, documents)] } : {};
  return send(world, { masterRef: masterRef(world), releases, documents });
};

/** The webhook has no `masterRef`, because only publishing changes the master ref. */
export const announceRelease = (
  world: World,
  what: keyof Releases,
  release: Release,
  documents: string[] = [],
): Promise<Sent> =>
  send(world, { releases: { [what]: [described(world, release, documents)] }, documents: [] });

const described = (world: World, release: Release, documents: string[]) => ({
  ...{ id: release.id, ref: releaseRef(world, release), label: release.label, documents },
});

async function send(
  world: World,
  changed: { masterRef?: string; releases: Releases; documents: string[] },
): Promise<Sent> {
  const secret = world.env.PRISMIC_WEBHOOK_SECRET;
  if (!secret) return {};
  const body = {
    type: 'api-update',
    ...{ domain: 'lintel-demo', apiUrl: `${world.origin}/prismic/api/v2`, secret },
    ...{ masks: {}, tags: {}, ...changed },
  };
  return sendToStorefronts(world, '/webhooks/prismic', JSON.stringify(body));
}
