import { useContext } from 'react';
import { Selection } from '~/features/catalog/ui/product-page/selection';

/** On a product's page, the parameters that the slices' forms must keep. */
export const useSelection = () => useContext(Selection);

/** The page with its selection. */
export function usePagePath(pathname: string): string {
  const query = new URLSearchParams(
    useSelection().map(([name, value]) => [name, value]),
  ).toString();
  return query ? `${pathname}?${query}` : pathname;
}
