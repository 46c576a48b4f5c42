import { useEffect, useState } from 'react';
import { useSlot } from '~/ui/slots';
import { useHydrated } from '~/ui/use-hydrated';
import type { CardProduct } from '../../card-product';
import { viewedPath, viewedSlot } from '../../viewed-path';
import { ProductCarousel } from './product-carousel';

export const viewedTitle = 'Recently viewed';

/**
 * The server inserts the carousel as HTML, outside the page's data. Scripts load it from `/viewed`, which also
 * remembers this product.
 */
export function RecentlyViewed({ handle }: { handle: string }) {
  const html = useSlot(viewedSlot);
  const hydrated = useHydrated();
  // Client-side navigations have no server HTML.
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
    return <ProductCarousel title={viewedTitle} products={viewed.products} />;
  if (first !== handle) return null;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
