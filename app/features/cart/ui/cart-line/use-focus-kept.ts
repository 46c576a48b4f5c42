import { useCallback, useRef } from 'react';

/**
 * Ref for a form that may be removed with its line. If it has the focus then, the focus moves to the
 * next or previous line, else to the drawer's first button or to the page. Otherwise the focus would
 * be lost and the keyboard would start again at the top.
 */
export function useFocusKept() {
  const form = useRef<HTMLFormElement | null>(null);
  return useCallback((element: HTMLFormElement | null) => {
    // React clears a ref before it removes the element from the document.
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
