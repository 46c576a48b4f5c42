/** Quick search in the Storefront API's `products` query. */
import type { Context } from '~/platform/context.server';
import * as documents from './storefront.graphql';
import { quickSearchData } from './storefront.schema';

export interface QuickResult {
  handle: string;
  title: string;
}

/** Escapes the characters with a meaning in Shopify's search syntax. */
const escapeTerm = (term: string) => term.replace(/[\\:()"*\s]/g, '\\$&');

/** At most eight products whose title or a tag starts with the term. Throws Unavailable. */
export async function fetchQuickSearch(context: Context, term: string): Promise<QuickResult[]> {
  const start = escapeTerm(term);
  const { products } = await context.storefront.query(documents.quickSearch, {
    variables: { query: `title:${start}* OR tag:${start}*` },
    schema: quickSearchData,
  });
  return products;
}
