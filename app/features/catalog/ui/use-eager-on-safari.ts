import { useEffect, type RefObject } from 'react';

const isSafari = () =>
  /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(window.navigator.userAgent);

/**
 * Safari leaves lazy pictures of a long grid blank when the page jumps far down, as on going back to a
 * collection. There, all pictures are loaded at once.
 */
export function useEagerOnSafari(grid: RefObject<HTMLElement>, count: number): void {
  useEffect(() => {
    if (!isSafari()) return;
    for (const image of grid.current?.querySelectorAll('img') ?? []) image.loading = 'eager';
  }, [grid, count]);
}
