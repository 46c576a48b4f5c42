import { createClient, type Client } from '@prismicio/client';
import type { Context } from '~/platform/context.server';
import { contentFetch } from './fetch.server';
import { documentRoutes } from './routes';

/**
 * A content client for one request, in the store's content language. The abort signal must be its own:
 * the library joins concurrent requests with the same URL and signal in a module-global map, and
 * Workers must not share a promise between two requests.
 */
export function contentClient(context: Context): Client {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_ACCESS_TOKEN, PRISMIC_ENDPOINT } = context.env;
  const endpoint = (PRISMIC_ENDPOINT ?? `https://${repository}.cdn.prismic.io/api/v2`).replace(
    /\/$/,
    '',
  );
  const client = createClient(repository, {
    documentAPIEndpoint: endpoint,
    accessToken: PRISMIC_ACCESS_TOKEN,
    routes: documentRoutes,
    defaultParams: { lang: context.market.store.contentLanguage },
    fetch: contentFetch(context, endpoint),
    fetchOptions: { signal: new AbortController().signal },
  });
  // Not `enableAutoPreviewsFromReq`, which sends any value of the cookie as a ref.
  if (context.preview.ref) client.queryContentFromRef(context.preview.ref);
  return client;
}
