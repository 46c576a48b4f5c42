import { useState } from 'react';
import { UndoForm } from '~/ui/undo-form';
import type { UndoItem } from '../cart-view';
import { recipientFields } from '../gift-recipient';
import { useCart, useCartActions } from './cart-provider';
import { ProblemText, useCartForm } from './cart-form';
import { useFocusKept } from './cart-line/use-focus-kept';

/** `before`: removed by a post without scripts. */
export function UndoNotice({ before }: { before?: UndoItem }) {
  const { removed } = useCart();
  const [undone, setUndone] = useState<UndoItem>();
  const shown = removed ?? before;
  if (!shown || shown === undone) return null;
  return (
    <Notice
      key={JSON.stringify(shown)}
      item={shown}
      name={removed?.name}
      onDone={() => setUndone(shown)}
    />
  );
}

interface Props {
  item: UndoItem;
  name?: string;
  onDone(): void;
}

function Notice({ item, name, onDone }: Props) {
  const { receive } = useCartActions();
  const { onSubmit, sending, reply } = useCartForm((reply) => {
    receive(reply, reply.ok ? `${name ?? 'The item'} is back in your bag.` : '');
    if (reply.ok) onDone();
  });
  const form = useFocusKept<HTMLFormElement>();
  const failed = reply && !reply.ok && !sending;
  return (
    <UndoForm
      ref={form}
      action="/cart"
      onSubmit={onSubmit}
      fields={{
        intent: 'add',
        merchandise: item.variantId,
        quantity: item.quantity,
        ...recipientFields(item.recipient),
        ...(item.plan && item.handle && { plan: item.plan, product: item.handle }),
      }}
      text={name ? `Removed: ${name}` : 'The item was removed from your bag.'}
      announced={!name}
      label={sending ? 'Putting back' : undefined}
    >
      <ProblemText text={failed ? (reply.message ?? 'We couldn’t put it back.') : undefined} />
    </UndoForm>
  );
}
