import { createClient, ForbiddenError, type Client, type FetchLike } from '@prismicio/client';
import type { Context } from '~/platform/context.server';
import { retryAfterOf, type Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { documentRoutes } from './document-routes';
import { contentEndpoint, contentService, repositoryOf } from './published.server';
import { isOutdated, openRepository, type Repository } from './repository.server';

/** Uses the preview's ref or, without a preview, the published ref. A ref is the id of a content version. */
export const contentClient = (context: Context): Client => createContentClient(context);

/** Runs a query for published content, and runs it again if it started with a cached ref that proves outdated. */
export async function askContent<T>(
  context: Context,
  question: (client: Client) => Promise<T>,
): Promise<T> {
  if (context.preview.ref) return question(contentClient(context));
  const version = context.changes.version(contentService, Date.now());
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
  // The outdated ref may also have caused an error.
  return (await answer.then(isWrong, isWrong)) ? question(contentClient(context)) : answer;
}

/** The ref that a client uses before the repository document is read. */
interface Guess {
  /** Content version that the change log confirms as current. */
  version?: string;
  cached?: Repository['cached'];
}

/**
 * Prismic's library shares running requests with the same URL and signal, but Workers forbid sharing promises between
 * visitors' requests. So each client has a separate signal.
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
  // `enableAutoPreviewsFromReq` would send any cookie value as a ref.
  if (context.preview.ref) client.queryContentFromRef(context.preview.ref);
  return client;
}

const deadlineMs = 1500;
/** If Prismic asks for a longer wait after a 429, the query fails. */
const retryWaitMs = 1000;

/**
 * Without `guess` (a ref to start with), queries wait for the repository document. After a 429, a query waits for
 * `retryWaitMs` and retries once.
 */
function contentFetch(context: Context, endpoint: string, guess?: Guess): FetchLike {
  let hasWaited = false;
  return async (url, init) => {
    const { origin, pathname } = new URL(url);
    const reply =
      origin + pathname === endpoint
        ? await readRepository(context, endpoint, guess, () =>
            send(context, url, 'repository', init),
          )
        : await send(context, url, 'documents', init);
    if (guess?.version !== undefined && isRefGone(reply)) throw new RefGone();
    // Throws, so that `askContent` repeats the query. With a 410, the client itself would retry and log a warning.
    if (isRefGone(reply) && guess?.cached && (await isOutdated(context, guess.cached)))
      throw new Error('The ref that was guessed is gone');
    if (reply.status === 401 || reply.status === 403) throw refusedAccess(url, reply.status);
    const headers = new Headers({ 'content-type': 'application/json' });
    if (reply.status === 429) {
      const wait = 'headers' in reply ? retryAfterOf(reply, Date.now()) : Infinity;
      if (hasWaited || wait > retryWaitMs)
        throw new Unavailable('content', new Error('Too many requests'));
      hasWaited = true;
      headers.set('retry-after', String(retryWaitMs / 1000));
    }
    return new Response(reply.text, { status: reply.status, headers });
  };
}

class RefGone extends Error {
  constructor() {
    super('The ref made from the known version is gone');
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

/** The client recognizes a 401 only if the body is JSON. */
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
