/**
 * Event bus of the page; browser only. Until consent is known, the last few events are queued in memory;
 * only a listener sends them anywhere.
 */
import type { ShopEvent } from './events';

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();
let waiting: ShopEvent[] = [];
const maxWaiting = 20;

/** Passes the event to the listeners, or queues it until there is one. */
export function publish(event: ShopEvent): void {
  if (listeners.size === 0) waiting = [...waiting, event].slice(-maxWaiting);
  for (const listener of listeners) listener(event);
}

/** Calls `listener` for each event; returns a function that removes it. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const missed = waiting;
  waiting = [];
  for (const event of missed) listener(event);
  return () => listeners.delete(listener);
}
