/** The repository document contains the published ref. Each publication changes this ref. */
import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import type { FetchService, Reply } from '~/platform/fetch/fetch-service.server';
import { Unavailable } from '~/platform/fetch/unavailable';
import { repositoryText, versionIn } from './published.server';

const storedReply = v.object({ status: v.literal(200), text: v.string() });
type StoredReply = v.InferOutput<typeof storedReply>;

export interface Repository {
  /** At most five seconds old, unless Prismic fails. */
  current: Promise<Reply | StoredReply>;
  /** A stale cached reply while `current` is loading, otherwise `current`. */
  first: Promise<Reply | StoredReply>;
  readonly cached: StoredReply | undefined;
}

const repositories = new WeakMap<FetchService, Repository>();

export function openRepository(
  context: Context,
  endpoint: string,
  load: () => Promise<Reply>,
): Repository {
  const known = repositories.get(context.fetchService);
  if (known) return known;
  let cached: StoredReply | undefined;
  let onCached!: (cached: StoredReply) => void;
  const firstCached = new Promise<StoredReply>((resolve) => (onCached = resolve));
  const current = readRepository(context, endpoint, load, (found) => onCached((cached = found)));
  const repository: Repository = {
    current,
    first: Promise.race([firstCached, current]),
    get cached() {
      return cached;
    },
  };
  const forget = () => repositories.delete(context.fetchService);
  current.then((reply) => {
    if (reply.status === 200) repository.first = current;
    else forget();
  }, forget);
  // Not every caller awaits the promise.
  repository.first.catch(() => undefined);
  repositories.set(context.fetchService, repository);
  return repository;
}

export async function isOutdated(context: Context, cached: StoredReply): Promise<boolean> {
  const reply = await repositories.get(context.fetchService)?.current;
  return reply !== undefined && versionIn(reply.text) !== versionIn(cached.text);
}

/** Caches only valid documents. A status other than 200 is returned unchanged. */
async function readRepository(
  context: Context,
  endpoint: string,
  load: () => Promise<Reply>,
  onStale: (cached: StoredReply) => void,
): Promise<Reply | StoredReply> {
  try {
    return await context.cache.read({
      key: ['content-repository', endpoint],
      version: 1,
      variesBy: [],
      // Up to ten times this age, so for 5 s, a cached document is served while a new one loads.
      freshSeconds: 0.5,
      staleSeconds: 24 * 3600,
      schema: storedReply,
      onStale,
      load: async () => {
        const reply = await load();
        if (reply.status !== 200) throw new OtherStatus(reply);
        const parsed = v.safeParse(repositoryText, reply.text);
        if (!parsed.success) throw new Unavailable('content', new v.ValiError(parsed.issues));
        return { status: 200, text: reply.text } as const;
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
