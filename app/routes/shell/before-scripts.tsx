/** The inline script that runs before hydration (`lazy-hydration.ts`), and what hydration takes over from it. */
import { useEffect } from 'react';
import { useNonce } from '~/platform/http/nonce';
import type { Field, Typed } from './lazy-hydration';
import inlineScript from './lazy-hydration.ts?script';

/** In the head of every page. Only the server build contains its text. */
export const BeforeScripts = () => (
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineScript : ' ' }}
  />
);

/**
 * Replays to the page's components what was typed, selected and pressed before hydration. Used above all of them.
 */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const [field, typed] of window.lazyHydration?.takeTyped() ?? [])
      if (field.isConnected) replay(field, typed);
    // In a task of its own where browsers can do so: the page can paint in between.
    const mark = () => window.lazyHydration?.markHydrated();
    const { scheduler } = window as { scheduler?: { postTask(task: () => void): void } };
    if (scheduler) scheduler.postTask(mark);
    else mark();
  }, []);
}

/** Restores a value that hydration has reset, and dispatches the events of a change. */
function replay(field: Field, { value, checked }: Typed): void {
  if (field.value !== value) field.value = value;
  if ('checked' in field && checked !== undefined) field.checked = checked;
  // React ignores events of a field whose value it has seen already.
  Object(field)._valueTracker?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
