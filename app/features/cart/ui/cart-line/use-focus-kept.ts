import { useCallback, useEffect, useRef } from 'react';

/**
 * If the focused element disappears, the focus moves to a neighbouring line's Remove button, else to the drawer or
 * page.
 */
export function useFocusKept<Kept extends HTMLElement>(hidden = false) {
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    if (hidden) passFocusOn(kept.current);
  }, [hidden]);
  return useCallback((element: Kept | null) => {
    // React clears a ref before it removes the element.
    if (!element) passFocusOn(kept.current);
    kept.current = element;
  }, []);
}

function passFocusOn(from: HTMLElement | null): void {
  if (from?.contains(document.activeElement)) successorOf(from)?.focus();
}

function successorOf(element: HTMLElement): HTMLElement | null {
  const line = element.closest('li');
  const lines = [...(line?.parentElement?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const at = line ? lines.indexOf(line) : -1;
  const neighbours = [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0)).reverse()];
  const neighbour = neighbours.find(({ hidden }) => !hidden);
  return (
    neighbour?.querySelector<HTMLElement>('[data-way-out]') ??
    element.closest('dialog')?.querySelector('button') ??
    element.closest('main')
  );
}
