import { buttonClass } from '~/ui/button';
import { lineName, type CartLine } from '../../cart';
import { removedText, undoFields } from '../../undo';
import type { CartChange } from '../../optimistic-lines';
import { useCartActions } from '../cart-provider';
import { useCartForm } from '../cart-form';
import { LineProblem } from './line-problem';
import { useFocusKept } from './use-focus-kept';

interface Props {
  intent: string;
  fields: Record<string, string>;
  label: string;
  busy: string;
  about: string;
  done: string;
  undone?: string;
  optimistic?: CartChange;
}

export function LineButton({ intent, fields, label, busy, about, ...props }: Props) {
  const { receive } = useCartActions();
  const { done, undone = '', optimistic } = props;
  const { onSubmit, sending, reply } = useCartForm(
    (reply) => receive(reply, reply.ok ? done : undone),
    () => optimistic ?? null,
  );
  const form = useFocusKept<HTMLFormElement>();
  return (
    <form ref={form} method="post" action="/cart" onSubmit={onSubmit} className="contents">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        data-way-out={intent === 'remove' || intent === 'unsave' || undefined}
        // After a removal, the next line's button is under the pointer, so ignore double clicks and held keys.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        className={`${buttonClass({ look: 'link' })} text-muted hover:text-ink print:hidden`}
      >
        {sending ? busy : label}
        <span className="sr-only"> {about}</span>
      </button>
      <LineProblem text={sending || reply?.ok ? undefined : reply?.message} />
    </form>
  );
}

export const RemoveLine = ({ line }: { line: CartLine }) => (
  <LineButton
    intent="remove"
    fields={{
      line: line.id,
      quantity: String(line.quantity),
      ...undoFields(line),
    }}
    label="Remove"
    busy="Removing"
    about={lineName(line)}
    done={removedText(line)}
    undone={`${lineName(line)} is still in your bag.`}
    optimistic={{ line: line.id }}
  />
);
