import { useEffect, useState } from 'react';
import { publishAddToCart } from '../../cart-events';
import { addedLabelMs } from '../../cart';
import { useCart } from '../cart-provider';
import { useCartForm } from '../cart-form';

export type AddPhase = 'idle' | 'adding' | 'added';

/**
 * Enhances an add form: the phases of its button, and the drawer that opens after a success.
 * `chosen`: id of the variant that the form would add now; the result of adding another is not shown.
 */
export function useAddToCart(title: string, chosen: string | null) {
  const { receive } = useCart();
  const [added, setAdded] = useState(0);
  const [tried, setTried] = useState<string | null>(null);
  const { onSubmit, sending, reply } = useCartForm((reply, sent) => {
    setTried(sent.get('merchandise')?.toString() ?? null);
    // A refusal without a message shows the bag as it is, so that nobody takes it for a success.
    const opens = reply.ok || reply.partial || (reply.cart && !reply.message);
    const announcement = reply.ok ? `${title} was added to your bag.` : (reply.message ?? '');
    receive(reply, announcement, opens);
    if (!reply.ok) return;
    setAdded((times) => times + 1);
    publishAddToCart(
      reply.cart,
      String(sent.get('merchandise')),
      Number(sent.get('quantity') ?? 1),
    );
  });
  useEffect(() => {
    if (added === 0) return;
    const timer = setTimeout(() => setAdded(0), addedLabelMs);
    return () => clearTimeout(timer);
  }, [added]);
  const phase: AddPhase = sending ? 'adding' : added > 0 && tried === chosen ? 'added' : 'idle';
  const problem = reply?.ok || sending || tried !== chosen ? undefined : reply?.message;
  return { onSubmit, phase, problem };
}
