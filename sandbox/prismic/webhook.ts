import { sendToStorefronts, type Sent } from '../world/send';
import type { World } from '../world/world';
import { masterRef, releaseRef } from './refs';
import type { Release } from './releases';

type Releases = Partial<Record<'addition' | 'update' | 'deletion', unknown[]>>;

/** Tells the storefronts that these documents were published, with the release in which they were, as Prismic does. */
export const announcePublication = (
  world: World,
  documents: string[],
  release?: Release,
): Promise<Sent> => {
  const releases = release ? { deletion: [described(world, release, documents)] } : {};
  return send(world, { masterRef: masterRef(world), releases, documents });
};

/** Tells them what has become of a release that is not published: `masterRef` is left out, because it is the same. */
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
