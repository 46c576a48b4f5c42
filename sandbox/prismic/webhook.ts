import { sendToStorefronts, type Sent } from '../world/send';
import type { World } from '../world/world';
import { masterRef } from './refs';

/** Tells the storefronts that something was published, as Prismic does. */
export async function announcePublication(world: World, documents: string[]): Promise<Sent> {
  const secret = world.env.PRISMIC_WEBHOOK_SECRET;
  if (!secret) return {};
  const body = {
    type: 'api-update',
    ...{ domain: 'lintel-demo', apiUrl: `${world.origin}/prismic/api/v2`, secret },
    masterRef: masterRef(world),
    ...{ releases: {}, masks: {}, tags: {}, documents },
  };
  return sendToStorefronts(world, '/webhooks/prismic', JSON.stringify(body));
}
