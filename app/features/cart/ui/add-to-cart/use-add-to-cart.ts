import { useEffect, useRef, useState } from 'react';
import { publishAddToCart } from '../../cart-events';
import { addedLabelMs, type CartLine, type CartReply } from '../../cart';
import { useCart } from '../cart-provider';
import { useCartForm } from '../cart-form';

export type AddPhase = 'idle' | 'adding' | 'added';

/**
 * Enhances an add form: the phases of its button, and the drawer, which opens with the line that is on the way
 * (`lineOf`; null when it is not known), and closes again when there is a reason to read beside the button.
 * `chosen`: id of the variant that the form would add now; the result of adding another is not shown.
 */
export function useAddToCart(
  title: string,
  chosen: string | null,
  lineOf: (variantId: string | undefined, quantity: number) => CartLine | null,
) {
  const { receive, showComing, hide } = useCart();
  const shown = useRef(false);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState<string | null>(null);
  const optimisticChange = (fields: FormData) => {
    // Without a network nothing can come of it.
    const line = navigator.onLine
      ? lineOf(fields.get('merchandise')?.toString(), Number(fields.get('quantity') ?? 1))
      : null;
    shown.current = line !== null;
    if (!line) return null;
    showComing();
    return { added: line };
  };
  const onReply = (reply: CartReply, sent: FormData) => {
    setTried(sent.get('merchandise')?.toString() ?? null);
    // A refusal without a message shows the bag as it is, so that nobody takes it for a success.
    const opens = reply.ok || reply.partial || (reply.cart && !reply.message);
    // Where the drawer does not open, the reason beside the button is an alert of its own.
    const reason = opens ? (reply.message ?? '') : '';
    const announcement = reply.ok ? `${title} was added to your bag.` : reason;
    // A drawer that was open from the press on may have been closed since.
    receive(reply, announcement, opens && !shown.current);
    if (shown.current && !opens) hide();
    if (!reply.ok) return;
    setAdded((times) => times + 1);
    publishAddToCart(
      reply.cart,
      String(sent.get('merchandise')),
      Number(sent.get('quantity') ?? 1),
    );
  };
  const { onSubmit, sending, reply } = useCartForm(onReply, optimisticChange);
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), addedLabelMs);
    return () => clearTimeout(timer);
  }, [added]);
  const phase: AddPhase = sending ? 'adding' : added > 0 && tried === chosen ? 'added' : 'idle';
  const problem = reply?.ok || sending || tried !== chosen ? undefined : reply?.message;
  return { onSubmit, phase, problem };
}
