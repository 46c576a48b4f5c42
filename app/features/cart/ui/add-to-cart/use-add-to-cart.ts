import { useEffect, useRef, useState } from 'react';
import { publishAddToCart } from '../../cart-events';
import { addedLabelMs, type CartLine, type CartReply } from '../../cart';
import { useCart } from '../cart-provider';
import { useCartForm } from '../cart-form';

export type AddPhase = 'idle' | 'adding' | 'added';

/**
 * Opens the drawer with the pending line from `lineOf` (null if unknown); closes it again if a message appears at the
 * button. `chosen`: selected variant; results for others are hidden.
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
    // Without a message, show the cart, so that this isn't taken for success.
    const opens = reply.ok || reply.partial || (reply.cart && !reply.message);
    // If the drawer stays closed, the message is an alert of its own.
    const reason = opens ? (reply.message ?? '') : '';
    const announcement = reply.ok ? `${title} was added to your bag.` : reason;
    // The shopper may have closed the drawer since.
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
