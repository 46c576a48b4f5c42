import { useEffect } from 'react';
import { publish } from '../bus';
import type { Item } from '../events';

interface Props {
  title: string;
  currency?: string;
  /** The product, on a product page. */
  item?: Item;
  /** Identifies the page. */
  id: string;
}

/** Announces 'pagevisit' for a product or an article, once per page. */
export function PageView({ title, currency, item, id }: Props) {
  useEffect(() => {
    // Deferred, because the page's listeners mount after this component.
    const timer = setTimeout(() => publish({ type: 'pagevisit', title, currency, item }), 0);
    return () => clearTimeout(timer);
    // Only `id`: revalidated data of the same page is not another visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}
