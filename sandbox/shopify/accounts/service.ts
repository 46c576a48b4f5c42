import { html } from '../../pages/html';
import { formValues } from '../../pages/form-values';
import type { Service, World } from '../../world/world';
import { customerById } from '../customers/customers';
import { authorize } from './authorize';
import { keySet } from './keys';
import { logout } from './logout';
import { accountsPage } from './pages';
import { apiConfiguration, hostedAccount, openidConfiguration, placeOf, shopId } from './places';
import { sessionOf } from './sessions';
import { signIn } from './sign-in';
import { token } from './token';

/** Shopify's hosted customer accounts. Shops with legacy accounts lack these addresses. */
export const accounts: Service = (request, url, world) => {
  if (world.env.ACCOUNTS !== 'customer-account-api') return null;
  const { pathname } = url;
  if (pathname === '/.well-known/openid-configuration') {
    return Response.json(openidConfiguration(world));
  }
  if (pathname === '/.well-known/customer-account-api') {
    return Response.json(apiConfiguration(world));
  }
  if (/^\/account(?:\/login)?\/?$/.test(pathname)) return moved(302, hostedAccount(world));
  if (pathname === `/${shopId}/account`) return hostedPage(request, world);
  const place = placeOf(pathname);
  if (!place) return null;
  if (place.shop !== null && place.shop !== shopId) return moved(301, world.origin);
  return answer(request, url, world, place);
};

const moved = (status: 301 | 302, location: string): Response =>
  new Response(null, { status, headers: { location } });

function answer(
  request: Request,
  url: URL,
  world: World,
  { base, path }: { base: string; path: string },
): Response | Promise<Response> | null {
  const posted = request.method === 'POST';
  if (path === '/oauth/authorize' && !posted) return authorize(request, url, world, base);
  if (path === '/logout' && !posted) return logout(url, world);
  if (path === '/.well-known/jwks.json' && !posted) {
    return keySet(world).then((keys) => Response.json(keys));
  }
  if (path === '/login' && posted) {
    return formValues(request).then((values) => signIn(world, base, values));
  }
  if (path !== '/oauth/token' || !posted) return null;
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return token(request, world, null);
  return formValues(request).then((values) => token(request, world, values));
}

function hostedPage(request: Request, world: World): Response {
  const session = sessionOf(request, world);
  const customer = session && customerById(world.sql, session.customerId);
  const main = customer
    ? html`<p>Signed in as ${customer.email}. Orders and addresses would be here.</p>`
    : html`<p>Nobody is signed in. Shopify’s own account pages would be here.</p>`;
  return accountsPage(world, { title: 'Your account', main });
}
