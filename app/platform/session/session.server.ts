/**
 * The session, in encrypted HttpOnly cookies. Messages for the next page have a cookie of their own, so that
 * a slow page or form that shows or leaves one does not bring back who was signed in, or nobody, when it
 * began. The session's own cookie is written by sign-ins and sign-outs only, and only while none that began
 * later has taken effect in the same browser. Cookies cannot tell that; the registry can.
 */
import * as v from 'valibot';
import type { Cookies } from '../http/cookies.server';
import { keyedHash } from '../keyed-hash.server';
import type { Log } from '../log/log.server';
import { seal, unseal } from './seal.server';

export interface AccessToken {
  accessToken: string;
  /** ISO 8601, from Shopify. */
  expiresAt: string;
}

/** Where a session can be found that the registry knows: its id, and whose registry that is. */
export interface Registered {
  id: string;
  browser: string;
}

export interface SessionData {
  /** Of the customer who is signed in. */
  token?: AccessToken;
  /** Tells the signed-in customer from others, over renewed tokens and later sign-ins; nobody's secret. */
  customer?: string;
  /** Digits of the gid of a customer who has just registered and is not signed in yet. */
  userId?: string;
}

/** Which session of one browser counts. Its methods may throw, when the registry cannot be reached. */
export interface SessionRegistry {
  /**
   * Notes that a sign-in, with the new session's id, or a sign-out (null) takes effect. `startedAt`: when
   * its request began, in ms since 1970. False, and nothing is noted, when one that began later has already
   * taken effect. May be repeated. `until`: when the session ends at the latest, in ms since 1970.
   */
  claim(startedAt: number, id: string | null, until: number): Promise<boolean>;
  isCurrent(id: string): Promise<boolean>;
  /** Ends this session; does nothing when another has taken its place. */
  end(id: string): Promise<void>;
}

export interface Session {
  get<K extends keyof SessionData>(key: K): SessionData[K];
  /** When the session of the customer who is signed in ends, in ms since 1970. */
  readonly endsAt: number | undefined;
  /** Of the session of the customer who is signed in; undefined when the registry was not there at the sign-in. */
  readonly registered: Registered | undefined;
  /**
   * Starts a session. False when a later sign-in or sign-out was quicker: then the response sets no cookie. `endsAt`:
   * in ms since 1970; without it the session ends with its token, and after thirty days in any case. `customer`: see
   * `SessionData`; without it each sign-in counts as another customer.
   */
  signIn(token: AccessToken, endsAt?: number, customer?: string): Promise<boolean>;
  /** Puts a newer token into the session that this request came with, unless that has ended by then. */
  renew(token: AccessToken): void;
  /** Ends this browser's session, whatever it is. Cookies, as `signIn`. */
  signOut(): Promise<void>;
  /** Ends the session that this request came with, because its token is no longer valid, and no newer one. */
  expire(): Promise<void>;
  /** True after a sign-in or sign-out that came too late. */
  readonly overtaken: boolean;
  setUserId(id: string): void;
  /** Stores a message until a page takes it. Messages that do not fit into their cookie are dropped. */
  flash(name: string, text: string): void;
  takeFlash(name: string): string | undefined;
  /** Writes the cookies of what has changed; the Worker calls it once, after the response is made. */
  commit(): Promise<void>;
}

/** A session ends by then, however long its token lives; in seconds, as the next. */
const longestSeconds = 30 * 24 * 3600;
/** Lifetime of messages and of the id of somebody who has registered. */
const oneDay = 24 * 3600;

/** What is sealed in a cookie, with its expiry in ms since 1970: browsers may send a cookie beyond its lifetime. */
const sealed = <T>(data: v.GenericSchema<unknown, T>) => v.object({ until: v.number(), data });

/** The kind of customer accounts, of which the setting ACCOUNTS has the names. */
const usualAccounts = 'legacy';

