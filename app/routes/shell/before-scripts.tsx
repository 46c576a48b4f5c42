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
    // A task of its own lets the page paint before fields change, and another before clicks are repeated.
    inNextTask(() => {
      const all = [...(window.lazyHydration?.takeTyped() ?? [])];
      for (const [index, [field, typed]] of all.entries()) {
        const isReplaced = all.slice(index + 1).some(([later]) => isSameGroup(field, later));
        if (field.isConnected && !isReplaced) replay(field, typed);
      }
      inNextTask(() => window.lazyHydration?.markHydrated());
    });
  }, []);
}

function inNextTask(task: () => void): void {
  const { scheduler } = window as { scheduler?: { postTask(task: () => void): void } };
  if (scheduler) scheduler.postTask(task);
  else task();
}

/** Of a group of radio buttons, only the last choice counts. */
const isSameGroup = (one: Field, other: Field) =>
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name === other.name &&
  one.form === other.form;

function replay(field: Field, { value, checked }: Typed): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    // React reads checkboxes and radio buttons only on clicks.
    (field as HTMLInputElement).checked = !checked;
    field.click();
    return;
  }
  if (field.value !== value) field.value = value;
  // React ignores events of a field whose value hasn't changed.
  Object(field)._valueTracker?.setValue('');
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
