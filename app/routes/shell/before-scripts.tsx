/** What shoppers do before the page's scripts have come: `starter.ts` keeps it, and here it is done. */
import { useEffect } from 'react';
import { useNonce } from '~/platform/http/nonce';
import type { Field, Typed } from './starter';
import starter from './starter.ts?script';

/** In the head of every page. Only the server has its text. */
export const BeforeScripts = () => (
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter : ' ' }}
  />
);

/**
 * Tells the page's components, once they are there, what was typed, chosen and pressed before. To be used above all of
 * them.
 */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const [field, typed] of window.starter?.takeTyped() ?? [])
      if (field.isConnected) tell(field, typed);
    window.starter?.awake();
  }, []);
}

/** Restores what hydration has set back, and repeats the events of somebody who changes the field and leaves it. */
function tell(field: Field, { value, checked }: Typed): void {
  if (field.value !== value) field.value = value;
  if ('checked' in field && checked !== undefined) field.checked = checked;
  // React ignores events of a field whose value it has seen already.
  Object(field)._valueTracker?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
