/**
 * Where the page's parts announce what happens; browser only. Until it is known what consent allows,
 * the last few events wait in the page; they leave it only through a listener.
 */
import type { ShopEvent } from './events';

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();
let waiting: ShopEvent[] = [];
const mostWaiting = 20;

/** Tells whoever listens, now or soon. */
export function announce(event: ShopEvent): void {
  if (listeners.size === 0) waiting = [...waiting, event].slice(-mostWaiting);
  for (const listener of listeners) listener(event);
}

/** Calls `listener` for each event until the answer is called. */
export function listen(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const event of missed) listener(event);
  return () => listeners.delete(listener);
}
