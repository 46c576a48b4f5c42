import { useEffect, useState } from 'react';
import { useSlot } from '~/ui/slots';
import { useHydrated } from '~/ui/use-hydrated';
import type { CardProduct } from '../../card-product';
import { ShownDesigns } from '../../distinct-products';
import { viewedPath, viewedSlot } from '../../viewed-path';
import { ProductCarousel } from './product-carousel';

export const viewedTitle = 'Recently viewed';

/** Shows the server's HTML, then the products from `/viewed`, without those in `shown`. Needs a key per product. */
export function RecentlyViewed({ handle, shown }: { handle: string; shown: readonly string[] }) {
  const html = useSlot(viewedSlot);
  const hydrated = useHydrated();
  // A client-side navigation has no HTML.
  const [isServed] = useState(!hydrated);
  const [viewed, setViewed] = useState<CardProduct[]>();
  useEffect(() => {
    const left = new AbortController();
    fetch(viewedPath(handle), { signal: left.signal })
      .then((response) => response.json() as Promise<CardProduct[]>)
      .then(setViewed, () => undefined);
    return () => left.abort();
  }, [handle]);
  if (viewed)
    return <ProductCarousel title={viewedTitle} products={new ShownDesigns(shown).take(viewed)} />;
  if (!isServed) return null;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
