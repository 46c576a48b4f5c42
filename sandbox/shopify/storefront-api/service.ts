import * as v from 'valibot';
import type { World } from '../../world/world';
import { run, type GraphqlRequest } from './execute';
import type { Access } from './graphql/context';
import { servedVersion, type Version } from './graphql/schema';

const path = /^\/api\/(unstable|20\d\d-(?:01|04|07|10))\/graphql(?:\.json)?$/;

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
 * `POST /api/{version}/graphql.json`. As at Shopify, any version is accepted, and
 * `X-Shopify-API-Version` has the version that answered.
 */
export function storefrontApi(request: Request, url: URL, world: World): Promise<Response> | null {
  if (!url.pathname.startsWith('/api/') || !/\/graphql(\.json)?$/.test(url.pathname)) return null;
  return answer(request, url, world);
}

async function answer(request: Request, url: URL, world: World): Promise<Response> {
  const asked = path.exec(url.pathname)?.[1];
  const version = servedVersion(asked ?? '', world.env.OLDEST_API_VERSION);
  const json = (status: number, body: unknown) =>
    Response.json(body, { status, headers: headers(version) });
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: headers(version) });
  if (!asked || request.method !== 'POST') return json(404, { errors: 'Not Found' });
  const access = accessOf(request, world);
  if (!access) {
    return json(401, { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
  }
  const operation = await readRequest(request);
  if (!operation) {
    return json(400, { errors: { query: 'Required parameter missing or invalid' } });
  }
  const buyer =
    request.headers.get('shopify-storefront-buyer-ip') ??
    request.headers.get('x-shopify-client-ip');
  return json(200, await run(world, { access, buyer: buyer ?? '', version }, operation));
}

export async function readRequest(request: Request): Promise<GraphqlRequest | null> {
  const body = v.safeParse(bodySchema, await request.text(), { abortPipeEarly: true });
  if (!body.success) return null;
  const { query, variables, operationName } = body.output;
  return { query, variables: variables ?? {}, operationName };
}

/** Null for a wrong token. Without a token, access is tokenless. */
function accessOf(request: Request, { env }: World): Access | null {
  const open = request.headers.get('x-shopify-storefront-access-token');
  const secret = request.headers.get('shopify-storefront-private-token');
  if (secret !== null) return secret !== '' && secret === env.PRIVATE_TOKEN ? 'private' : null;
  if (open !== null) return open !== '' && open === env.STOREFRONT_TOKEN ? 'public' : null;
  return 'tokenless';
}

function headers(version: Version): HeadersInit {
  return {
    'x-request-id': crypto.randomUUID(),
    'x-shopify-api-version': version,
    'content-language': 'en',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-expose-headers': 'x-request-id, x-shopify-api-version',
  };
}
