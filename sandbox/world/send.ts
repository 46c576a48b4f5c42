import { storefronts } from './storefronts';
import type { World } from './world';

export type Sent = Record<string, number>;

export async function sendToStorefronts(
  world: World,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const answers = Object.entries(storefronts(world)).map(async ([store, origin]) => {
    const storefront = world.env[`STORE_${store}`];
    const answer = await storefront?.fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    return answer ? [[store, answer.status] as const] : [];
  });
  return Object.fromEntries((await Promise.all(answers)).flat());
}
