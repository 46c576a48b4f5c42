/**
 * Filters the messages that this page gets from other windows. Prismic's kit checks their origin itself, but accepts
 * more origins: in development all, and in production also those of Prismic's own tests.
 */

/** `pattern` is an origin, or an origin with a wildcard for its subdomains: 'https://*.prismic.io'. */
const matches = (origin: string, pattern: string): boolean => {
  const [before = '', after] = pattern.split('*');
  return after === undefined
    ? origin === pattern
    : origin.startsWith(before) && origin.endsWith(after);
};

/**
 * Admitted messages are dispatched again as copies with this origin, because the kit's production build accepts only
 * Prismic's origins.
 */
const kitOrigin = 'https://editor.prismic.io';

/**
 * Stops messages from other windows, except from the window that frames this page if its origin matches one of
 * `editors`. Returns a function that removes the filter.
 */
export function filterMessages(editors: readonly string[]): () => void {
  const admitted = new WeakSet<Event>();
  const filter = (event: MessageEvent) => {
    if (admitted.has(event) || event.source === window) return;
    event.stopImmediatePropagation();
    const { data, origin, source, ports } = event;
    const isEditor = source === window.parent && editors.some((one) => matches(origin, one));
    if (!isEditor) return;
    const copy = new MessageEvent('message', {
      data,
      source,
      ports: [...ports],
      origin: kitOrigin,
    });
    admitted.add(copy);
    window.dispatchEvent(copy);
  };
  // Capturing listeners of a window run before its other listeners, even if those were added earlier.
  window.addEventListener('message', filter, true);
  return () => window.removeEventListener('message', filter, true);
}
