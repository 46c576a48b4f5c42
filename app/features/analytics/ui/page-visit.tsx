import { useEffect } from 'react';
import { announce } from '../bus';
import type { Item } from '../events';

interface Props {
  title: string;
  currency?: string;
  /** The product of the page. */
  item?: Item;
  /** Changes with the page. */
  id: string;
}

/** Tells that a product or an article is looked at ('pagevisit'), once for each page. */
export function PageVisit({ title, currency, item, id }: Props) {
  useEffect(() => {
    // After the listeners of the same page, which mount later than this.
    const timer = setTimeout(() => announce({ type: 'pagevisit', title, currency, item }), 0);
    return () => clearTimeout(timer);
    // The page's identity decides; its data is read anew without being another visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}
