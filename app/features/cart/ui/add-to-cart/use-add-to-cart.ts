import { useEffect, useRef, useState } from 'react';
import { publishAddToCart, sentQuantity } from '../../cart-events';
import { addedLabelMs, type CartLine } from '../../cart';
import type { CartReply } from '../../cart-view';
import { useCartActions } from '../cart-provider';
import { useCartForm } from '../cart-form';

export const addedQuantity = (fields: FormData): number => sentQuantity(fields) ?? 1;

export type AddPhase = 'idle' | 'adding' | 'added';

/**
 * Opens the cart drawer with a pending line (`lineOf`), and closes the drawer if the button shows an error, unless the
 * button is in the drawer (`inDrawer`). Ignores results of variants other than `chosen`.
 */
export function useAddToCart(
  title: string,
  chosen: string | null,
  lineOf: (fields: FormData) => CartLine | null,
  inDrawer = false,
) {
  const { receive, showComing, hide } = useCartActions();
  const shown = useRef(false);
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState<string | null>(null);
  const optimisticChange = (fields: FormData) => {
    const line = lineOf(fields);
    shown.current = line !== null && navigator.onLine;
    if (!line || !shown.current) return null;
    showComing(line);
    return { added: line };
  };
  const onReply = (reply: CartReply, sent: FormData) => {
    setTried(sent.get('merchandise')?.toString() ?? null);
    // After a failure without a message, the drawer shows what is missing.
    const opens = reply.ok || reply.partial || (reply.cart && !reply.message);
    // If the drawer stays closed, the form announces the message.
    const reason = opens ? (reply.message ?? '') : '';
    const announcement = reply.ok ? `${title} was added to your bag.` : reason;
    // The shopper may have closed the drawer meanwhile.
    receive(reply, announcement, {
      open: opens && !shown.current,
      ...((reply.ok || reply.partial) && { added: String(sent.get('merchandise')) }),
    });
    if (shown.current && !opens && !inDrawer) hide();
    if (!reply.ok && !reply.partial) return;
    const added = {
      variantId: String(sent.get('merchandise')),
      planId: String(sent.get('plan') ?? ''),
    };
    publishAddToCart(reply.cart, added, reply.added ?? sentQuantity(sent));
    if (reply.ok) setAdded((times) => times + 1);
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
