import { hasAdminApp } from '../../world/env';
import type { Service, World } from '../../world/world';
import { readRequest } from '../storefront-api/service';
import { run } from './execute';
import { grantToken, isValid } from './tokens';

const path = /^\/admin\/api\/(unstable|20\d\d-(?:01|04|07|10))\/graphql\.json$/;

/**
 * `POST /admin/api/{version}/graphql.json` and `POST /admin/oauth/access_token`, with Shopify's texts. Every version
 * gets the same schema.
 */
export const adminApi: Service = (request, url, world) => {
  if (!url.pathname.startsWith('/admin/') || !hasAdminApp(world.env)) return null;
  if (url.pathname === '/admin/oauth/access_token') return grant(request, world);
  const [, version] = path.exec(url.pathname) ?? [];
  return version === undefined
    ? json(404, { errors: 'Not Found' })
    : answer(request, world, version);
};

async function grant(request: Request, world: World): Promise<Response> {
  if (request.method !== 'POST') return json(404, { errors: 'Not Found' });
  const fields = new URLSearchParams(await request.text());
  if (fields.get('grant_type') !== 'client_credentials')
    return json(400, { error: 'invalid_request' });
  const { ADMIN_CLIENT_ID: id, ADMIN_CLIENT_SECRET: secret } = world.env;
  return secret !== '' && fields.get('client_id') === id && fields.get('client_secret') === secret
    ? json(200, grantToken(world))
    : json(401, { error: 'invalid_client' });
}

async function answer(request: Request, world: World, version: string): Promise<Response> {
  if (request.method !== 'POST') return json(404, { errors: 'Not Found' });
  if (!isValid(world, request.headers.get('x-shopify-access-token') ?? ''))
    return json(401, {
      errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
    });
  const graphqlRequest = await readRequest(request);
  if (!graphqlRequest)
    return json(400, { errors: { query: 'Required parameter missing or invalid' } });
  return json(200, await run(world, graphqlRequest), version);
}

const json = (status: number, body: unknown, version?: string): Response =>
  Response.json(body, {
    status,
    headers: {
      'x-request-id': crypto.randomUUID(),
      ...(version !== undefined && { 'x-shopify-api-version': version }),
    },
  });
