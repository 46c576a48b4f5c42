/**
 * What shoppers do before the page's scripts have come, which on a slow line is many seconds after they see the page.
 * Links and forms work by themselves. For the rest there is an inline script of a few lines, from the first paint on:
 *
 * - it steps quantities (`data-step` of `ui/quantity.tsx`), before and after scripts have come;
 * - it remembers what was typed and chosen, so that components can be told of it afterwards;
 * - it keeps a form from being sent while offline, which would end on the browser's own error page.
 */
import { useEffect } from 'react';
import { useNonce } from '~/platform/http/nonce';
import { offlineText } from '~/ui/use-online';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Typed {
  value: string;
  checked?: boolean;
}

declare global {
  interface Window {
    /** Fields that the shopper has changed, as they were left; ends the remembering. */
    takeTyped?(): Map<Field, Typed>;
  }
}

// What browsers restore on going back comes without an event, and is not taken for typed.
const script = `{
const typed = new Map();
const keep = (field) => typed.set(field, { value: field.value, checked: field.checked });
const remember = ({ target }) => 'value' in target && keep(target);
const types = ['input', 'change'];
for (const type of types) addEventListener(type, remember, true);
let taken = false;
window.takeTyped = () => {
  taken = true;
  for (const type of types) removeEventListener(type, remember, true);
  return typed;
};
let told;
const forget = () => told = void told?.setCustomValidity('');
addEventListener('online', forget);
addEventListener('keydown', forget, true);
addEventListener('click', ({ target }) => {
  forget();
  const button = target.closest?.('[data-step]');
  const input = button?.parentElement.querySelector('input');
  if (!input) return;
  input[button.dataset.step]();
  if (!taken) keep(input);
}, true);
let reached;
addEventListener('submit', (event) => {
  const { target: form, submitter, defaultPrevented } = event;
  if (defaultPrevented || navigator.onLine || form === reached) return;
  event.preventDefault();
  fetch('/icons/mark.svg', { method: 'HEAD', cache: 'no-store' }).then(() => {
    reached = form;
    form.requestSubmit(submitter);
    reached = undefined;
  }, () => {
    told = submitter ?? [...form.elements].find(({ willValidate }) => willValidate);
    told?.setCustomValidity(${JSON.stringify(offlineText)});
    told?.reportValidity();
  });
});
}`;

/** In the head of every page. */
export const BeforeScripts = () => (
  <script
    nonce={useNonce()}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: script }}
  />
);

/** Tells the page's components, once they are there, what was typed and chosen before. To be used above all of them. */
export function useTypedBefore(): void {
  useEffect(() => {
    for (const [field, typed] of window.takeTyped?.() ?? [])
      if (field.isConnected) tell(field, typed);
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
