import * as v from 'valibot';
import { page } from '../pages/layout';
import { html } from '../pages/html';
import { storefrontOf } from '../world/storefronts';
import type { Service, World } from '../world/world';

/**
 * Two demo apps. Shopify forwards requests for `/apps/lamp-care/…` on the shop's domain to the app 'Lamp care'. The
 * storefront calls the app 'Club' directly, at its own server `/app-server/club/…`.
 */
export const appProxy: Service = (request, url, world) => {
  if (isBelow(url.pathname, '/apps/lamp-care')) return lampCare(request, url, world);
  if (isBelow(url.pathname, '/app-server/club')) return club(request, url, world);
  return null;
};

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const cookie = { 'Set-Cookie': 'app=1; Path=/' };

async function lampCare(request: Request, url: URL, world: World): Promise<Response> {
  const path = url.pathname.slice('/apps/lamp-care'.length) || '/';
  if (path === '/theme')
    return new Response('{{ shop.name }}', { headers: { 'Content-Type': 'application/liquid' } });
  if (path === '/old')
    return new Response(null, { status: 302, headers: { Location: '/apps/lamp-care/tips.json' } });
  if (path === '/away')
    return new Response(null, { status: 302, headers: { Location: 'https://stranger.example/' } });
  if (path === '/tips.json') return Response.json({ tips }, { headers: cookie });
  if (path === '/ask' && request.method === 'POST')
    return Response.json({ received: await request.text() }, { status: 201 });
  if (path !== '/') return new Response('No such page of this app', { status: 404 });
  const response = page(world, {
    title: 'Lamp care',
    notice: 'A page of a Shopify app.',
    home: storefrontOf(request, world),
    main: html`<h1>Lamp care</h1>
      <ul>
        ${tips.map((tip) => html`<li>${tip}</li>`)}
      </ul>`,
  });
  response.headers.set('Set-Cookie', 'app=1; Path=/');
  return response;
}

const tips = [
  'Dust metal shades with a dry cloth.',
  'Switch the lamp off and let the bulb cool before you clean it.',
  'Wipe linen shades with a soft brush, along the weave.',
];

const memberRequest = v.object({
  shop: v.string(),
  path_prefix: v.string(),
  timestamp: v.pipe(v.string(), v.digits(), v.transform(Number)),
  signature: v.string(),
});

/** Apps must refuse old requests, because a signature stays valid. */
const oldestSeconds = 60;

/** Refuses a request whose signature is wrong or old, as apps do. */
async function club(request: Request, url: URL, world: World): Promise<Response> {
  const params = v.safeParse(memberRequest, Object.fromEntries(url.searchParams));
  if (!params.success) return Response.json({ error: 'Not signed' }, { status: 401 });
  const { shop, path_prefix, timestamp, signature } = params.output;
  if (signature !== (await sign(url.searchParams, world.env.APP_SECRET)))
    return Response.json({ error: 'Wrong signature' }, { status: 401 });
  const age = Math.abs(world.now().getTime() / 1000 - timestamp);
  if (age > oldestSeconds) return Response.json({ error: 'Old signature' }, { status: 401 });
  return Response.json({
    shop,
    path: path_prefix + url.pathname.slice('/app-server/club'.length),
    customer: url.searchParams.get('logged_in_customer_id'),
    query: url.searchParams.getAll('q'),
    cookie: request.headers.get('cookie'),
  });
}

/** HMAC-SHA256 of the parameters, in hexadecimal (shopify.dev, 'Authenticate app proxies'). */
async function sign(params: URLSearchParams, secret: string): Promise<string> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const text = [...new Set(params.keys())]
    .filter((name) => name !== 'signature')
    .map((name) => `${name}=${params.getAll(name).join(',')}`)
    .sort()
    .join('');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
