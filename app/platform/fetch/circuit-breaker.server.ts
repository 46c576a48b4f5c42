/** Circuit breaker: stops calling a service that keeps failing, so that pages do not wait for its deadline. */
import type { ServiceName } from './unavailable';

const windowMs = 10_000;

interface Rule {
  /** Failures within the window, if they are at least half of all calls. */
  failures: number;
  restMs: number;
}

const usual: Rule = { failures: 8, restMs: 3_000 };
/**
 * Every page of a visitor without a known country waits for the lookup, and can do without it: one failure
 * is enough.
 */
const rules: Partial<Record<ServiceName, Rule>> = { geo: { failures: 1, restMs: 30_000 } };
const ruleOf = (service: ServiceName): Rule => rules[service] ?? usual;

/** In ms: however long or short a service asks to be left alone. */
const pauses = { shortest: 1_000, longest: 30_000 };

interface Breaker {
  windowStart: number;
  calls: number;
  failures: number;
  openUntil: number;
  /** The client for whom alone the service asked for a pause, and until when. */
  pausedFor?: { client: string; until: number };
  /** Of the call that was reported last; in ms since 1970. */
  last?: { at: number; good: boolean };
}

/** State per service, shared by all requests of an isolate. */
export type Breakers = Map<ServiceName, Breaker>;

function breakerOf(breakers: Breakers, service: ServiceName, now: number): Breaker {
  const known = breakers.get(service);
  if (known && now - known.windowStart < windowMs) return known;
  const { openUntil = 0, last, pausedFor } = known ?? {};
  const fresh: Breaker = {
    ...{ windowStart: now, calls: 0, failures: 0, openUntil },
    ...(last && { last }),
    ...(pausedFor && { pausedFor }),
  };
  breakers.set(service, fresh);
  return fresh;
}

/** True when the service may be called, for this client. After a pause, a single request may try it first. */
export function isCallAllowed(
  breakers: Breakers,
  service: ServiceName,
  now: number,
  client?: string,
): boolean {
  const breaker = breakerOf(breakers, service, now);
  const { pausedFor } = breaker;
  if (pausedFor && pausedFor.client === client && now < pausedFor.until) return false;
  if (breaker.openUntil === 0) return true;
  if (now < breaker.openUntil) return false;
  // Only this caller tries. If it never reports back, the next pause ends nevertheless.
  breaker.openUntil = now + ruleOf(service).restMs;
  return true;
}

/**
 * Opens after eight failures within ten seconds, if these are at least half of all calls: a single
 * broken product page that is requested repeatedly must not block the service for everyone.
 */
export function reportCall(breakers: Breakers, service: ServiceName, good: boolean, now: number) {
  const breaker = breakerOf(breakers, service, now);
  const { failures, restMs } = ruleOf(service);
  breaker.calls += 1;
  breaker.last = { at: now, good };
  if (good) {
    if (breaker.openUntil) Object.assign(breaker, { openUntil: 0, calls: 0, failures: 0 });
    return;
  }
  breaker.failures += 1;
  const mostlyFailing = breaker.failures >= failures && breaker.failures * 2 >= breaker.calls;
  if (breaker.openUntil || mostlyFailing) breaker.openUntil = now + restMs;
}

/**
 * Opens at once, for the time that the service itself has asked for (429 with Retry-After), in ms. The first refusal is
 * that of the `client` who caused it; when another one is refused meanwhile, the service means everybody.
 */
export function pauseCalls(
  breakers: Breakers,
  service: ServiceName,
  ms: number,
  now: number,
  client?: string,
) {
  const until = now + Math.min(Math.max(ms, pauses.shortest), pauses.longest);
  const breaker = breakerOf(breakers, service, now);
  const { pausedFor } = breaker;
  const isAnother = pausedFor && now < pausedFor.until && pausedFor.client !== client;
  // A call that was let through to try the service, after it had refused others, speaks for everybody too.
  const isTrial = breaker.openUntil > 0;
  if (client === undefined || isAnother || isTrial) breaker.openUntil = until;
  else breaker.pausedFor = { client, until };
}

/** What this isolate knows of a service. */
export interface ServiceState {
  /** unknown: it was not called yet. resting: it is not called, because it failed too often or asked for a pause. */
  state: 'ok' | 'failing' | 'resting' | 'unknown';
  /** Since its last answer or failure. */
  seconds?: number;
}

/** The state of a service after its last call. */
export function stateOf(breakers: Breakers, service: ServiceName, now: number): ServiceState {
  const { last, openUntil = 0 } = breakers.get(service) ?? {};
  const seconds = last && { seconds: Math.round((now - last.at) / 1000) };
  if (now < openUntil) return { state: 'resting', ...seconds };
  return { state: last ? (last.good ? 'ok' : 'failing') : 'unknown', ...seconds };
}
