import * as v from 'valibot';

/** A document as it arrives; its fields are parsed by whoever knows the type. */
export const contentDocument = v.object({
  id: v.string(),
  uid: v.nullable(v.string()),
  type: v.string(),
  tags: v.array(v.string()),
  lang: v.string(),
  first_publication_date: v.nullable(v.string()),
  data: v.record(v.string(), v.unknown()),
});

export type ContentDocument = v.InferOutput<typeof contentDocument>;
