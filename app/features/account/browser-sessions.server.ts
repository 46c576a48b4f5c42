/**
 * Stores a browser's current session and encrypted tokens. If logins or logouts overlap, the one that began last
 * takes effect. An old cookie can't resume an ended session. SQLite class, bound as BROWSER_SESSIONS.
 */
import type { DurableObjectNamespace } from '@cloudflare/workers-types';
import { DurableObject } from 'cloudflare:workers';
import type { Bindings } from '~/platform/bindings';
import type { Context } from '~/platform/context.server';
import { readEnv, secretsOf } from '~/platform/env.server';
import { openBudget } from '~/platform/fetch/budget.server';
import { createFetchService } from '~/platform/fetch/fetch-service.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { openLog } from '~/platform/log/log.server';
import { seal, unseal } from '~/platform/session/seal.server';
import type { AccessToken, SessionRegistry } from '~/platform/session/session.server';
import { withinTime } from '~/platform/within-time';
import { resolveMarket } from '~/platform/stores/resolve-market';
import { storeOf } from '~/platform/stores/regions';
import { createStorefront } from '~/services/shopify/storefront.server';
import { StorefrontErrors } from '~/services/shopify/errors';
import { openTokenStore, type Refreshed } from './hosted/kept-tokens.server';
import { mutateCustomer } from './legacy/account-api.server';
import { SIGN_OUT_MUTATION } from './legacy/account.graphql';

declare module '~/platform/bindings' {
  interface Bindings {
    /** If missing, the cookie decides which session is current. */
    BROWSER_SESSIONS?: DurableObjectNamespace<BrowserSessions>;
  }
}

/** `id` is null after a logout. Times are in ms since 1970. */
interface Last {
  id: string | null;
  startedAt: number;
  until: number;
  /** See `SessionRegistry.move`. */
  movedAt?: number;
}

interface Revocation {
  sealed: string;
  /** The token's expiry. */
  until: number;
  tries: number;
}

/** Milliseconds. */
const delayOf = (tries: number) => Math.min(5_000 * 2 ** tries, 3_600_000);
/** How long after a move a slow response may still restore an older cookie. */
const slowResponseMs = 60_000;
const purpose = 'lintel revocation 1';
const prefix = 'revoke:';

export class BrowserSessions extends DurableObject<Record<string, unknown>> {
  readonly #tokens = openTokenStore(this.ctx.storage, this.env, (id) => this.isCurrent(id));

  /** See `SessionRegistry`. */
  async claim(startedAt: number, id: string | null, until: number): Promise<boolean> {
    const last = await this.#last();
    if (last && startedAt < last.startedAt) return false;
    await this.#keep({ id, startedAt, until: Math.max(until, last?.until ?? 0) });
    await this.#wakeBy(await this.#tokens.end(id));
    return true;
  }

  async isCurrent(id: string, movedAt?: number): Promise<boolean> {
    const last = await this.#last();
    if (last?.id !== id) return false;
    const latest = last.movedAt ?? 0;
    // A minute later, accept the former time again: if the move's response was lost, the browser lacks the new time.
    const isRecent = Date.now() - latest < slowResponseMs;
    return movedAt === undefined || movedAt === latest || !isRecent;
  }

  async move(id: string): Promise<number | undefined> {
    const last = await this.#last();
    if (last?.id !== id) return undefined;
    // Two moves may come in the same millisecond.
    const movedAt = Math.max(Date.now(), (last.movedAt ?? 0) + 1);
    await this.#keep({ ...last, movedAt });
    return movedAt;
  }

  async end(id: string): Promise<void> {
    const last = await this.#last();
    if (last?.id !== id) return;
    await this.#keep({ ...last, id: null });
    await this.#wakeBy(await this.#tokens.end(null));
  }

  /** False if the session has ended. */
  async keepTokens(id: string, sealed: string): Promise<boolean> {
    return this.#tokens.keep(id, sealed);
  }

  /** Still returns the tokens for a minute after the session has ended. */
  async tokensOf(id: string): Promise<string | undefined> {
    return this.#tokens.read(id);
  }

  /**
   * If another request already replaced the token `known`, returns the new token. If the provider refuses the refresh,
   * ends the session.
   */
  async refreshToken(id: string, known: string, endpoint: string): Promise<Refreshed> {
    const refreshed = await this.#tokens.refresh(id, known, endpoint);
    if (refreshed === 'ended') await this.end(id);
    return refreshed;
  }

