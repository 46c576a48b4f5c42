/** Browser only. */
import { visitPath } from './consent';

/** In ms. The visit's cookie lasts 30 minutes. */
const renewAfterMs = 5 * 60_000;

/** The page has requested `/visit` by the time that events are sent. */
let renewedAt = Date.now();
let renewal: Promise<void> | undefined;

/** Callers share one request, because each of several requests without the cookie begins a visit. Never rejects. */
export function renewVisit(): Promise<void> {
  renewedAt = Date.now();
  renewal ??= fetch(visitPath()).then(
    () => (renewal = undefined),
    () => (renewal = undefined),
  );
  return renewal;
}

/** Activity extends the visit. */
export function extendVisit(): void {
  if (Date.now() - renewedAt >= renewAfterMs) void renewVisit();
}
