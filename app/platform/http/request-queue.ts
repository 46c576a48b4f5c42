/** Queues for requests that change data on the server. Browser only. */

type Queue = 'cart' | 'wishlist';

/** In ms. After this time, the next request starts, even if the previous one is still running. */
const longestMs = 10_000;

const last: Partial<Record<Queue, Promise<void>>> = {};

/** A later request for the same thing replaced this request in the queue. */
export const replaced = Symbol('replaced');

interface Waiting {
  send(): void;
  replace(): void;
}

const waiting = new Map<string | symbol, Waiting>();

const sendAll = () => {
  for (const change of [...waiting.values()]) change.send();
};
if (typeof window !== 'undefined') window.addEventListener('pagehide', sendAll);

/**
 * Sends one request at a time across all of the shop's tabs. If the Web Locks API is missing or refuses the lock, as in
 * sandboxed frames, each tab has its own queue. `request` must not reject.
 */
export function queueRequest<Answer>(
  queue: Queue,
  request: () => Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const takeTurn = async () => {
      const answer = request();
      resolve(answer);
      await Promise.race([answer, new Promise((done) => setTimeout(done, longestMs))]);
    };
    const queueInTab = () => {
      last[queue] = (last[queue] ?? Promise.resolve()).then(takeTurn);
    };
    if ('locks' in navigator) navigator.locks.request(queue, takeTurn).catch(queueInTab);
    else queueInTab();
  });
}

/**
 * Like `queueRequest`, but sends the change even if the shopper leaves the page. A later change of the same thing
 * (`what`) replaces a waiting change.
 */
export function queueChange<Answer>(
  queue: Queue,
  what: string | symbol,
  request: () => Promise<Answer>,
): Promise<Answer | typeof replaced> {
  waiting.get(what)?.replace();
  return new Promise((resolve) => {
    let sent: Promise<Answer | typeof replaced> | undefined;
    const settle = (how: () => Promise<Answer | typeof replaced>) => {
      if (!sent) {
        if (waiting.get(what) === change) waiting.delete(what);
        sent = how();
        resolve(sent);
      }
      return sent;
    };
    const change: Waiting = {
      send: () => void settle(request),
      replace: () => void settle(() => Promise.resolve(replaced)),
    };
    waiting.set(what, change);
    void queueRequest(queue, () => settle(request));
  });
}