  /** Returns once the deletion is scheduled. */
  async revoke(sealed: string, until: number): Promise<void> {
    await this.ctx.storage.put(prefix + crypto.randomUUID(), { sealed, until, tries: 0 });
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    const due = await this.ctx.storage.list<Revocation>({ prefix });
    let retryAt = Infinity;
    for (const [key, { sealed, until, tries }] of due) {
      if (until < Date.now() || (await deleteToken(this.env, sealed))) {
        await this.ctx.storage.delete(key);
      } else {
        await this.ctx.storage.put(key, { sealed, until, tries: tries + 1 });
        retryAt = Math.min(retryAt, Date.now() + delayOf(tries));
      }
    }
    retryAt = Math.min(retryAt, await this.#tokens.forgetEnded());
    const until = (await this.#last())?.until ?? 0;
    const deleteAt = until > Date.now() ? until : Infinity;
    // `revoke` may have run while a token was deleted: keep the entry that it stored, and its alarm if that is earlier.
    const left = await this.ctx.storage.list({ prefix, limit: 1 });
    if (left.size === 0 && deleteAt === Infinity) return this.ctx.storage.deleteAll();
    const set = (await this.ctx.storage.getAlarm()) ?? Infinity;
    const next = Math.min(retryAt, deleteAt, set);
    await this.ctx.storage.setAlarm(next === Infinity ? Date.now() : next);
  }

  #last(): Promise<Last | undefined> {
    return this.ctx.storage.get<Last>('last');
  }

  async #keep(last: Last): Promise<void> {
    await this.ctx.storage.put('last', last);
    // The alarm deletes this object's data.
    await this.#wakeBy(last.until);
  }

  /** Keeps an earlier alarm. `time`: in ms since 1970, or Infinity. */
  async #wakeBy(time: number): Promise<void> {
    const set = (await this.ctx.storage.getAlarm()) ?? Infinity;
    if (time < set) await this.ctx.storage.setAlarm(time);
  }
}

async function deleteToken(vars: unknown, sealed: string): Promise<boolean> {
  const env = readEnv(vars);
  const customerAccessToken = await unseal(sealed, env.SESSION_SECRET, purpose);
  if (typeof customerAccessToken !== 'string') return true;
  const log = openLog({ request: 'alarm', store: env.STORE }, secretsOf(env));
  const storefront = createStorefront({
    env,
    market: resolveMarket(storeOf(env.STORE), {}),
    fetchService: createFetchService({
      breakers: new Map(),
      log,
      budget: openBudget('POST', Date.now()),
    }),
    log,
    buyerIp: undefined,
    cookie: null,
  });
  try {
    await mutateCustomer({ storefront }, SIGN_OUT_MUTATION, { customerAccessToken });
    return true;
  } catch (error) {
    if (error instanceof StorefrontErrors) return true;
    if (!isUnavailable(error)) throw error;
    log.warn('token-not-deleted', { error });
    return false;
  }
}

const timeoutMs = 1500;

/** Undefined without the binding. Methods throw after a timeout. */
export function sessionRegistryOf(
  { BROWSER_SESSIONS }: Bindings,
  browser: string,
): SessionRegistry | undefined {
  const object = BROWSER_SESSIONS?.getByName(browser);
  return (
    object && {
      claim: (...claim) => inTime(object.claim(...claim)),
      isCurrent: (...session) => inTime(object.isCurrent(...session)),
      move: (id) => inTime(object.move(id)),
      end: (id) => inTime(object.end(id)),
    }
  );
}

const inTime = <T>(work: Promise<T>): Promise<T> => withinTime(work, timeoutMs);

/** Lets the Durable Object delete the token at Shopify, or else deletes it directly; false if both fail. */
export async function revokeToken(context: Context, token: AccessToken): Promise<boolean> {
  const { bindings, env, log, visitor } = context;
  try {
    const object = bindings.BROWSER_SESSIONS?.getByName(visitor);
    if (object) {
      const sealed = await seal(token.accessToken, env.SESSION_SECRET, purpose);
      await inTime(object.revoke(sealed, Date.parse(token.expiresAt)));
      return true;
    }
  } catch (error) {
    log.error('session-registry-failed', { error });
  }
  try {
    const customerAccessToken = token.accessToken;
    await mutateCustomer(context, SIGN_OUT_MUTATION, { customerAccessToken });
    return true;
  } catch (error) {
    // The token has already ended.
    if (error instanceof StorefrontErrors) return true;
    if (!isUnavailable(error)) throw error;
    log.warn('sign-out', { message: 'The token was not deleted', error });
    return false;
  }
}
