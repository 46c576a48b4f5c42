/**
 * Sessions are in encrypted HttpOnly cookies. The session registry (a Durable Object per browser) prevents a slow
 * response from restoring an older session.
 */
import * as v from 'valibot';
import type { Cookies } from '../http/cookies.server';
import { keyedHash } from '../keyed-hash.server';
import type { Log } from '../log/log.server';
import { companyCookie } from './company-cookie';
import type { Flash } from './flash.server';
import { seal, unseal } from './seal.server';

export interface AccessToken {
  accessToken: string;
  /** ISO 8601, from Shopify. */
  expiresAt: string;
}

interface Registered {
  id: string;
  browser: string;
}

/** The company location that the customer buys for. */
export interface ChosenCompany {
  /** Gid of the location. */
  location: string;
  name: string;
  company: string;
  /** 'Net 30'. */
  terms?: string | undefined;
  /** The customer can buy for other locations, too. */
  hasOthers?: boolean | undefined;
  /** Storefront API token of the customer. Missing until it is first needed, and after each new access token. */
  buyerToken?: string | undefined;
  /** The access token was replaced after the company was last checked. */
  isUnchecked?: boolean | undefined;
  /** Shopify has refused the customer as a buyer. No query names the buyer before this time, in ms since 1970. */
  refusedUntil?: number | undefined;
}

interface SessionData {
  token?: AccessToken;
  company?: ChosenCompany;
  /** The customer can buy for a company, but hasn't chosen one of its locations. */
  mustChooseCompany?: boolean;
  /** Identifies the customer across tokens and sign-ins. Not secret. */
  customer?: string;
  /** Digits of a customer's gid, from the registration until the first sign-in. */
  userId?: string;
}

/** Records which of a browser's sessions is the current one. Methods may throw. */
export interface SessionRegistry {
  /**
   * Records a sign-in (`id` of the new session) or sign-out (null) that began at `startedAt`. False if a change that
   * began later has taken effect. `until`: latest end of the session. Times in ms since 1970.
   */
  claim(startedAt: number, id: string | null, until: number): Promise<boolean>;
  /** True for the current session. With `movedAt`, false for a minute after a later change of the company location. */
  isCurrent(id: string, movedAt?: number): Promise<boolean>;
  /** Records a change of the company location. Returns its time, or undefined if the session has ended. */
  move(id: string): Promise<number | undefined>;
  end(id: string): Promise<void>;
}

export interface Session {
  get<K extends keyof SessionData>(key: K): SessionData[K];
  /** Milliseconds since 1970. */
  readonly endsAt: number | undefined;
  readonly registered: Registered | undefined;
  /** The session in the request's cookie, if this session has ended according to the registry. */
  readonly ended: Registered | undefined;
  /**
   * If a sign-in or sign-out that began later has taken effect, returns false, and the response sets no cookie.
   * `endsAt` (ms since 1970) defaults to the token's expiry, at most thirty days. Without `customer`, each sign-in
   * counts as a different customer.
   */
  signIn(token: AccessToken, endsAt?: number, customer?: string): Promise<boolean>;
  /** Does nothing if the session has ended. */
  renew(token: AccessToken): void;
  /** Does nothing if the session has ended. */
  setCompany(company: ChosenCompany | 'must-choose' | undefined): void;
  /** The value of the company's cookie for the present state; undefined if the customer doesn't buy for a company. */
  companyMark(): Promise<string | undefined>;
  /** Sets the company and records it in the registry at once. If that fails, returns false and changes nothing. */
  chooseCompany(company: ChosenCompany): Promise<boolean>;
  /** Ends this browser's session. Like `signIn`, sets no cookie if a later sign-in or sign-out has taken effect. */
  signOut(): Promise<void>;
  /** Ends this session because its token is invalid. A newer session of the browser continues. */
  expire(): Promise<void>;
  readonly overtaken: boolean;
  setUserId(id: string): void;
  /** Messages that exceed the cookie's size are dropped. */
  flash<T>(flash: Flash<T>, value: T): void;
  takeFlash<T>(flash: Flash<T>): T | undefined;
  /**
   * Writes the changed cookies. Call once, after the response is made. With `keepTaken`, messages that `takeFlash` has
   * returned stay in the cookie for the next page.
   */
  commit(options?: { keepTaken?: boolean }): Promise<void>;
}

/** Maximum duration of a session, even if its token expires later. */
const longestSeconds = 30 * 24 * 3600;
const oneDay = 24 * 3600;

/** Contains the expiry (`until`, in ms since 1970), because browsers may send expired cookies. */
const sealed = <T>(data: v.GenericSchema<unknown, T>) => v.object({ until: v.number(), data });

const usualAccounts = 'legacy';

