/**
 * One request about the cart at a time, over all tabs of this browser: answers come in the order of the
 * presses, so the later one wins on the screen and in the cookies, and a second first add knows the cart
 * that the first has created. Without the Web Locks API, one at a time in each tab.
 */
import { useCallback, useEffect, useRef } from 'react';

/** A request that has not come back by then holds up nobody else. */
const longestMs = 10_000;

let last: Promise<void> = Promise.resolve();

async function inTurn(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return await navigator.locks.request('cart', work);
  last = last.then(work);
  return last;
}

/**
 * Starts a fetcher's requests in turn. `pending`: whether its request is under way. The promise is
 * resolved when it has come back.
 */
export function useTurn(pending: boolean): (start: () => void) => Promise<void> {
  const end = useRef<() => void>();
  useEffect(() => {
    if (!pending) end.current?.();
  }, [pending]);
  useEffect(() => () => end.current?.(), []);
  return useCallback(
    (start) =>
      inTurn(
        () =>
          new Promise((resolve) => {
            end.current = resolve;
            setTimeout(resolve, longestMs);
            start();
          }),
      ),
    [],
  );
}
