import { useState } from 'react';
import { buttonClass } from '~/ui/button';
import type { SavedItem } from '../cart';
import { useCart } from './cart-provider';
import { ProblemText, useCartForm } from './cart-form';
import { useFocusKept } from './cart-line/use-focus-kept';

/** Says what was removed last, and offers to put it back. `before`: what a plain post has removed. */
export function UndoNotice({ before }: { before?: SavedItem }) {
  const { removed } = useCart();
  const [undone, setUndone] = useState<SavedItem>();
  const shown = removed ?? before;
  if (!shown || shown === undone) return null;
  return <Notice item={shown} name={removed?.name} onDone={() => setUndone(shown)} />;
}

interface Props {
  item: SavedItem;
  name?: string;
  onDone(): void;
}

function Notice({ item, name, onDone }: Props) {
  const { receive } = useCart();
  const { onSubmit, sending, reply } = useCartForm((reply) => {
    receive(reply, reply.ok ? `${name ?? 'The item'} is back in your bag.` : '');
    if (reply.ok) onDone();
  });
  const form = useFocusKept<HTMLFormElement>();
  const failed = reply && !reply.ok && !sending;
  return (
    <form
      ref={form}
      method="post"
      action="/cart"
      onSubmit={onSubmit}
      className="mt-4 flex flex-wrap items-center justify-between gap-4 bg-sand px-5 py-4 print:hidden"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="merchandise" value={item.merchandise} />
      <input type="hidden" name="quantity" value={item.quantity} />
      {/* Scripts announce a removal themselves. */}
      <p role={name ? undefined : 'status'}>
        {name ? `Removed: ${name}` : 'The item was removed from your bag.'}
      </p>
      <button type="submit" className={buttonClass({ look: 'link' })}>
        {sending ? 'Putting back' : 'Undo'}
      </button>
      <ProblemText text={failed ? (reply.message ?? 'We could not put it back.') : undefined} />
    </form>
  );
}
