import { useEffect } from 'react';
import { publish } from '../bus';
import type { Item } from '../events';

interface Props {
  title: string;
  currency?: string;
  item?: Item;
  id: string;
}

/** Publishes 'pagevisit' once per product or article. */
export function PageView({ title, currency, item, id }: Props) {
  useEffect(() => {
    // The page's listeners mount later.
    const timer = setTimeout(() => publish({ type: 'pagevisit', title, currency, item }), 0);
    return () => clearTimeout(timer);
    // Revalidated data isn't another visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}
