import { createClient, ForbiddenError, type Client, type FetchLike } from '@prismicio/client';
import type { Context } from '~/platform/context.server';
import { retryAfterOf, type Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { contentEndpoint, contentService, repositoryOf } from './published.server';
import { isOutdated, openRepository, type Repository } from './repository.server';

/** A content client for one request, which asks with the ref of what is published now, or with that of a preview. */
export const contentClient = (context: Context): Client => createContentClient(context);

/**
 * The answer to a question about what is published. Where it is known under which ref that is, nobody is asked for it.
 * Where the repository document has been seen before, the question
 * is asked beside it, with the ref of then; if that turns out to be another one now, the question is asked again.
 */
export async function askContent<T>(
  context: Context,
  question: (client: Client) => Promise<T>,
  needs: 'ref' | 'repository' = 'ref',
): Promise<T> {
  if (context.preview.ref) return question(contentClient(context));
  const version = needs === 'ref' ? context.changes.version(contentService, Date.now()) : undefined;
  if (version) {
    try {
      return await question(createContentClient(context, { version }));
    } catch (error) {
      if (!(error instanceof RefGone)) throw error;
    }
  }
  const guess: Guess = {};
  const answer = question(createContentClient(context, guess));
  const isWrong = async () => guess.cached !== undefined && isOutdated(context, guess.cached);
  // What was refused may have been refused because of the ref.
  return (await answer.then(isWrong, isWrong)) ? question(contentClient(context)) : answer;
}

/** What a client took for the repository document before that was read; nothing if it did not have to. */
interface Guess {
  /** Said to be that of now. */
  version?: string;
  cached?: Repository['cached'];
}

/**
 * A client in the store's content language. The abort signal must be its own: the library joins concurrent requests
 * with the same URL and signal in a module-global map, and Workers must not share a promise between two requests.
 */
function createContentClient(context: Context, guess?: Guess): Client {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_ACCESS_TOKEN } = context.env;
  const endpoint = contentEndpoint(context.env);
  const client = createClient(repository, {
    documentAPIEndpoint: endpoint,
    accessToken: PRISMIC_ACCESS_TOKEN,
    routes: documentRoutes,
    defaultParams: { lang: context.market.store.contentLanguage },
    fetch: contentFetch(context, endpoint, guess),
    fetchOptions: { signal: new AbortController().signal },
  });
  // Not `enableAutoPreviewsFromReq`, which sends any value of the cookie as a ref.
  if (context.preview.ref) client.queryContentFromRef(context.preview.ref);
  return client;
}

const deadlineMs = 1500;
/** The longest that a request waits after a 429, once. Longer pauses are for others to wait for. */
const longestWaitMs = 1000;

/**
 * `fetch` for Prismic's client, through `fetchService`. Without a `guess` it waits for the repository document. A 429 closes the service to everyone for as long as
 * it says; the request that got it waits for that once, if it is short, and tries again. (The client would
 * retry forever, and at once when the header Retry-After is missing.)
 */
function contentFetch(context: Context, endpoint: string, guess?: Guess): FetchLike {
  let hasWaited = false;
  return async (url, init) => {
    const { origin, pathname } = new URL(url);
    // The list of tags has an address of its own, outside of the endpoint: `/api/tags`.
    const reply =
      origin + pathname === endpoint
        ? await readRepository(context, endpoint, guess, () =>
            send(context, url, 'repository', init),
          )
        : await send(context, url, 'documents', init);
    if (guess?.version !== undefined && isRefGone(reply)) throw new RefGone();
    // Else the client would ask again by itself, with a warning.
    if (isRefGone(reply) && guess?.cached && (await isOutdated(context, guess.cached)))
      throw new Error('The ref that was guessed is gone');
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

class RefGone extends Error {
  constructor() {
    super('What was taken for the ref of now is gone');
  }
}

const isRefGone = ({ status }: Pick<Reply, 'status'>) => status === 404 || status === 410;

async function readRepository(
  context: Context,
  endpoint: string,
  guess: Guess | undefined,
  load: () => Promise<Reply>,
) {
  if (guess?.version !== undefined)
    return { status: 200 as const, text: repositoryOf(guess.version) };
  const repository = openRepository(context, endpoint, load);
  if (!guess) return repository.current;
  const reply = await repository.first;
  guess.cached = reply === repository.cached ? repository.cached : undefined;
  return reply;
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

/** Route resolvers: sent with each query, so that Prismic fills in `url` on documents and links. */
const documentRoutes = [
  { type: 'page', uid: 'home', path: '/' },
  { type: 'page', path: '/pages/:uid' },
  { type: 'article', path: '/blogs/journal/:uid' },
  { type: 'journal', path: '/blogs/journal' },
];
