import { rootFields } from './root-fields';

export type Identified = {
  /** The request, still readable. */
  request: Request;
  /** Name as in the fault book; null for the control pages, which neither fail nor are logged. */
  service: string | null;
  /** What is asked of the service; several for a GraphQL document with several root fields. */
  operations: string[];
  /** GraphQL: the keys that the answer's `data` will have. */
  responseKeys: string[];
};

const routes: [RegExp, string, string][] = [
  [/^\/search\/query\//, 'products', 'search.query'],
  [/^\/search\/collection\//, 'products', 'search.collection'],
  [/^\/api\/shopify\/product\/handle\//, 'products', 'product.handle'],
  [/^\/api\/shopify\/product\/handles\//, 'products', 'product.handles'],
  [/^\/prismic\/api\/v2\/documents\/search/, 'content', 'search'],
  [/^\/prismic\/api\/v2/, 'content', 'repository'],
  [/^\/prismic\/previews\//, 'content', 'preview'],
  [/^\/inquiries$/, 'inquiries', 'inquiry'],
  [/^\/geo$/, 'geo', 'country'],
  [/^\/cdn\/shop\/files\//, 'images', 'product'],
  [/^\/prismic-images\//, 'images', 'content'],
  [/^\/cart\/c\//, 'checkout', 'cart'],
  [/^\/checkouts\//, 'checkout', 'checkout'],
  [/^\/orders\//, 'checkout', 'order'],
  [/^\/api\/wishlist\/email\//, 'wishlist', 'email'],
  [/^\/api\/wishlist\/id\//, 'wishlist', 'id'],
  [/^\/api\/wishlist\/event\//, 'wishlist', 'event'],
  [
    /^\/(?:client\/subscriptions|api\/profile-subscription-bulk-create-jobs)\/?$/,
    'marketing',
    'newsletter',
  ],
  [/^\/(?:client|api)\/back-in-stock-subscriptions\/?$|^\/onsite\//, 'marketing', 'back-in-stock'],
];

/** Tells which service and operation a request is for. A GraphQL body is read and put back. */
export async function identify(request: Request, url: URL): Promise<Identified> {
  if (/^\/api\/[^/]+\/graphql(\.json)?$/.test(url.pathname) && request.method === 'POST') {
    const body = await request.text();
    const fields = rootFields(body);
    return {
      request: new Request(request.url, { method: 'POST', headers: request.headers, body }),
      service: 'commerce',
      operations: fields.map(({ name }) => name),
      responseKeys: fields.map(({ key }) => key),
    };
  }
  const route = routes.find(([path]) => path.test(url.pathname));
  const operations = route ? [route[2]] : [];
  return { request, service: route?.[1] ?? null, operations, responseKeys: [] };
}
