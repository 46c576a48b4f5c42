import { useEffect, type RefObject } from 'react';

const isSafari = () =>
  /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(window.navigator.userAgent);

/**
 * Safari leaves lazy pictures of a long grid blank when the page jumps to a place far down (going
 * back to a list): on collection pages it gets all of them at once. spec §2 "Image lazy loading".
 */
export function useEagerOnSafari(grid: RefObject<HTMLElement>, count: number): void {
  useEffect(() => {
    if (!isSafari()) return;
    for (const image of grid.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }, [grid, count]);
}
