/**
 * Agents read the shop's UCP profile, and send messages (JSON-RPC over HTTP, as MCP defines it) for Shopify's tools,
 * which this module forwards. See docs/services/ucp.md and
 * docs/decisions/0086-agents-use-shopifys-tools-through-the-shop.md.
 */
import * as v from 'valibot';
import {
  errorCodes,
  errorText,
  isReply,
  readMessage,
  type MessageId,
  type Problem,
} from '~/features/ucp/json-rpc';
import {
  mcpPath,
  profilePath,
  readProfile,
  versionOf,
  versionPath,
  type Profile,
} from '~/features/ucp/profile';
import { emptyBackend } from '~/platform/cache/cache-store.server';
import { openDataCache } from '~/platform/cache/data-cache.server';
import { digestOf } from '~/platform/digest';
import { openBudget } from '~/platform/fetch/budget.server';
import {
  createFetchService,
  retryAfterOf,
  type Reply,
} from '~/platform/fetch/fetch-service.server';
import { isUnavailable, NotSent, TooLate, Unavailable } from '~/platform/fetch/unavailable';
import { matchesEtag } from '~/platform/http/etag';
import { noStore } from '~/platform/http/no-store';
import { networkOf, openRateLimits } from '~/platform/http/rate-limits.server';
import { drain, readBytes } from '~/platform/http/request-guard/body.server';
import type { RequestInfo } from '~/platform/request-info.server';
import { limitBindings } from '~/rate-limits';
import { fetchProfile, sendMessage, shopifyOrigin } from '~/services/shopify/ucp.server';

/** In bytes. A cart of a hundred lines needs about 10 kB. */
const largestMessage = 64 * 1024;

/** In seconds. UCP requires at least a minute. An old profile mustn't be served for long, because it contains keys. */
const profileAges = { freshSeconds: 60, staleSeconds: 300 };

export const isUcpPath = (path: string): boolean =>
  path === mcpPath || versionOf(path) !== undefined;

/** Never throws `Unavailable`. */
export function answerUcp(request: Request, path: string, info: RequestInfo): Promise<Response> {
  return path === mcpPath ? answerMessage(request, info) : answerProfile(request, path, info);
}

const json = { 'Content-Type': 'application/json' };

function partsOf({ env, isolate, log, budget }: RequestInfo, client?: string) {
  const { breakers } = isolate;
  return { env, fetchService: createFetchService({ breakers, log, budget, client }) };
}

/** Calls of the tools have only their own deadline, which is longer than a form's time budget. */
function toolPartsOf(info: RequestInfo, client?: string) {
  const budget = openBudget('POST', Date.now());
  budget.release();
  return partsOf({ ...info, budget }, client);
}

const senderOf = ({ headers }: Request): string | undefined =>
  headers.get('cf-connecting-ip') ?? undefined;

const isLate = ({ cause }: Unavailable): boolean => cause instanceof TooLate;
const isSent = ({ cause }: Unavailable): boolean => !(cause instanceof NotSent);

/** In seconds, for agents that should try again. */
const soon = 10;

async function answerProfile(request: Request, path: string, info: RequestInfo): Promise<Response> {
  const { method } = request;
  const answer = (status: number, body: string, headers: Record<string, string>) =>
    new Response(method === 'HEAD' || status === 304 ? null : body, { status, headers });
  const refuse = async (status: number, error: string, headers: Record<string, string> = {}) => {
    await drain(request);
    return answer(status, JSON.stringify({ error }), { ...json, ...noStore, ...headers });
  };
  if (method !== 'GET' && method !== 'HEAD')
    return refuse(405, 'Method not allowed', { Allow: 'GET, HEAD' });
  try {
    const profile = await findProfile(path, info);
    if (!profile) return await refuse(404, 'Not found');
    const etag = `"${await digestOf(new TextEncoder().encode(profile.text))}"`;
    return answer(matchesEtag(request, etag) ? 304 : 200, profile.text, {
      ...json,
      'Cache-Control': `public, max-age=${profileAges.freshSeconds}`,
      ETag: etag,
    });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return refuse(isLate(error) ? 504 : 503, 'The profile is not available right now', {
      'Retry-After': String(soon),
    });
  }
}

/** A version's profile exists only if the current profile names it, so that clients can't invent versions. */
async function findProfile(path: string, info: RequestInfo): Promise<Profile | null> {
  if (info.env.UCP === 'off') return null;
  const version = versionOf(path);
  const current = await loadProfile(profilePath, info);
  if (!version || !current) return current;
  return current.versions.includes(version) ? loadProfile(versionPath(version), info) : null;
}

const profileSchema = v.nullable(v.object({ text: v.string(), versions: v.array(v.string()) }));

