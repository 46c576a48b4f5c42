type Vital = { name: 'LCP' | 'CLS' | 'INP' | 'TTFB'; value: number };
interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** `interactionId` is 0 for events without a user interaction. */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Sends the first page's web vitals when the shopper leaves that page. Browser only. */
export function reportVitals(): void {
  let largest = 0;
  let shifts = 0;
  let slowest = 0;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (largest = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) shifts += value;
  });
  // With few interactions, INP is the slowest interaction.
  watch('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (interactionId) slowest = Math.max(slowest, duration);
  });
  document.addEventListener('visibilitychange', function report() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A prerendered page counts from its activation.
    const opened = (page as { activationStart?: number } | undefined)?.activationStart ?? 0;
    const since = (time: number) => Math.round(Math.max(0, time - opened));
    const vitals: Vital[] = [
      { name: 'LCP', value: since(largest) },
      { name: 'CLS', value: Math.round(shifts * 1000) / 1000 },
      { name: 'INP', value: Math.round(slowest) },
      { name: 'TTFB', value: since(page?.responseStart ?? 0) },
    ];
    const body = new URLSearchParams(vitals.map(({ name, value }) => [name, String(value)]));
    navigator.sendBeacon('/actions/vitals', body);
  });
}
