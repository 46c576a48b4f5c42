/** Stores the current page's latest events until consent is known. Browser only. */
import type { ShopEvent } from './events';

type Listener = (event: ShopEvent) => void;
const listeners = new Set<Listener>();
let waiting: { event: ShopEvent; path: string }[] = [];
const maxWaiting = 20;

const ofThisPage = () => waiting.filter(({ path }) => path === location.pathname);

export function publish(event: ShopEvent): void {
  if (listeners.size === 0) {
    const added = { event, path: location.pathname };
    waiting =
      // A page view comes before the page's other events.
      event.type === 'page'
        ? [added, ...ofThisPage()]
        : [...ofThisPage(), added].slice(-maxWaiting);
  }
  for (const listener of listeners) listener(event);
}

/** Call this after each navigation, so that an earlier visit's events aren't sent if the visitor comes back. */
export function dropEarlierPages(): void {
  waiting = ofThisPage();
}

/** Also calls the listener for the current page's queued events. Returns a function to unsubscribe. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  const missed = ofThisPage();
  waiting = [];
  for (const { event } of missed) listener(event);
  return () => listeners.delete(listener);
}