const sessionCookie = {
  name: 'session',
  purpose: 'lintel session 1',
  schema: sealed(
    v.object({
      token: v.object({ accessToken: v.string(), expiresAt: v.string() }),
      /** Missing in sessions of earlier releases. */
      customer: v.optional(v.string()),
      /** Milliseconds since 1970. Defaults to the token's expiry. */
      endsAt: v.optional(v.number()),
      accounts: v.optional(v.string(), usualAccounts),
      /** Missing if the registry was unreachable at sign-in. */
      registered: v.optional(v.object({ id: v.string(), browser: v.string() })),
      /** Time of the latest change of the company location (`move`). 0 without a change or from an earlier release. */
      movedAt: v.optional(v.number(), 0),
      company: v.optional(
        v.union([
          v.literal('must-choose'),
          v.object({
            location: v.string(),
            name: v.string(),
            company: v.string(),
            terms: v.optional(v.string()),
            hasOthers: v.optional(v.boolean()),
            buyerToken: v.optional(v.string()),
            isUnchecked: v.optional(v.boolean()),
            refusedUntil: v.optional(v.number()),
          }),
        ]),
      ),
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
  schema: sealed(v.record(v.string(), v.unknown())),
};

type SessionContent = v.InferOutput<typeof sessionCookie.schema>['data'];

/**
 * Whether the session's cookie names a company, or says that the customer must choose a location. Much cheaper than
 * `openSession`, but also true if the session has ended elsewhere.
 */
export async function mayHaveCompany(cookies: Cookies, secret: string): Promise<boolean> {
  const value = cookies.get(sessionCookie.name);
  if (!value) return false;
  const opened = v.safeParse(
    sessionCookie.schema,
    await unseal(value, secret, sessionCookie.purpose),
  );
  return opened.success && opened.output.data.company !== undefined;
}

const chosenOf = (content: SessionContent | undefined): ChosenCompany | undefined =>
  typeof content?.company === 'object' ? content.company : undefined;

const placeOf = (company: SessionContent['company']) =>
  typeof company === 'object' ? company.location : company;

export interface SessionParts {
  cookies: Cookies;
  secret: string;
  log: Log;
  browser?: string;
  registryOf?: (browser: string) => SessionRegistry | undefined;
  accounts?: string;
  /** If false, the session's company is ignored. Default: true. */
  companies?: boolean;
  now?: () => number;
}

/**
 * The session is empty if the cookie is missing, invalid or expired, or if the registry says that the session has
 * ended. If the registry can't be reached, the cookie is trusted.
 */
export async function openSession(parts: SessionParts): Promise<Session> {
  const { cookies, secret, log, browser = '', registryOf = () => undefined } = parts;
  const { now = Date.now, accounts = usualAccounts, companies = true } = parts;
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
  if (content && !companies) content = { ...content, company: undefined };
  let ended: Registered | undefined;
  if (content?.registered) {
    const { id, browser: owner } = content.registered;
    if ((await ask(owner, (registry) => registry.isCurrent(id))) === false)
      [ended, content] = [content.registered, undefined];
  }
  // Only sessions of legacy accounts can lack an id. Their token never changes, so its hash serves as the id.
  const nameless = async (accessToken: string) =>
    (await keyedHash(`session\n${accessToken}`, secret)).slice(0, 32);
  let customer =
    content &&
    (content.customer ?? content.registered?.id ?? (await nameless(content.token.accessToken)));
  let userId = await read(userCookie);
  const received = (await read(flashCookie)) ?? {};
  let messages = received;
  let change: { claim: () => Promise<boolean | undefined> } | undefined;
  let overtaken = false;
  let renewed = false;
  let moved = false;
  let userIdChanged = false;
  let messagesChanged = false;
  const changeMessages = (next: Record<string, unknown>) => {
    messages = next;
    messagesChanged = true;
  };

  async function claim(id: string | null, until: number): Promise<boolean | undefined> {
    change = { claim: () => ask(browser, (registry) => registry.claim(startedAt, id, until)) };
    const claimed = await change.claim();
    if (claimed === false) overtaken = true;
    return claimed;
  }

  /**
   * False if the session has ended or another tab has changed the company location, because the cookie would restore
   * the former state. Also false if the registry is unreachable.
   */
  async function mayReplaceCookie(): Promise<boolean> {
    if (!content?.registered) return false;
    const { registered, movedAt } = content;
    const { id, browser: owner } = registered;
    if (!moved) return (await ask(owner, (registry) => registry.isCurrent(id, movedAt))) === true;
    const time = await ask(owner, (registry) => registry.move(id));
    if (time === undefined) return false;
    content = { ...content, movedAt: time };
    moved = false;
    return true;
  }

  function setCompany(company: SessionContent['company']): void {
    if (!content) return;
    const before = content.company;
    content = { ...content, company };
    renewed = true;
    moved ||= placeOf(before) !== placeOf(company);
  }

  async function companyMark(): Promise<string | undefined> {
    const company = content?.company;
    if (!company) return undefined;
    const state =
      company === 'must-choose' ? company : `${company.location} ${company.refusedUntil ?? ''}`;
    return (await keyedHash(`company\n${state}`, secret)).slice(0, 16);
  }

  /** `maxAge` is in seconds. */
  async function markCompany(maxAge: number): Promise<void> {
    const mark = maxAge > 0 ? await companyMark() : undefined;
    if (mark !== undefined) cookies.set(companyCookie, mark, { httpOnly: false, maxAge });
    else if (cookies.get(companyCookie) !== undefined) cookies.remove(companyCookie);
  }

  const endOf = ({ token, endsAt = Date.parse(token.expiresAt) }: SessionContent): number => endsAt;

  return {
    get: <K extends keyof SessionData>(key: K) =>
      ({
        token: content?.token,
        customer: content && customer,
        userId,
        company: chosenOf(content),
        mustChooseCompany: content?.company === 'must-choose',
      })[key] as SessionData[K],
    get endsAt() {
      return content && endOf(content);
    },
    get registered() {
      return content?.registered;
    },
    ended,
    async signIn(token, until = Date.parse(token.expiresAt), who) {
      const id = crypto.randomUUID();
      const endsAt = Math.min(until, startedAt + longestSeconds * 1000);
      const claimed = await claim(id, endsAt);
      if (overtaken) return false;
      customer = who ?? id;
      const registered = claimed ? { id, browser } : undefined;
      content = { token, customer, endsAt, accounts, registered, movedAt: 0 };
      renewed = false;
      moved = false;
      if (userId !== undefined) [userId, userIdChanged] = [undefined, true];
      return true;
    },
    renew(token) {
      if (!content) return;
      const company = chosenOf(content);
      content = {
        ...content,
        token,
        ...(company && { company: { ...company, buyerToken: undefined, isUnchecked: true } }),
      };
      renewed = true;
    },
    setCompany,
    companyMark,
    async chooseCompany(company) {
      const before = { content, renewed, moved };
      setCompany(company);
      if (await mayReplaceCookie()) return true;
      ({ content, renewed, moved } = before);
      return false;
    },
    async signOut() {
      const { registered } = content ?? {};
      if (registered && registered.browser !== browser)
        await ask(registered.browser, (registry) => registry.end(registered.id));
      await claim(null, content ? endOf(content) : startedAt + oneDay * 1000);
      content = undefined;
      // Messages can contain what the customer typed.
      if (Object.keys(messages).length > 0) changeMessages({});
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
      if (!ended) change = { claim: async () => undefined };
    },
    get overtaken() {
      return overtaken;
    },
    setUserId(id) {
      [userId, userIdChanged] = [id, true];
    },
    flash: ({ name }, value) => changeMessages({ ...messages, [name]: value }),
    takeFlash({ name, schema }) {
      const { [name]: value, ...others } = messages;
      if (value === undefined) return undefined;
      changeMessages(others);
      const parsed = v.safeParse(schema, value);
      return parsed.success ? parsed.output : undefined;
    },
    async commit({ keepTaken = false } = {}) {
      // Another tab may have signed in or out meanwhile.
      if (overtaken || (change && (await change.claim()) === false)) {
        overtaken = true;
        // The response's other cookies, such as the cart's, belong to the previous customer.
        return cookies.discard();
      }
      if (keepTaken) messages = { ...received, ...messages };
      if (messagesChanged && Object.keys(messages).length === 0) cookies.remove(flashCookie.name);
      else if (messagesChanged) await write(flashCookie, messages, oneDay);
      if (userIdChanged && userId === undefined) cookies.remove(userCookie.name);
      else if (userIdChanged) await write(userCookie, userId, oneDay);
      const hasCompany = content?.company !== undefined;
      // A slow response for an ended session may have removed the company's cookie.
      if (hasCompany) renewed ||= cookies.get(companyCookie) !== (await companyMark());
      if (!change && !(renewed && (await mayReplaceCookie()))) {
        // The cookie of an ended session stays, because the browser may have a newer session by now.
        if (!content || (!hasCompany && !renewed)) await markCompany(0);
        return;
      }
      const left = content ? (endOf(content) - now()) / 1000 : 0;
      // NaN if the token's date is invalid.
      const maxAge = left > 0 ? Math.min(left, longestSeconds) : 0;
      if (maxAge > 0) await write(sessionCookie, content, maxAge);
      else cookies.remove(sessionCookie.name);
      await markCompany(maxAge);
    },
  };
}
