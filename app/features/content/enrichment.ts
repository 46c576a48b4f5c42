import * as v from 'valibot';
import { picture, richText, text } from './fields';

const enrichmentData = v.object({
  title: text,
  text: richText,
  image: picture,
  body: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

/** What the content team adds to a product's page; its slices are not parsed yet. spec §3 "product_enrichment". */
export type Enrichment = v.InferOutput<typeof enrichmentData>;

/** Every document gives one. */
export const readEnrichment = (data: Record<string, unknown>): Enrichment =>
  v.parse(enrichmentData, data);
