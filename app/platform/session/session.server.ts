/** The session (customer's token, flash messages), in an encrypted HttpOnly cookie: the Worker stores none. */
import * as v from 'valibot';
import type { Cookies } from '../http/cookies.server';
import type { Log } from '../log/log.server';
import { seal, unseal } from './seal.server';

export interface AccessToken {
  accessToken: string;
  /** ISO 8601, from Shopify. The session does not outlive it. */
  expiresAt: string;
}

export interface SessionData {
  token?: AccessToken;
  /** Digits of the gid of a customer who has just registered and is not signed in yet. */
  userId?: string;
  /** Flash messages, by name. */
  flash?: Record<string, string>;
}

export interface Session {
  get<K extends keyof SessionData>(key: K): SessionData[K];
  set<K extends keyof SessionData>(key: K, value: NonNullable<SessionData[K]>): void;
  unset(key: keyof SessionData): void;
  /** Stores a message until a page takes it. Dropped when it does not fit into the cookie. */
  flash(name: string, text: string): void;
  takeFlash(name: string): string | undefined;
  /** Clears the session and removes the cookie. */
  destroy(): void;
  /** Writes the cookie if the session has changed; the Worker calls it once, after the response is made. */
  commit(): Promise<void>;
}

const cookieName = 'session';
const purpose = 'lintel session 1';
const longestSeconds = 30 * 24 * 3600;
/** Lifetime of a session without a token. */
const messageSeconds = 24 * 3600;

const sealedSession = v.object({
  /** Expiry in ms since 1970, because browsers may send a cookie beyond its lifetime. */
  until: v.number(),
  data: v.object({
    token: v.optional(v.object({ accessToken: v.string(), expiresAt: v.string() })),
    userId: v.optional(v.string()),
    flash: v.optional(v.record(v.string(), v.string())),
  }),
});

export interface SessionParts {
  cookies: Cookies;
  secret: string;
  log: Log;
  now?: () => number;
}

const isLive = (token: AccessToken, now: number) => Date.parse(token.expiresAt) > now;

async function readSession({
  cookies,
  secret,
  now = Date.now,
}: SessionParts): Promise<SessionData> {
  const cookie = cookies.get(cookieName);
  if (!cookie) return {};
  const opened = v.safeParse(sealedSession, await unseal(cookie, secret, purpose));
  if (!opened.success || opened.output.until <= now()) return {};
  const { token, ...rest } = opened.output.data;
  return token && isLive(token, now()) ? { ...rest, token } : rest;
}

/** Opens the request's session; empty when the cookie is missing, forged, damaged or expired. */
export async function openSession(parts: SessionParts): Promise<Session> {
  const { cookies, secret, log, now = Date.now } = parts;
  let data = await readSession(parts);
  let changed = false;
  const change = (next: SessionData) => {
    data = next;
    changed = true;
  };

  async function store(kept: SessionData): Promise<boolean> {
    const left = kept.token ? (Date.parse(kept.token.expiresAt) - now()) / 1000 : undefined;
    const maxAge = Math.min(left ?? messageSeconds, longestSeconds);
    const until = now() + maxAge * 1000;
    const sealed = await seal({ until, data: kept }, secret, purpose);
    return cookies.set(cookieName, sealed, { maxAge });
  }

  return {
    get: (key) => data[key],
    set: (key, value) => change({ ...data, [key]: value }),
    unset: (key) => change({ ...data, [key]: undefined }),
    flash: (name, text) => change({ ...data, flash: { ...data.flash, [name]: text } }),
    takeFlash(name) {
      const { [name]: text, ...others } = data.flash ?? {};
      if (text !== undefined) change({ ...data, flash: others });
      return text;
    },
    destroy: () => change({}),
    async commit() {
      if (!changed) return;
      const { userId, flash = {} } = data;
      const token = data.token && isLive(data.token, now()) ? data.token : undefined;
      const hasFlash = Object.keys(flash).length > 0;
      if (!token && !userId && !hasFlash) return cookies.remove(cookieName);
      if (await store({ token, userId, ...(hasFlash && { flash }) })) return;
      log.warn('session-too-large', { kept: 'without messages' });
      if (!token && !userId) return;
      if (!(await store({ token, userId }))) log.error('session-too-large', { kept: 'nothing' });
    },
  };
}
