import type { Service } from '../world/world';
import { ApiError, errorResponse } from '../world/api-error';
import { answerCollection, answerSearch } from './listings';
import { answerHandle, answerHandles } from './products';

type Answer = (argument: string, url: URL, world: Parameters<Service>[2]) => unknown;

const routes: [RegExp, Answer][] = [
  [/^\/search\/query\/([^/]+)$/, answerSearch],
  [/^\/search\/collection\/([^/]+)$/, answerCollection],
  [/^\/api\/shopify\/product\/handle\/([^/]+)$/, answerHandle],
  [/^\/api\/shopify\/product\/handles\/([^/]+)$/, answerHandles],
];

/** The operator's product service: a read-only search index of Shopify's catalog. */
export const productService: Service = (request, url, world) => {
  if (!/^\/(search\/(query|collection)|api\/shopify\/product)\//.test(url.pathname)) return null;
  try {
    if (request.method !== 'GET') throw new ApiError(405, 'bad_method', 'Use GET.');
    for (const [path, answer] of routes) {
      const argument = path.exec(url.pathname)?.[1];
      if (argument === undefined) continue;
      const headers = { 'cache-control': cacheRule(url, world.env.BYPASS_TOKEN) };
      return Response.json(answer(decode(argument), url, world), { headers });
    }
    throw new ApiError(404, 'not_found', 'This address does not exist.');
  } catch (error) {
    return errorResponse(error);
  }
};

function cacheRule(url: URL, token: string): string {
  return url.searchParams.get('bypassToken') === token ? 'no-store' : 'public, max-age=60';
}

function decode(argument: string): string {
  try {
    return decodeURIComponent(argument);
  } catch {
    throw new ApiError(400, 'bad_path', 'The address is not correctly percent-encoded.');
  }
}
