/** Stores the latest events until consent is known. Browser only. */
import type { ShopEvent } from './events';

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();
let waiting: ShopEvent[] = [];
const maxWaiting = 20;

export function publish(event: ShopEvent): void {
  if (listeners.size === 0) waiting = [...waiting, event].slice(-maxWaiting);
  for (const listener of listeners) listener(event);
}

/** Also calls the listener for queued events. Returns a function to unsubscribe. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const event of missed) listener(event);
  return () => listeners.delete(listener);
}
