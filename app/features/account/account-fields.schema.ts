/** Parts of replies that both kinds of customer accounts have. */
import * as v from 'valibot';

/** A text without space around it; '' for none. */
export const text = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => value?.trim() ?? ''),
);

/** ISO 8601. */
export const time = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

export const pageInfo = v.object({
  hasNextPage: v.boolean(),
  endCursor: v.nullish(v.string(), null),
});
