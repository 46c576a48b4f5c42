import type { Service, World } from '../world/world';
import { ApiError } from './api-error';
import type { Json } from './document';
import { repository, tagsOf, tagsPath } from './repository';
import { search } from './search';
import { write } from './write-apis';

export { installPrismic } from './install';

/** Required only for releases. */
const ACCESS_TOKEN = 'lintel-sandbox-content-token';

export const prismic: Service = (request, url, world) => {
  if (!url.pathname.startsWith('/prismic/')) return null;
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: open });
  return reply(request, url, world);
};

async function reply(request: Request, url: URL, world: World): Promise<Response> {
  try {
    const written = await write(request, url, world);
    return written ?? json(answer(request, url, world), 200, world);
  } catch (error) {
    if (error instanceof ApiError) return json(error.body, error.status, world);
    throw error;
  }
}

function answer(request: Request, url: URL, world: World): Json {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new ApiError(405, { message: 'Only GET is allowed' });
  }
  const token = url.searchParams.get('access_token');
  if (token !== null && token !== ACCESS_TOKEN) {
    throw new ApiError(401, { error: 'Invalid access token', message: 'Invalid access token' });
  }
  const path = url.pathname.replace(/\/$/, '');
  if (path === '/prismic/api/v2') return repository(world, token !== null);
  if (path === tagsPath) return tagsOf(world);
  if (path === '/prismic/api/v2/documents/search') return search(url, world, token !== null);
  if (path.startsWith('/prismic/previews/')) return { preview: path.split('/').pop() ?? '' };
  throw new ApiError(404, { message: 'Not found' });
}

const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, OPTIONS',
};

const json = (body: Json, status: number, world: World): Response =>
  new Response(JSON.stringify(body).replaceAll('{{origin}}', world.origin), {
    status,
    headers: {
      ...open,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
