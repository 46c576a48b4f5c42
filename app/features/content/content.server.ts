/** Content pages, product enrichments and account texts. */
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { readAccountTexts, type AccountTexts } from './account-texts';
import { articleCardFields } from './article';
import { readEnrichment, type Enrichment } from './enrichment';
import { readPage, type ContentPage } from './page';

/** The page with this uid, or null. Throws Unavailable. */
export async function getPage(context: Context, uid: string): Promise<ContentPage | null> {
  const query = { type: 'page', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query);
  return document && readPage(document);
}

/** The content team's additions to the product with this handle, or null. Throws Unavailable. */
export async function getEnrichment(context: Context, handle: string): Promise<Enrichment | null> {
  const query = { type: 'product_enrichment', uid: handle, fetchLinks: articleCardFields };
  const document = await findDocument(context, query);
  return document && readEnrichment(document.data);
}

/** The texts of the account's screens, or null. Throws Unavailable. */
export async function getAccountSettings(context: Context): Promise<AccountTexts | null> {
  const document = await findDocument(context, { type: 'account' });
  return document && readAccountTexts(document.data);
}
