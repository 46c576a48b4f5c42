import * as v from 'valibot';

/** A document from the content service; its fields are parsed by the feature that knows the type. */
export const contentDocument = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  type: v.string(),
  tags: v.array(v.string()),
  lang: v.string(),
  first_publication_date: v.nullable(v.string()),
  last_publication_date: v.fallback(v.nullish(v.string(), null), null),
  /** Translations of the document; their uid may differ. */
  alternate_languages: v.fallback(
    v.nullish(v.array(v.object({ lang: v.string(), uid: v.nullish(v.string()) })), []),
    [],
  ),
  data: v.record(v.string(), v.unknown()),
});

export type ContentDocument = v.InferOutput<typeof contentDocument>;
