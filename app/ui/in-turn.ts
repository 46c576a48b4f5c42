/** Requests that change what the backend keeps, in the order of the presses. Browser only. */

/** What can be changed by one request at a time only. */
type Kept = 'cart' | 'wishlist';

/** A request that has not come back by then holds up nobody else. */
const longestMs = 10_000;

const last: Partial<Record<Kept, Promise<void>>> = {};

/** What a request comes to that was never sent, because a later one has taken its place. */
export const replaced = Symbol('replaced');

interface Waiting {
  send(): void;
  replace(): void;
}

/** The changes that wait for their turn, by what they change. */
const waiting = new Map<string | symbol, Waiting>();

/** A page that is left waits for nothing: what was pressed is sent while there is still somebody to send it. */
const sendAll = () => {
  for (const change of [...waiting.values()]) change.send();
};
if (typeof window !== 'undefined') window.addEventListener('pagehide', sendAll);

/**
 * One request about the cart, or the wishlist, at a time, over all tabs of this browser: answers come in the order of
 * the presses, so the later one wins on the screen and in the cookies, and a second first add knows the cart that the
 * first has created. Without the Web Locks API, one at a time in each tab. `request` must not reject.
 */
export function inTurn<Answer>(kept: Kept, request: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const takeTurn = async () => {
      const answer = request();
      resolve(answer);
      await Promise.race([answer, new Promise((done) => setTimeout(done, longestMs))]);
    };
    if ('locks' in navigator) void navigator.locks.request(kept, takeTurn);
    else last[kept] = (last[kept] ?? Promise.resolve()).then(takeTurn);
  });
}

/**
 * The same for a change, which is sent even if its page is left before its turn. One that still waits is `replaced`
 * by a later change of the same thing (`what`): only the state that the shopper wants in the end is sent.
 */
export function changeInTurn<Answer>(
  kept: Kept,
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
    void inTurn(kept, () => settle(request));
  });
}
