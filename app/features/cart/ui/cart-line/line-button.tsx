import { useCallback, useRef } from 'react';
import { buttonClass } from '~/ui/button';
import type { CartLine } from '../../cart';
import { useCart } from '../cart-provider';
import { ProblemText, useCartForm } from '../cart-form';

interface Props {
  /** Intent of the cart form, with its fields. */
  intent: string;
  fields: Record<string, string>;
  label: string;
  /** Label while it is in flight. */
  busy: string;
  /** Follows the label for screen readers. */
  about: string;
  /** Announced when it has succeeded. */
  done: string;
}

/** A form with one unobtrusive button that performs an action on a line. */
export function LineButton({ intent, fields, label, busy, about, done }: Props) {
  const { receive } = useCart();
  const { onSubmit, sending, reply } = useCartForm((reply) => receive(reply, reply.ok ? done : ''));
  const form = useFocusKept();
  return (
    <form ref={form} method="post" action="/cart" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className={`${buttonClass({ look: 'link' })} text-muted hover:text-ink print:hidden`}
      >
        {sending ? busy : label}
        <span className="sr-only"> {about}</span>
      </button>
      <ProblemText text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}

/** Removes a line from the cart. */
export const RemoveLine = ({ line }: { line: CartLine }) => (
  <LineButton
    intent="remove"
    fields={{ line: line.id }}
    label="Remove"
    busy="Removing"
    about={line.title}
    done={`${line.title} was removed from your bag.`}
  />
);

/**
 * Ref for a form that may be removed with its line. If it has the focus then, the focus moves to the
 * next or previous line, else to the drawer's first button or to the page. Otherwise the focus would
 * be lost and the keyboard would start again at the top.
 */
function useFocusKept() {
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
