import * as v from 'valibot';
import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { foreignLanguage, picture, richText, sliceZone, text } from './fields';
import { articleCardFields } from './journal.server';

const enrichmentData = v.object({ title: text, text: richText, image: picture, body: sliceZone });

/** The slices aren't parsed yet. */
export type Enrichment = v.InferOutput<typeof enrichmentData> & {
  /** Set if it isn't the store's language. */
  lang?: string;
};

/** Calls `onStale` with stale slices while the document loads. Throws Unavailable. */
export async function getEnrichment(
  context: Context,
  handle: string,
  onStale?: (body: unknown[]) => void,
): Promise<Enrichment | null> {
  const query = { type: 'product_enrichment', uid: handle, fetchLinks: articleCardFields };
  const document = await findDocument(context, query, ({ data }) =>
    onStale?.(v.parse(enrichmentData, data).body),
  );
  if (!document) return null;
  const language = foreignLanguage(document, context.market.store);
  return { ...v.parse(enrichmentData, document.data), ...language };
}
