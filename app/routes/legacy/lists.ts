import type { LoaderFunctionArgs } from '@shopify/remix-oxygen';
import type { RouteHandle } from '~/route-handle';
import { handle as cardsHandle, loader as loadCards } from '../product-cards';
import { handle as listHandle, loader as loadList } from '../product-list';

export const handle = {
  public: 'page',
  searchParams: [...cardsHandle.searchParams, ...listHandle.searchParams],
} satisfies RouteHandle;

/**
 * For scripts of earlier releases, in pages that were opened or cached before a deployment. Remove this route after one
 * release.
 */
export const loader = (args: LoaderFunctionArgs) => {
  const { searchParams } = new URL(args.request.url);
  const isCards = searchParams.get('complements') || searchParams.has('handles');
  return isCards ? loadCards(args) : loadList(args);
};
