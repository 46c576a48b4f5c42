import * as v from 'valibot';
import { picture, richText, text } from './fields';

const enrichmentData = v.object({
  title: text,
  text: richText,
  image: picture,
  body: v.fallback(v.nullish(v.array(v.unknown()), []), []),
});

/** The content team's additions to a product page; its slices are not parsed yet. */
export type Enrichment = v.InferOutput<typeof enrichmentData>;

/** Never fails: missing or broken fields are empty. */
export const readEnrichment = (data: Record<string, unknown>): Enrichment =>
  v.parse(enrichmentData, data);
