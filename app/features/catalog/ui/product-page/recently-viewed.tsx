import { useEffect, useState } from 'react';
import { useSlot } from '~/ui/slots';
import { useHydrated } from '~/ui/use-hydrated';
import type { CardProduct } from '../../card-product';
import { ShownDesigns } from '../../distinct-products';
import { viewedPath, viewedSlot } from '../../viewed-path';
import { ProductCarousel } from './product-carousel';

export const viewedTitle = 'Recently viewed';

/** From the server's HTML, or from `/viewed`. Omits the handles in `shown`. */
export function RecentlyViewed({ handle, shown }: { handle: string; shown: readonly string[] }) {
  const html = useSlot(viewedSlot);
  const hydrated = useHydrated();
  // A client-side navigation has no HTML.
  const [first] = useState(hydrated ? undefined : handle);
  const [viewed, setViewed] = useState<{ except: string; products: CardProduct[] }>();
  useEffect(() => {
    const left = new AbortController();
    fetch(viewedPath(handle), { signal: left.signal })
      .then((response) => response.json() as Promise<CardProduct[]>)
      .then(
        (products) => setViewed({ except: handle, products }),
        () => undefined,
      );
    return () => left.abort();
  }, [handle]);
  if (viewed?.except === handle)
    return (
      <ProductCarousel
        title={viewedTitle}
        products={new ShownDesigns(shown).take(viewed.products)}
      />
    );
  if (first !== handle) return null;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
