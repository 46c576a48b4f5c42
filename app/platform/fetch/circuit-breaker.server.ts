import type { ServiceName } from './unavailable';

const windowMs = 10_000;

interface Rule {
  /** Pauses calls after this many failures within `windowMs`, if at least half of the calls failed. */
  failures: number;
  restMs: number;
}

const usual: Rule = { failures: 8, restMs: 3_000 };
/**
 * Pages that are rendered during a pause use the pictures' original host. Most pages are rendered again only after ten
 * seconds in the cache, so this pause is longer than the usual 3 s.
 */
const images: Rule = { failures: 4, restMs: 30_000 };
const rules: Partial<Record<ServiceName, Rule>> = {
  // The country is optional, but pages wait for it, so one failure pauses the lookups.
  geo: { failures: 1, restMs: 30_000 },
  'product-images': images,
  'content-images': images,
};
const ruleOf = (service: ServiceName): Rule => rules[service] ?? usual;

const pauses = { shortest: 1_000, longest: 30_000 };

interface Breaker {
  windowStart: number;
  calls: number;
  failures: number;
  openUntil: number;
  /** When the pause began. */
  openedAt: number;
  /** The service refused only this client. */
  pausedFor?: { client: string; until: number };
  /** `at` is in ms since 1970. */
  last?: { at: number; good: boolean };
}

export type Breakers = Map<ServiceName, Breaker>;

function breakerOf(breakers: Breakers, service: ServiceName, now: number): Breaker {
  const known = breakers.get(service);
  if (known && now - known.windowStart < windowMs) return known;
  const { openUntil = 0, openedAt = 0, last, pausedFor } = known ?? {};
  const fresh: Breaker = {
    windowStart: now,
    calls: 0,
    failures: 0,
    openUntil,
    openedAt,
    ...(last && { last }),
    ...(pausedFor && { pausedFor }),
  };
  breakers.set(service, fresh);
  return fresh;
}

/** After a pause, calls stay paused until one test call succeeds. */
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
  breaker.openUntil = now + ruleOf(service).restMs;
  return true;
}

/**
 * Calls are paused only if half of them fail, so that one broken product can't block the service. A success of a call
 * that began before the pause doesn't end it.
 */
export function reportCall(
  breakers: Breakers,
  service: ServiceName,
  good: boolean,
  now: number,
  startedAt = now,
) {
  const breaker = breakerOf(breakers, service, now);
  const { failures, restMs } = ruleOf(service);
  breaker.calls += 1;
  breaker.last = { at: now, good };
  if (good) {
    if (breaker.openUntil && startedAt >= breaker.openedAt)
      Object.assign(breaker, { openUntil: 0, calls: 0, failures: 0 });
    return;
  }
  breaker.failures += 1;
  const mostlyFailing = breaker.failures >= failures && breaker.failures * 2 >= breaker.calls;
  if (breaker.openUntil || mostlyFailing)
    Object.assign(breaker, { openUntil: now + restMs, openedAt: now });
}

/**
 * Pauses calls for `ms` after a 429. The first 429 pauses only calls for the same `client` (the shopper's network); a
 * 429 for a second client during this pause pauses all calls.
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
  const isTrial = breaker.openUntil > 0;
  if (client === undefined || isAnother || isTrial)
    Object.assign(breaker, { openUntil: until, openedAt: now });
  else breaker.pausedFor = { client, until };
}

export interface ServiceState {
  state: 'ok' | 'failing' | 'resting' | 'unknown';
  seconds?: number;
}

export function stateOf(breakers: Breakers, service: ServiceName, now: number): ServiceState {
  const { last, openUntil = 0 } = breakers.get(service) ?? {};
  const seconds = last && { seconds: Math.round((now - last.at) / 1000) };
  if (now < openUntil) return { state: 'resting', ...seconds };
  return { state: last ? (last.good ? 'ok' : 'failing') : 'unknown', ...seconds };
}
