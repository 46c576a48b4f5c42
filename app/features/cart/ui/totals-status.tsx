import { useEffect, useState } from 'react';
import { useCart } from './cart-provider';

const updatedMs = 4000;

/** Not a live region, because `CartAnnouncement` announces changes. */
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
