interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** `interactionId` is 0 for events without a user interaction. */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

const measures = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

/**
 * Sends the first page's web vitals when the tab is hidden or left. Omits what wasn't measured: the browser doesn't
 * support it, or it didn't happen. A supported CLS without shifts is 0. Browser only.
 */
export function reportVitals(): void {
  const first = location.pathname;
  let largest: number | undefined;
  let shifts = measures('layout-shift') ? 0 : undefined;
  let slowest: number | undefined;
  /** When scripts opened another page. */
  let left = Infinity;
  (window as { navigation?: EventTarget }).navigation?.addEventListener(
    'currententrychange',
    () => {
      if (location.pathname !== first) left = Math.min(left, performance.now());
    },
  );
  const watch = (type: string, read: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 40 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime < left) read(entry);
    }).observe(options);
  };
  watch('largest-contentful-paint', ({ startTime }) => (largest = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) shifts = (shifts ?? 0) + value;
  });
  // With few interactions, INP is the slowest interaction.
  const interact = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) slowest = Math.max(slowest ?? 0, duration);
  };
  watch('event', interact);
  // The first interaction, also if it took less than 40 ms.
  watch('first-input', interact);
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A prerendered page counts from its activation.
    const opened = (page as { activationStart?: number } | undefined)?.activationStart ?? 0;
    const since = (time: number) => Math.round(Math.max(0, time - opened));
    // Paths can contain secrets; their first segment can't.
    const body = new URLSearchParams({ page: first.split('/')[1]! });
    const add = (name: string, value: number | undefined) => {
      if (value !== undefined) body.set(name, String(value));
    };
    add('LCP', largest && since(largest));
    add('CLS', shifts && Math.round(shifts * 1000) / 1000);
    add('INP', slowest && Math.round(slowest));
    add('TTFB', page && since(page.responseStart));
    navigator.sendBeacon('/actions/vitals', body);
  });
}