function loadProfile(path: string, info: RequestInfo): Promise<Profile | null> {
  const { env, isolate, log, waitUntil, budget } = info;
  const places =
    env.UCP === 'own' ? { shopify: shopifyOrigin(env), site: new URL(env.SITE_URL).origin } : null;
  const keepsNothing = env.DATA_CACHE === 'off' || import.meta.env.DEV;
  const cache = openDataCache({
    backend: async () => (keepsNothing ? emptyBackend : caches.open('data')),
    scope: ['ucp', env.UCP],
    market: { currency: '', country: '' },
    origin: env.SITE_URL,
    refreshing: isolate.refreshing,
    log,
    waitUntil,
    responded: budget.released,
  });
  return cache.read({
    key: [path],
    version: 1,
    variesBy: [],
    ...profileAges,
    schema: profileSchema,
    isAbsent: (profile) => profile === null,
    load: async () => {
      const { status, headers, text } = await fetchProfile(partsOf(info), path);
      if (status === 404) return null;
      const profile = status === 200 && isJson(headers) ? readProfile(text, places) : null;
      if (profile) return profile;
      throw new Unavailable('ucp-profile', new Error(`No profile, but HTTP ${status}`));
    },
  });
}

const typeOf = (headers: Headers): string =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

const isJson = (headers: Headers): boolean => typeOf(headers) === 'application/json';

async function answerMessage(request: Request, info: RequestInfo): Promise<Response> {
  const { env, bindings, log } = info;
  const refuse = async (status: number, problem: Problem, headers = {}, id: MessageId = null) => {
    await drain(request);
    return refusal(status, id, problem, headers);
  };
  if (request.method !== 'POST') {
    const response = await refuse(405, transportError('Use POST'), { Allow: 'POST' });
    return request.method === 'HEAD' ? new Response(null, response) : response;
  }
  if (env.UCP === 'off') return refuse(404, absent);
  if (!isJson(request.headers))
    return refuse(415, invalid('The Content-Type must be application/json'));
  // MCP requires this check. Agents aren't pages, so they have no origin.
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== new URL(env.SITE_URL).origin)
    return refuse(403, transportError('Requests of other sites’ pages are refused'));
  const body = await readBytes(request, largestMessage).catch(() => null);
  if (body === null) return refuse(408, invalid('The body did not arrive'));
  if (body === undefined) return refuse(413, invalid('The body is larger than 64 kB'));
  const message = readMessage(new TextDecoder().decode(body));
  const { id, problem } = message;
  if (problem) return refusal(400, id, problem);
  const sender = senderOf(request);
  const limits = openRateLimits(limitBindings, bindings, log);
  if (!(await limits.allow('ucp', sender ?? 'unknown'))) return tooMany(id, 60);
  const parts = toolPartsOf(info, sender && networkOf(sender));
  try {
    const reply = await sendMessage(parts, mcpPath, request, body);
    return passOn(reply, id, message.isNotification, info);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const hint = isSent(error) ? `. ${unknownOutcome}` : '';
    return isLate(error)
      ? refusal(504, id, transportError(`Shopify did not answer in time${hint}`))
      : refusal(503, id, transportError(`Shopify is not available right now${hint}`), {}, soon);
  }
}

const unknownOutcome =
  'The call may have been carried out: read the cart, checkout or order, or repeat the call with the same idempotency key';

const invalid = (message: string): Problem => ({ code: errorCodes.invalid, message });
const transportError = (message: string): Problem => ({ code: errorCodes.transport, message });
const absent = transportError('This shop has no tools for agents');

/** `retryAfter` is in seconds. */
function refusal(
  status: number,
  id: MessageId,
  problem: Problem,
  headers: Record<string, string> = {},
  retryAfter?: number,
): Response {
  return new Response(errorText(id, problem, retryAfter), {
    status,
    headers: {
      ...json,
      ...noStore,
      ...headers,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
}

const tooMany = (id: MessageId, seconds: number): Response =>
  refusal(429, id, transportError('Too many requests'), {}, seconds);

/** Statuses with which UCP refuses an agent's request. They are passed on even if the body can't be read. */
const agentErrors = [400, 401, 403, 409, 422, 424];
const passedHeaders = ['mcp-session-id', 'retry-after', 'www-authenticate'];

function passOn(
  { status, headers: sent, text }: Reply,
  id: MessageId,
  isNotification: boolean,
  { log }: RequestInfo,
): Response {
  const headers = new Headers(noStore);
  for (const name of passedHeaders) {
    const value = sent.get(name);
    if (value !== null) headers.set(name, value);
  }
  const isGood = status >= 200 && status < 300;
  if (isGood && isNotification && text === '') return new Response(null, { status: 202, headers });
  const type = typeOf(sent);
  const isRedirect = status >= 300 && status < 400;
  const isStream = isGood && type === 'text/event-stream' && text !== '';
  if (isStream || (!isRedirect && isJson(sent) && isReply(text))) {
    headers.set('Content-Type', type);
    return new Response(text, { status, headers });
  }
  if (status === 404) return refusal(404, id, absent);
  if (status === 429)
    return tooMany(id, Math.ceil(retryAfterOf({ headers: sent }, Date.now()) / 1000));
  if (agentErrors.includes(status))
    return refusal(status, id, transportError('Shopify refused the request'));
  log.warn('ucp-reply-unreadable', { status, type });
  return refusal(502, id, {
    code: errorCodes.internal,
    message: 'Shopify’s answer could not be read',
  });
}
