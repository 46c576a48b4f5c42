import { onCLS, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** The path that the browser opened. On slow connections, scripts may already show another page. */
function openedPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
}

/**
 * Sends the first page's web vitals when the tab is hidden or left. A page that the browser restores from its
 * back/forward cache counts as a new visit. Omits metrics that the browser doesn't support or that didn't
 * occur. Browser only.
 */
export function reportVitals(): void {
  let first = openedPath();
  let vitals: Record<string, number> = {};
  const isLate = location.pathname !== first;
  /** When scripts opened another page, as `performance.now()`. */
  let left = isLate ? performance.now() : Infinity;
  const restart = () => {
    first = location.pathname;
    vitals = {};
    left = Infinity;
    document.addEventListener('visibilitychange', report);
  };
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    // Paths can contain secrets; their first segment can't.
    const body = new URLSearchParams({ page: first.split('/')[1]! });
    for (const [name, value] of Object.entries(vitals)) body.set(name, String(value));
    navigator.sendBeacon('/actions/vitals', body);
  };
  const note = ({ name, value, entries }: MetricType) => {
    const rounded = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    if (left < Infinity) {
      if (entries.some(({ startTime }) => startTime >= left)) return;
      // INP leaves out one interaction in 50, so interactions on later pages can lower the first page's value.
      if (rounded < (vitals[name] ?? 0)) return;
    }
    vitals[name] = rounded;
  };
  (window as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    () => {
      if (location.pathname !== first) left = Math.min(left, performance.now());
    },
  );
  // Must run before the package's own listeners, because they already report values of the new visit.
  addEventListener('pageshow', ({ persisted }) => persisted && restart(), { capture: true });
  document.addEventListener('visibilitychange', report);
  // By default, the package reports at the end of the visit, when the first page's values may be lost.
  const options = { reportAllChanges: true };
  onLCP(note, options);
  if (!isLate) {
    // Without the time of the navigation, layout shifts and interactions of the two pages can't be told apart.
    onCLS(note, options);
    onINP(note, options);
  }
  onTTFB(note, options);
}
