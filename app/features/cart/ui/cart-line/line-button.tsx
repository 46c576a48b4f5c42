import { buttonClass } from '~/ui/button';
import { useCart } from '../cart-provider';
import { ProblemText } from '../problem-text';
import { useCartForm } from '../use-cart-form';
import { useFocusKept } from './use-focus-kept';

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
  const { onSubmit, sending, reply } = useCartForm((answer) =>
    receive(answer, answer.ok ? done : ''),
  );
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
