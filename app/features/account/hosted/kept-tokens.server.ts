/** Refreshes run one after the other, because a refresh token works only once. */
import type { DurableObjectStorage } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { readEnv, secretsOf, type Env } from '~/platform/env.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { openLog } from '~/platform/log/log.server';
import { seal, unseal } from '~/platform/session/seal.server';
import type { AccessToken } from '~/platform/session/session.server';
import { requestTokens } from './token-endpoint.server';

const schema = v.object({
  accessToken: v.string(),
  /** ISO 8601. */
  expiresAt: v.string(),
  refreshToken: v.string(),
  /** Needed for the logout, even if expired. */
  idToken: v.string(),
});
export type KeptTokens = v.InferOutput<typeof schema>;

/** Milliseconds before the expiry. */
const renewalMs = 2 * 60_000;

export const isFresh = ({ expiresAt }: Pick<AccessToken, 'expiresAt'>): boolean =>
  Date.parse(expiresAt) - Date.now() > renewalMs;

const purpose = 'lintel hosted tokens 1';

export const sealTokens = (tokens: KeptTokens, { SESSION_SECRET }: Env): Promise<string> =>
  seal(tokens, SESSION_SECRET, purpose);

/** Undefined if encrypted with another secret. */
export async function unsealTokens(
  sealed: string,
  { SESSION_SECRET }: Env,
): Promise<KeptTokens | undefined> {
  const opened = v.safeParse(schema, await unseal(sealed, SESSION_SECRET, purpose));
  return opened.success ? opened.output : undefined;
}

/** 'ended': the refresh token was refused or is missing. */
export type Refreshed = AccessToken | 'ended' | 'unavailable';

const stored = 'tokens';

interface Stored {
  id: string;
  sealed: string;
  /** When the tokens of an ended session are deleted, in ms since 1970. */
  until?: number;
}

/** In ms. If the browser drops the answer to a sign-out, a repeated sign-out needs the id token again. */
const keptAfterEndMs = 60_000;

const isOver = ({ until = Infinity }: Stored): boolean => until <= Date.now();

/** In ms. The page stops waiting earlier, but the next page can use the new token. */
const timeoutMs = 15_000;

export function openTokenStore(
  storage: DurableObjectStorage,
  vars: unknown,
  isCurrent: (id: string) => Promise<boolean>,
) {
  let running: { id: string; work: Promise<Refreshed> } | undefined;

  async function read(id: string): Promise<string | undefined> {
    const found = await storage.get<Stored>(stored);
    return found?.id === id && !isOver(found) ? found.sealed : undefined;
  }

  async function keep(id: string, sealed: string): Promise<boolean> {
    if (!(await isCurrent(id))) return false;
    await storage.put(stored, { id, sealed } satisfies Stored);
    return true;
  }

  async function refresh(id: string, known: string, endpoint: string): Promise<Refreshed> {
    const env = readEnv(vars);
    const sealed = (await isCurrent(id)) ? await read(id) : undefined;
    const tokens = sealed === undefined ? undefined : await unsealTokens(sealed, env);
    if (!tokens) return 'ended';
    const { accessToken, expiresAt, refreshToken } = tokens;
    // The token was already refreshed after this cookie was written.
    if (accessToken !== known && isFresh(tokens)) return { accessToken, expiresAt };
    const log = openLog({ request: 'refresh', store: env.STORE }, secretsOf(env));
    const budget = openBudget('POST', Date.now());
    budget.release();
    const fetchService = createFetchService({ breakers: new Map(), log, budget });
    try {
      const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const;
      const issued = await requestTokens({ env, fetchService }, endpoint, grant, timeoutMs);
      if (!issued.ok) {
        log.info('session-refused');
        return 'ended';
      }
      const { idToken = tokens.idToken, ...rest } = issued.value;
      if (!(await keep(id, await sealTokens({ ...rest, idToken }, env)))) return 'ended';
      return { accessToken: rest.accessToken, expiresAt: rest.expiresAt };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn('token-not-refreshed', { error });
      return 'unavailable';
    }
  }

  return {
    read,
    keep,
    /** Ends the session unless it is `current`. Returns when to call `forgetEnded`: ms since 1970, or Infinity. */
    async end(current: string | null): Promise<number> {
      const found = await storage.get<Stored>(stored);
      if (!found || found.id === current) return Infinity;
      const { until = Date.now() + keptAfterEndMs } = found;
      await storage.put(stored, { ...found, until } satisfies Stored);
      return until;
    },
    /** Returns when to call it again, in ms since 1970; Infinity if never. */
    async forgetEnded(): Promise<number> {
      const found = await storage.get<Stored>(stored);
      if (!found || !isOver(found)) return found?.until ?? Infinity;
      await storage.delete(stored);
      return Infinity;
    },
    /** Concurrent callers share one refresh. */
    refresh(id: string, known: string, endpoint: string): Promise<Refreshed> {
      if (running?.id === id) return running.work;
      const work = refresh(id, known, endpoint).finally(() => {
        if (running?.work === work) running = undefined;
      });
      running = { id, work };
      return work;
    },
  };
}
