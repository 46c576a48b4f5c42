import { useEffect, useRef, useState } from 'react';
import { addedLabelMs, type CartLine } from '../../cart';
import type { CartReply } from '../../cart-view';
import { publishAddToCart } from '../../cart-events';
import { useCartForm } from '../cart-form';
import { useCartActions } from '../cart-provider';
import type { AddPhase } from './use-add-to-cart';

/** For the intent `add-all`. */
export const variantsIn = (fields: FormData): string[] => fields.getAll('merchandise').map(String);

/**
 * Opens the cart drawer with the pending lines, and closes the drawer if the button shows an error. `announcement`:
 * for screen readers.
 */
export function useAddSeveral(
  announcement: string,
  linesOf: (variants: readonly string[]) => CartLine[],
) {
  const { receive, showComing, hide } = useCartActions();
  const shown = useRef(false);
  const [added, setAdded] = useState(0);
  const optimisticChange = (fields: FormData) => {
    const addedAll = linesOf(variantsIn(fields));
    shown.current = addedAll.length > 0 && navigator.onLine;
    if (!shown.current) return null;
    showComing();
    return { addedAll };
  };
  const onReply = (reply: CartReply, sent: FormData) => {
    // After a failure without a message, the drawer shows what is missing.
    const opens = Boolean(reply.ok || reply.partial || (reply.cart && !reply.message));
    const text = reply.ok ? announcement : opens ? (reply.message ?? '') : '';
    receive(reply, text, { open: opens && !shown.current });
    if (shown.current && !opens) hide();
    if (!reply.ok && !reply.partial) return;
    for (const id of variantsIn(sent))
      if (!reply.missing?.includes(id)) publishAddToCart(reply.cart, { variantId: id });
    if (reply.ok) setAdded((times) => times + 1);
  };
  const { onSubmit, sending, reply } = useCartForm(onReply, optimisticChange);
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), addedLabelMs);
    return () => clearTimeout(timer);
  }, [added]);
  const phase: AddPhase = sending ? 'adding' : added > 0 ? 'added' : 'idle';
  const problem = reply?.ok || sending ? undefined : reply?.message;
  return { onSubmit, phase, problem };
}
