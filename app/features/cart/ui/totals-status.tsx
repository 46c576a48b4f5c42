import { useEffect, useState } from 'react';
import { useCart } from './cart-provider';

/** How long 'Updated' is shown, in ms. */
const updatedMs = 4000;

/**
 * Shows that the sums above are being updated, and when they were; nothing after a refusal. Its height is reserved. No
 * live region: what a change has done is announced by `CartAnnouncement`, and two regions at once would cut each other short.
 */
export function TotalsStatus() {
  const { updating, refused } = useCart();
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (updating) setChanged(true);
    if (updating || !changed) return;
    const timer = setTimeout(() => setChanged(false), updatedMs);
    return () => clearTimeout(timer);
  }, [updating, changed]);
  return (
    <p className="min-h-6 text-right small text-muted print:hidden">
      {updating ? 'Updating…' : changed && !refused ? 'Updated' : ''}
    </p>
  );
}
