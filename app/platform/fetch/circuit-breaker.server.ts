/** Circuit breaker: stops calling a service that keeps failing, so that pages do not wait for its deadline. */
import type { ServiceName } from './unavailable';

const windowMs = 10_000;
const restMs = 3_000;
const failuresToOpen = 8;

interface Breaker {
  windowStart: number;
  calls: number;
  failures: number;
  openUntil: number;
}

/** State per service, shared by all requests of an isolate. */
export type Breakers = Map<ServiceName, Breaker>;

function breakerOf(breakers: Breakers, service: ServiceName, now: number): Breaker {
  const known = breakers.get(service);
  if (known && now - known.windowStart < windowMs) return known;
  const fresh = { windowStart: now, calls: 0, failures: 0, openUntil: known?.openUntil ?? 0 };
  breakers.set(service, fresh);
  return fresh;
}

/** True when the service may be called. After a pause, a single request may try it first. */
export function isCallAllowed(breakers: Breakers, service: ServiceName, now: number): boolean {
  const breaker = breakerOf(breakers, service, now);
  if (breaker.openUntil === 0) return true;
  if (now < breaker.openUntil) return false;
  // Only this caller tries. If it never reports back, the next pause ends nevertheless.
  breaker.openUntil = now + restMs;
  return true;
}

/**
 * Opens after eight failures within ten seconds, if these are at least half of all calls: a single
 * broken product page that is requested repeatedly must not block the service for everyone.
 */
export function reportCall(breakers: Breakers, service: ServiceName, good: boolean, now: number) {
  const breaker = breakerOf(breakers, service, now);
  breaker.calls += 1;
  if (good) {
    if (breaker.openUntil) Object.assign(breaker, { openUntil: 0, calls: 0, failures: 0 });
    return;
  }
  breaker.failures += 1;
  const mostlyFailing = breaker.failures >= failuresToOpen && breaker.failures * 2 >= breaker.calls;
  if (breaker.openUntil || mostlyFailing) breaker.openUntil = now + restMs;
}
