import type { MouseEvent } from 'react';

/** False when a new tab or window is asked for: then the link is the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
