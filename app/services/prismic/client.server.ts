import { createClient, type Client } from '@prismicio/client';
import type { Context } from '~/platform/context.server';
import { contentFetch } from './fetch.server';
import { documentRoutes } from './routes';

/**
 * A content client for one request, in the store's content language. Its abort signal is its own:
 * the library joins equal requests by address and signal, and two shoppers must not share a promise
 * (contracts §2.3).
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
  // Not the client's own way with the cookie: it takes any value as a ref (contracts §2.4).
  if (context.preview.ref) client.queryContentFromRef(context.preview.ref);
  return client;
}
