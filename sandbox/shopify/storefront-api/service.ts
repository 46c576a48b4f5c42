import * as v from 'valibot';
import type { World } from '../../world/world';
import { run } from './execute';
import type { Access } from './graphql/context';

const path = /^\/api\/(?:unstable|20\d\d-(?:01|04|07|10))\/graphql(?:\.json)?$/;

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    query: v.pipe(v.string(), v.trim(), v.minLength(1)),
    variables: v.nullish(v.record(v.string(), v.unknown()), {}),
    operationName: v.nullish(v.string(), null),
  }),
);

/**
 * The Storefront API: `POST /api/{version}/graphql.json`. Like Shopify it accepts any version and
 * names the one that it used, here always 2024-07, in `X-Shopify-API-Version`.
 */
export function storefrontApi(request: Request, url: URL, world: World): Promise<Response> | null {
  if (!url.pathname.startsWith('/api/') || !/\/graphql(\.json)?$/.test(url.pathname)) return null;
  return answer(request, url, world);
}

async function answer(request: Request, url: URL, world: World): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: headers() });
  if (!path.test(url.pathname) || request.method !== 'POST') {
    return json(404, { errors: 'Not Found' });
  }
  const access = accessOf(request, world);
  if (!access) {
    return json(401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
  }
  const body = v.safeParse(bodySchema, await request.text(), { abortPipeEarly: true });
  if (!body.success) {
    return json(400, { errors: { query: 'Required parameter missing or invalid' } });
  }
  const { query, variables, operationName } = body.output;
  const asked = { query, variables: variables ?? {}, operationName };
  const buyer =
    request.headers.get('shopify-storefront-buyer-ip') ??
    request.headers.get('x-shopify-client-ip');
  return json(200, await run(world, { access, buyer: buyer ?? '' }, asked));
}

/** Null for a wrong token. A request without a token gets Shopify's tokenless access. */
function accessOf(request: Request, { env }: World): Access | null {
  const open = request.headers.get('x-shopify-storefront-access-token');
  const secret = request.headers.get('shopify-storefront-private-token');
  if (secret !== null) return secret !== '' && secret === env.PRIVATE_TOKEN ? 'private' : null;
  if (open !== null) return open !== '' && open === env.STOREFRONT_TOKEN ? 'public' : null;
  return 'tokenless';
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: headers() });
}

function headers(): HeadersInit {
  return {
    'x-request-id': crypto.randomUUID(),
    'x-shopify-api-version': '2024-07',
    'content-language': 'en',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-expose-headers': 'x-request-id, x-shopify-api-version',
  };
}
