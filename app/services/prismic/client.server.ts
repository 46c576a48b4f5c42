import { createClient, ForbiddenError, type Client, type FetchLike } from '@prismicio/client';
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { retryAfterOf, type Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';

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

const deadlineMs = 1500;
/** The longest that a request waits after a 429, once. Longer pauses are for others to wait for. */
const longestWaitMs = 1000;

const storedReply = v.object({ status: v.literal(200), text: v.string() });
type StoredReply = v.InferOutput<typeof storedReply>;

/**
 * `fetch` for Prismic's client, through `fetchService`. Caches the repository document for 5 s, because the
 * client caches it per instance and we create one per request. A 429 closes the service to everyone for as long as
 * it says; the request that got it waits for that once, if it is short, and tries again. (The client would
 * retry forever, and at once when the header Retry-After is missing.)
 */
function contentFetch(context: Context, endpoint: string): FetchLike {
  let hasWaited = false;
  return async (url, init) => {
    const isRepository = !url.startsWith(`${endpoint}/`);
    const reply = isRepository
      ? await readRepository(context, endpoint, () => send(context, url, 'repository', init))
      : await send(context, url, 'documents', init);
    if (reply.status === 401 || reply.status === 403) throw refusedAccess(url, reply.status);
    const headers = new Headers({ 'content-type': 'application/json' });
    if (reply.status === 429) {
      const wait = 'headers' in reply ? retryAfterOf(reply, Date.now()) : Infinity;
      if (hasWaited || wait > longestWaitMs)
        throw new Unavailable('content', new Error('Too many requests'));
      hasWaited = true;
      headers.set('retry-after', String(Math.max(wait, longestWaitMs) / 1000));
    }
    return new Response(reply.text, { status: reply.status, headers });
  };
}

/** A wrong or missing access token. The client knows it by 401 alone, and only in JSON. */
function refusedAccess(url: string, status: number): Unavailable {
  const { origin, pathname } = new URL(url);
  const message = `The content service refuses access (${status}): see PRISMIC_ACCESS_TOKEN`;
  return new Unavailable('content', new ForbiddenError(message, origin + pathname, undefined));
}

function send(
  context: Context,
  url: string,
  operation: string,
  init: Parameters<FetchLike>[1],
): Promise<Reply> {
  const { headers, signal } = init ?? {};
  return context.fetchService(
    url,
    { headers, signal },
    { service: 'content', operation, deadlineMs, retry: true, pauses: true },
  );
}

/** What the client reads of the repository document: it queries with the master ref. */
const repositoryText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    refs: v.pipe(
      v.array(v.object({ ref: v.string(), isMasterRef: v.optional(v.boolean()) })),
      v.someItem(({ isMasterRef }) => isMasterRef === true),
    ),
  }),
);

/** Only what can be read is cached; replies with another status are thrown past the cache and returned unchanged. */
async function readRepository(
  context: Context,
  endpoint: string,
  load: () => Promise<Reply>,
): Promise<Reply | StoredReply> {
  try {
    return await context.cache.read({
      key: ['content-repository', endpoint],
      version: 1,
      variesBy: [],
      // A copy is served up to ten times as old while it is renewed: 5 s in all.
      freshSeconds: 0.5,
      staleSeconds: 5,
      schema: storedReply,
      load: async () => {
        const reply = await load();
        if (reply.status !== 200) throw new OtherStatus(reply);
        const parsed = v.safeParse(repositoryText, reply.text);
        if (!parsed.success) throw new Unavailable('content', new v.ValiError(parsed.issues));
        return { status: 200, text: reply.text };
      },
    });
  } catch (error) {
    if (error instanceof OtherStatus) return error.reply;
    throw error;
  }
}

class OtherStatus extends Error {
  constructor(readonly reply: Reply) {
    super(`The content repository answered ${reply.status}`);
  }
}

/** Route resolvers: sent with each query, so that Prismic fills in `url` on documents and links. */
const documentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];