const sessionCookie = {
  name: 'session',
  purpose: 'lintel session 1',
  schema: sealed(
    v.object({
      token: v.object({ accessToken: v.string(), expiresAt: v.string() }),
      /** Missing in sessions of earlier releases. */
      customer: v.optional(v.string()),
      /** In ms since 1970. Missing: with the token. */
      endsAt: v.optional(v.number()),
      /** The kind of accounts that the token is of. */
      accounts: v.optional(v.string(), usualAccounts),
      /** Missing when the registry could not be reached at the sign-in. `browser`: whose registry knows the id. */
      registered: v.optional(v.object({ id: v.string(), browser: v.string() })),
    }),
  ),
};
const userCookie = {
  name: 'registered',
  purpose: 'lintel registered 1',
  schema: sealed(v.string()),
};
const flashCookie = {
  name: 'flash',
  purpose: 'lintel flash 1',
  schema: sealed(v.record(v.string(), v.string())),
};

type SessionContent = v.InferOutput<typeof sessionCookie.schema>['data'];

export interface SessionParts {
  cookies: Cookies;
  secret: string;
  log: Log;
  /** Id of the browser, and the registry of a browser; undefined where there is none. */
  browser?: string;
  registryOf?: (browser: string) => SessionRegistry | undefined;
  /** The kind of customer accounts that the shop has: a session of another kind is none. */
  accounts?: string;
  now?: () => number;
}

/**
 * Opens the request's session; empty when the cookie is missing, forged, damaged or expired, or when its
 * session has ended. When the registry cannot be reached, the cookie alone counts.
 */
