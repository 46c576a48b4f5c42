/** The inline script records input before hydration, and the hook repeats this input in React. */
import { useEffect } from 'react';
import { useNonce } from '~/platform/http/nonce';
import type { Field, Typed } from './lazy-hydration';
import inlineScript from './lazy-hydration.ts?script';

/** Only the server's build contains the script's text. */
export const BeforeScripts = () => (
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineScript : ' ' }}
  />
);

/** Call this hook in a component above all other components. */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const [field, typed] of window.lazyHydration?.takeTyped() ?? [])
      if (field.isConnected) replay(field, typed);
    // A separate task lets the page paint before clicks are repeated.
    const mark = () => window.lazyHydration?.markHydrated();
    const { scheduler } = window as { scheduler?: { postTask(task: () => void): void } };
    if (scheduler) scheduler.postTask(mark);
    else mark();
  }, []);
}

function replay(field: Field, { value, checked }: Typed): void {
  if (field.value !== value) field.value = value;
  if ('checked' in field && checked !== undefined) field.checked = checked;
  // React ignores events of a field whose value hasn't changed.
  Object(field)._valueTracker?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
