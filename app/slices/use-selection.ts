import { useSearchParams } from '@remix-run/react';
import { selectionParams } from '~/features/catalog/selected-options';

/** What is selected on a product's page: parameters that the slices' forms must keep. */
export function useSelection(): [name: string, value: string][] {
  const [params] = useSearchParams();
  return selectionParams.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** The page with its selection. */
export function usePagePath(pathname: string): string {
  const query = new URLSearchParams(useSelection()).toString();
  return query ? `${pathname}?${query}` : pathname;
}