export async function openSession(parts: SessionParts): Promise<Session> {
  const { cookies, secret, log, browser = '', registryOf = () => undefined } = parts;
  const { now = Date.now, accounts = usualAccounts } = parts;
  const startedAt = now();

  async function read<T>(cookie: {
    name: string;
    purpose: string;
    schema: v.GenericSchema<unknown, { until: number; data: T }>;
  }): Promise<T | undefined> {
    const value = cookies.get(cookie.name);
    if (!value) return undefined;
    const opened = v.safeParse(cookie.schema, await unseal(value, secret, cookie.purpose));
    return opened.success && opened.output.until > now() ? opened.output.data : undefined;
  }

  async function write(cookie: { name: string; purpose: string }, data: unknown, maxAge: number) {
    const value = await seal({ until: now() + maxAge * 1000, data }, secret, cookie.purpose);
    if (cookies.set(cookie.name, value, { maxAge })) return;
    log.warn('session-too-large', { name: cookie.name });
    if (cookies.get(cookie.name)) cookies.remove(cookie.name);
  }

  /** The registry's answer; undefined without a registry, and when it cannot be reached. */
  async function ask<T>(
    owner: string,
    question: (registry: SessionRegistry) => Promise<T>,
  ): Promise<T | undefined> {
    const registry = registryOf(owner);
    if (!registry) return undefined;
    try {
      return await question(registry);
    } catch (error) {
      log.error('session-registry-failed', { error });
      return undefined;
    }
  }

  let content: SessionContent | undefined = await read(sessionCookie);
  if (content?.accounts !== accounts) content = undefined;
  if (content?.registered) {
    const { id, browser: owner } = content.registered;
    if ((await ask(owner, (registry) => registry.isCurrent(id))) === false) content = undefined;
  }
  // Tokens of legacy accounts, the only ones without a registered session, stay the same while a session lasts.
  const nameless = async (accessToken: string) =>
    (await keyedHash(`session\n${accessToken}`, secret)).slice(0, 32);
  let customer =
    content &&
    (content.customer ?? content.registered?.id ?? (await nameless(content.token.accessToken)));
  let userId = await read(userCookie);
  let messages = (await read(flashCookie)) ?? {};
  /** The sign-in or sign-out of this request. */
  let change: { claim: () => Promise<boolean | undefined> } | undefined;
  let overtaken = false;
  let renewed = false;
  let userIdChanged = false;
  let messagesChanged = false;
  const changeMessages = (next: Record<string, string>) => {
    messages = next;
    messagesChanged = true;
  };

  /** Has the change noted; undefined when it could not be. */
  async function claim(id: string | null, until: number): Promise<boolean | undefined> {
    change = { claim: () => ask(browser, (registry) => registry.claim(startedAt, id, until)) };
    const claimed = await change.claim();
    if (claimed === false) overtaken = true;
    return claimed;
  }

  /** Whether a cookie of this session may be written. While nobody can tell, the browser keeps the one that it has. */
  async function isStillCurrent(): Promise<boolean> {
    const { registered } = content ?? {};
    if (!registered) return false;
    const { id, browser: owner } = registered;
    return (await ask(owner, (registry) => registry.isCurrent(id))) === true;
  }

  const endOf = ({ token, endsAt = Date.parse(token.expiresAt) }: SessionContent): number => endsAt;

  return {
    get: <K extends keyof SessionData>(key: K) =>
      ({ token: content?.token, customer: content && customer, userId })[key] as SessionData[K],
    get endsAt() {
      return content && endOf(content);
    },
    get registered() {
      return content?.registered;
    },
    async signIn(token, until = Date.parse(token.expiresAt), who) {
      const id = crypto.randomUUID();
      const endsAt = Math.min(until, startedAt + longestSeconds * 1000);
      const claimed = await claim(id, endsAt);
      if (overtaken) return false;
      customer = who ?? id;
      const registered = claimed ? { id, browser } : undefined;
      content = { token, customer, endsAt, accounts, registered };
      renewed = false;
      if (userId !== undefined) [userId, userIdChanged] = [undefined, true];
      return true;
    },
    renew(token) {
      if (!content) return;
      content = { ...content, token };
      renewed = true;
    },
    async signOut() {
      const { registered } = content ?? {};
      if (registered && registered.browser !== browser)
        await ask(registered.browser, (registry) => registry.end(registered.id));
      await claim(null, content ? endOf(content) : startedAt + oneDay * 1000);
      content = undefined;
      if (userId !== undefined) [userId, userIdChanged] = [undefined, true];
    },
    async expire() {
      const { registered } = content ?? {};
      content = undefined;
      const ended =
        registered &&
        (await ask(registered.browser, async (registry) => {
          await registry.end(registered.id);
          return true;
        }));
      // Nobody else can tell that it has ended, so the cookie has to go.
      if (!ended) change = { claim: async () => undefined };
    },
    get overtaken() {
      return overtaken;
    },
    setUserId(id) {
      [userId, userIdChanged] = [id, true];
    },
    flash: (name, text) => changeMessages({ ...messages, [name]: text }),
    takeFlash(name) {
      const { [name]: text, ...others } = messages;
      if (text !== undefined) changeMessages(others);
      return text;
    },
    async commit() {
      // Asked again: another tab may have signed in or out while the response was made.
      if (overtaken || (change && (await change.claim()) === false)) {
        overtaken = true;
        // What else it would set, such as the cart, is of a customer who is no longer signed in.
        return cookies.discard();
      }
      if (messagesChanged && Object.keys(messages).length === 0) cookies.remove(flashCookie.name);
      else if (messagesChanged) await write(flashCookie, messages, oneDay);
      if (userIdChanged && userId === undefined) cookies.remove(userCookie.name);
      else if (userIdChanged) await write(userCookie, userId, oneDay);
      if (!change && !(renewed && (await isStillCurrent()))) return;
      const left = content ? (endOf(content) - now()) / 1000 : 0;
      // Not a number when the token's date is none.
      if (!(left > 0)) return cookies.remove(sessionCookie.name);
      await write(sessionCookie, content, Math.min(left, longestSeconds));
    },
  };
}
