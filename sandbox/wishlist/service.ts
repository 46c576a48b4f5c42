import * as v from 'valibot';
import type { Service, World } from '../world/world';
import { ApiError, errorResponse } from '../world/api-error';
import { applyEvent } from './events';
import { listByEmail, listById, wishlistJson } from './lists';
import { emailBody, eventBody, idBody } from './request-schemas';

export { installWishlist } from './lists';

const largestBody = 16 * 1024;

/**
 * The operator's wishlist service. The path ends with the store's account; the sandbox accepts any
 * account.
 */
export const wishlist: Service = (request, url, world) => {
  const kind = /^\/api\/wishlist\/(email|id|event)\/[^/]+$/.exec(url.pathname)?.[1];
  if (!kind) return null;
  return answer(request, kind, world).then(
    (list) => Response.json(list, { headers: { 'cache-control': 'private, no-store' } }),
    errorResponse,
  );
};

async function answer(request: Request, kind: string, world: World) {
  if (request.method !== 'POST') throw new ApiError(405, 'bad_method', 'Only POST is understood.');
  const body = await request.text();
  if (new TextEncoder().encode(body).length > largestBody) {
    throw new ApiError(413, 'too_large', 'At most 16 kB.');
  }
  if (kind === 'event') return applyEvent(world, parse(eventBody, body));
  const list =
    kind === 'email'
      ? listByEmail(world.sql, parse(emailBody, body).email)
      : listById(world.sql, parse(idBody, body).wishlistId);
  return wishlistJson(world.sql, list);
}

function parse<T>(schema: v.GenericSchema<unknown, T>, body: string): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new ApiError(400, 'bad_body', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
