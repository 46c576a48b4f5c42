import { rootFields } from './root-fields';

export type Identified = {
  request: Request;
  /** A name such as `commerce`; null for control pages, which have no faults and no log entries. */
  service: string | null;
  operations: string[];
  responseKeys: string[];
};

const routes: [RegExp, string, string][] = [
  [/^\/search\/query\//, 'products', 'search.query'],
  [/^\/search\/collection\//, 'products', 'search.collection'],
  [/^\/api\/shopify\/product\/handle\//, 'products', 'product.handle'],
  [/^\/api\/shopify\/product\/handles\//, 'products', 'product.handles'],
  [/^\/prismic\/api\/v2\/documents\/search/, 'content', 'search'],
  [/^\/prismic\/api\/v2/, 'content', 'repository'],
  [/^\/prismic\/api\/tags$/, 'content', 'tags'],
  [/^\/prismic\/previews\//, 'content', 'preview'],
  [/^\/apps\/lamp-care(?:\/|$)/, 'apps', 'lamp-care'],
  [/^\/app-server\/club(?:\/|$)/, 'apps', 'club'],
  [/^\/inquiries$/, 'inquiries', 'inquiry'],
  [/^\/\.well-known\/ucp(?:\/[\d-]+)?$/, 'ucp', 'profile'],
  [/^\/api\/ucp\/mcp$/, 'ucp', 'tools'],
  [/^\/geo$/, 'geo', 'country'],
  [/^\/cdn\/shop\/files\//, 'images', 'product'],
  [/^\/prismic-images\//, 'images', 'content'],
  [/^\/cart\/c\//, 'checkout', 'cart'],
  [/^\/checkouts\//, 'checkout', 'checkout'],
  [/^\/orders\//, 'checkout', 'order'],
  [/^\/admin\/oauth\/access_token$/, 'orders', 'token'],
  [/^\/api\/wishlist\/email\//, 'wishlist', 'email'],
  [/^\/api\/wishlist\/id\//, 'wishlist', 'id'],
  [/^\/api\/wishlist\/event\//, 'wishlist', 'event'],
  [/^\/api\/reviews\/products\//, 'reviews', 'list'],
  [/^\/api\/reviews$/, 'reviews', 'write'],
  [/\/oauth\/authorize$/, 'accounts', 'authorize'],
  [/\/oauth\/token$/, 'accounts', 'token'],
  [/^\/(?:authentication|\d+\/auth)(?:\/\d+)?\/login$/, 'accounts', 'login'],
  [/^\/(?:authentication|\d+\/auth)(?:\/\d+)?\/logout$/, 'accounts', 'logout'],
  [/\/\.well-known\/jwks\.json$/, 'accounts', 'keys'],
  [/^\/\.well-known\/(?:openid-configuration|customer-account-api)$/, 'accounts', 'discovery'],
  [
    /^\/(?:client\/subscriptions|api\/profile-subscription-bulk-create-jobs)\/?$/,
    'marketing',
    'newsletter',
  ],
  [/^\/(?:client|api)\/events\/?$/, 'marketing', 'event'],
  [/^\/(?:client|api)\/back-in-stock-subscriptions\/?$|^\/onsite\//, 'marketing', 'back-in-stock'],
];

const graphql = /^\/api\/[^/]+\/graphql(\.json)?$/;
const accountGraphql = /^\/(?:\d+\/)?(?:account\/)?customer\/api\/[^/]+\/graphql$/;

const adminGraphql = /^\/admin\/api\/[^/]+\/graphql\.json$/;

const graphqlAt = (pathname: string): string | null => {
  if (graphql.test(pathname)) return 'commerce';
  if (adminGraphql.test(pathname)) return 'orders';
  return accountGraphql.test(pathname) ? 'accounts' : null;
};

export const serviceAt = (pathname: string): string | null =>
  graphqlAt(pathname) ?? routes.find(([path]) => path.test(pathname))?.[1] ?? null;

const servicesWithGraphql = ['commerce', 'orders', 'accounts'];

/** Accepts any name for services with GraphQL, whose operations are root fields of several schemas. */
export const isOperationOf = (service: string, operation: string): boolean =>
  servicesWithGraphql.includes(service) ||
  routes.some((route) => route[1] === service && route[2] === operation);

/** Continue with the returned `request`: reading GraphQL consumes the original's body. */
export async function identify(request: Request, url: URL): Promise<Identified> {
  const graphqlService = graphqlAt(url.pathname);
  if (graphqlService && request.method === 'POST') {
    const body = await request.text();
    const fields = rootFields(body);
    return {
      request: new Request(request.url, { method: 'POST', headers: request.headers, body }),
      service: graphqlService,
      // A fault with the operation `graphql` applies to all GraphQL requests to hosted accounts.
      operations: [
        ...(graphqlService === 'accounts' ? ['graphql'] : []),
        ...fields.map(({ name }) => name),
      ],
      responseKeys: fields.map(({ key }) => key),
    };
  }
  const route = routes.find(([path]) => path.test(url.pathname));
  const operations = route ? [route[2]] : [];
  return { request, service: route?.[1] ?? null, operations, responseKeys: [] };
}
