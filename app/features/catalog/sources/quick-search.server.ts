/** The commerce backend's own quick search. spec §7 "products search", contracts §1.9. */
import type { Context } from '~/platform/context.server';
import { storefront } from '~/services/storefront/storefront.server';
import * as documents from './storefront.graphql';
import { quickSearchData } from './storefront-wire';

export interface QuickResult {
  handle: string;
  title: string;
}

/** What the search syntax gives a meaning to, contracts §1.9. */
const escapeTerm = (term: string) => term.replace(/[\\:()"*\s]/g, '\\$&');

/** At most eight products whose title or a tag starts with the term. Throws Unavailable. */
export async function fetchQuickSearch(context: Context, term: string): Promise<QuickResult[]> {
  const start = escapeTerm(term);
  const { products } = await storefront(context, {
    document: documents.quickSearch,
    variables: { query: `title:${start}* OR tag:${start}*` },
    schema: quickSearchData,
    kind: 'read',
    operation: 'products',
  });
  return products;
}
