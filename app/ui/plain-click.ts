import type { MouseEvent } from 'react';

/** False for a click that opens a new tab or window, which the browser must handle. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
