import type { FaultMode } from '../world/active-faults';

const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Above the storefront's limit of 2 MB. */
const HUGE_BYTES = 8 * 1024 * 1024;

/** Uses the service's error format. `status` overrides the mode's status. */
export function errorResponse(mode: FaultMode, service: string, status?: number): Response {
  if (mode === 'http-502-html') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(gatewayPage, { status: status ?? 502, headers });
  }
  const code = Number(mode.slice('http-'.length, 'http-'.length + 3));
  const headers = new Headers();
  if (mode === 'http-429') headers.set('retry-after', '1');
  return Response.json(errorBody(code, service), { status: status ?? code, headers });
}

function errorBody(code: number, service: string): unknown {
  if (service === 'commerce') return commerceBody(code);
  if (service === 'content') return contentBody(code);
  if (service === 'marketing') return marketingBody(code);
  if (service === 'accounts') return accountsBody(code);
  if (service === 'orders') return { errors: adminTexts[code] ?? 'Internal Server Error' };
  const name = names[code] ?? 'internal';
  return { error: { code: name, message: `The sandbox was told to answer ${code}.` } };
}

const names: Record<number, string> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  410: 'gone',
  429: 'too_many_requests',
  430: 'security_rejection',
};

function commerceBody(code: number): unknown {
  if (code === 401) return { errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] };
  const texts: Record<number, string> = {
    403: 'Unavailable Shop',
    404: 'Not Found',
    430: 'Shopify Security Rejection',
  };
  return { errors: texts[code] ?? 'Internal Server Error' };
}

/** Shopify's Admin API. */
const adminTexts: Record<number, string> = {
  401: '[API] Invalid API key or access token (unrecognized login or wrong password)',
  403: 'Unavailable Shop',
  404: 'Not Found',
  429: 'Throttled',
  430: 'Shopify Security Rejection',
};

function contentBody(code: number): unknown {
  if (code === 401 || code === 403) return { error: 'Invalid access token', oauth_initiate: '' };
  if (code === 404) return { type: 'api_security_error', message: 'Not found' };
  if (code === 410) return { type: 'api_validation_error', message: 'The ref is gone' };
  return { message: 'The content service is in trouble' };
}

function marketingBody(code: number): unknown {
  const [name, title] = code === 429 ? ['throttled', 'Too many requests'] : ['error', 'Error'];
  const detail = `The sandbox was told to answer ${code}.`;
  return { errors: [{ id: 'sandbox', status: code, code: name, title, detail }] };
}

function accountsBody(code: number): unknown {
  const error = code === 401 ? 'invalid_client' : code < 500 ? 'invalid_request' : 'server_error';
  return { error, error_description: `The sandbox was told to answer ${code}.` };
}

export function throttled(service: string): Response {
  if (service !== 'commerce') return errorResponse('http-429', service);
  const error = { message: 'Throttled', extensions: { code: 'THROTTLED' } };
  return Response.json({ errors: [error] });
}

export function wrongSchema(service: string, responseKeys: string[]): unknown {
  switch (service) {
    case 'commerce':
      return { data: Object.fromEntries(responseKeys.map((key) => [key, ['unexpected']])) };
    case 'content':
      return { refs: 'none', results: { first: null }, total_results_size: 'many' };
    case 'products':
      return { products: { first: null }, facets: { count: 'many' }, id: {}, title: 7 };
    case 'geo':
      return { country: 61, name: null };
    default:
      return { unexpected: true };
  }
}

export const scriptedPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
    headers: { 'content-type': 'image/svg+xml' },
  });

export function hugeBody(type: string): Response {
  const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":null,"padding":"')),
    pull(controller) {
      if (sent >= HUGE_BYTES) {
        controller.enqueue(new TextEncoder().encode('"}'));
        return controller.close();
      }
      controller.enqueue(piece);
      sent += piece.byteLength;
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}
