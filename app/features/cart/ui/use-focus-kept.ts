import { useCallback, useRef } from 'react';

/**
 * A ref for a form that may leave with its line. If the focus is in it then, the line after or before
 * takes the focus, else the drawer's first button or the page: never nothing, which sends the keyboard
 * back to the top.
 */
export function useFocusKept() {
  const form = useRef<HTMLFormElement | null>(null);
  return useCallback((element: HTMLFormElement | null) => {
    // React lets go of a ref before it takes the element out of the page.
    if (!element && form.current?.contains(document.activeElement))
      successorOf(form.current)?.focus();
    form.current = element;
  }, []);
}

function successorOf(form: HTMLElement): HTMLElement | null {
  const line = form.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const link = neighbour?.querySelector<HTMLElement>('a:not([tabindex="-1"])');
  return link ?? form.closest('dialog')?.querySelector('button') ?? form.closest('main');
}
