import type { Service, World } from '../../world/world';
import { shopId } from '../accounts/places';
import { noUserAgent } from '../accounts/token';
import { customerOfAccountToken } from '../customers/account-tokens';
import { readRequest } from '../storefront-api/service';
import { run } from './execute';

const path =
  /^\/(?:(\d+)\/)?(?:account\/)?customer\/api\/(?:unstable|20\d\d-(?:01|04|07|10))\/graphql$/;

/**
 * `POST /{shop}/account/customer/api/{version}/graphql`, or `/customer/api/…` on the shop's domain.
 * Every version gets the 2024-07 schema.
 */
export const customerAccountApi: Service = (request, url, world) => {
  const match = path.exec(url.pathname);
  const absent = !match || world.env.ACCOUNTS !== 'customer-account-api';
  if (absent || (match[1] !== undefined && Number(match[1]) !== shopId)) return null;
  return answer(request, world);
};

async function answer(request: Request, world: World): Promise<Response> {
  if (request.method !== 'POST') return json(404, { errors: 'Not Found' });
  if (!request.headers.get('user-agent')) return noUserAgent();
  // Hydrogen sends the token without 'Bearer'; both forms work.
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /, '');
  const customerId = customerOfAccountToken(world, token);
  if (customerId === null) return json(401, { errors: 'User does not have access' });
  const graphqlRequest = await readRequest(request);
  if (!graphqlRequest)
    return json(400, { errors: { query: 'Required parameter missing or invalid' } });
  return json(200, await run(world, customerId, graphqlRequest));
}

const json = (status: number, body: unknown): Response =>
  Response.json(body, {
    status,
    headers: { 'x-request-id': crypto.randomUUID(), 'x-shopify-api-version': '2024-07' },
  });
