import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { foreignLanguage, seoFields, sliceZone, text, uidsByLanguage } from './fields';
import { articleCardFields } from './journal.server';

const pageData = v.object({ title: text, body: sliceZone, ...seoFields });

/** The slices aren't parsed yet (`~/slices/load-slices.server`). */
export type ContentPage = v.InferOutput<typeof pageData> & {
  /** Content language → uid, including this page's. */
  uids: Record<string, string>;
  /** Set if it isn't the store's language. */
  lang?: string;
};

/** Calls `onStale` with stale slices while the page loads. Throws Unavailable. */
export async function getPage(
  context: Context,
  uid: string,
  onStale?: (body: unknown[]) => void,
): Promise<ContentPage | null> {
  const query = { type: 'page', uid, fetchLinks: articleCardFields };
  const document = await findDocument(context, query, ({ data }) =>
    onStale?.(v.parse(pageData, data).body),
  );
  if (!document) return null;
  return {
    ...v.parse(pageData, document.data),
    ...foreignLanguage(document, context.market.store),
    uids: uidsByLanguage(document),
  };
}
