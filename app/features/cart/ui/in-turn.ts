/** A request that has not come back by then holds up nobody else. */
const longestMs = 10_000;

let last: Promise<void> = Promise.resolve();

/**
 * One request about the cart at a time, over all tabs of this browser: answers come in the order of the
 * presses, so the later one wins on the screen and in the cookies, and a second first add knows the cart
 * that the first has created. Without the Web Locks API, one at a time in each tab. `request` must not reject.
 */
export function inTurn<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    const takeTurn = async () => {
      const answer = request();
      resolve(answer);
      await Promise.race([answer, new Promise((done) => setTimeout(done, longestMs))]);
    };
    if ('locks' in navigator) void navigator.locks.request('cart', takeTurn);
    else last = last.then(takeTurn);
  });
}
