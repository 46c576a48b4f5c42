/**
 * The session, in encrypted HttpOnly cookies: the Worker stores none. Messages for the next page have a
 * cookie of their own, so that a slow page or form that shows or leaves one does not bring back who was
 * signed in, or nobody, when it began.
 */
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
}

export interface Session {
  get<K extends keyof SessionData>(key: K): SessionData[K];
  set<K extends keyof SessionData>(key: K, value: NonNullable<SessionData[K]>): void;
  unset(key: keyof SessionData): void;
  /** Stores a message until a page takes it. Messages that do not fit into their cookie are dropped. */
  flash(name: string, text: string): void;
  takeFlash(name: string): string | undefined;
  /** Writes the cookies of what has changed; the Worker calls it once, after the response is made. */
  commit(): Promise<void>;
}

const longestSeconds = 30 * 24 * 3600;
/** Lifetime of a session without a token, and of messages. */
const oneDay = 24 * 3600;

/** What is sealed in a cookie, with its expiry in ms since 1970: browsers may send a cookie beyond its lifetime. */
const sealed = <T>(data: v.GenericSchema<unknown, T>) => v.object({ until: v.number(), data });

const sessionCookie = {
  name: 'session',
  purpose: 'lintel session 1',
  schema: sealed(
    v.object({
      token: v.optional(v.object({ accessToken: v.string(), expiresAt: v.string() })),
      userId: v.optional(v.string()),
    }),
  ),
};
const flashCookie = {
  name: 'flash',
  purpose: 'lintel flash 1',
  schema: sealed(v.record(v.string(), v.string())),
};

export interface SessionParts {
  cookies: Cookies;
  secret: string;
  log: Log;
  now?: () => number;
}

const isLive = (token: AccessToken, now: number) => Date.parse(token.expiresAt) > now;

/** Opens the request's session; empty when the cookie is missing, forged, damaged or expired. */
export async function openSession(parts: SessionParts): Promise<Session> {
  const { cookies, secret, log, now = Date.now } = parts;

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

  async function write(cookie: { name: string; purpose: string }, data: object, maxAge: number) {
    const value = await seal({ until: now() + maxAge * 1000, data }, secret, cookie.purpose);
    if (cookies.set(cookie.name, value, { maxAge })) return;
    log.warn('session-too-large', { cookie: cookie.name });
    if (cookies.get(cookie.name)) cookies.remove(cookie.name);
  }

  const stored = await read(sessionCookie);
  let data: SessionData = { ...stored };
  if (data.token && !isLive(data.token, now())) delete data.token;
  let messages = (await read(flashCookie)) ?? {};
  let dataChanged = false;
  let messagesChanged = false;
  const change = (next: SessionData) => {
    data = next;
    dataChanged = true;
  };
  const changeMessages = (next: Record<string, string>) => {
    messages = next;
    messagesChanged = true;
  };

  return {
    get: (key) => data[key],
    set: (key, value) => change({ ...data, [key]: value }),
    unset: (key) => change({ ...data, [key]: undefined }),
    flash: (name, text) => changeMessages({ ...messages, [name]: text }),
    takeFlash(name) {
      const { [name]: text, ...others } = messages;
      if (text !== undefined) changeMessages(others);
      return text;
    },
    async commit() {
      if (messagesChanged && Object.keys(messages).length === 0) cookies.remove(flashCookie.name);
      else if (messagesChanged) await write(flashCookie, messages, oneDay);
      if (!dataChanged) return;
      const { userId } = data;
      const token = data.token && isLive(data.token, now()) ? data.token : undefined;
      if (!token && !userId) return cookies.remove(sessionCookie.name);
      const left = token ? (Date.parse(token.expiresAt) - now()) / 1000 : oneDay;
      await write(sessionCookie, { token, userId }, Math.min(left, longestSeconds));
    },
  };
}
