/** A cart's contents as another cart takes them. contracts §1.6. */
import * as v from 'valibot';

/** `data` of the contents query; lines without pieces, whose stock ran out, are left out. */
export const contentsSchema = v.object({
  cart: v.nullable(
    v.pipe(
      v.object({
        discountCodes: v.array(v.object({ code: v.string() })),
        lines: v.object({
          nodes: v.array(
            v.object({
              quantity: v.number(),
              attributes: v.array(v.object({ key: v.string(), value: v.nullish(v.string(), '') })),
              merchandise: v.object({ id: v.string() }),
            }),
          ),
          pageInfo: v.object({
            hasNextPage: v.boolean(),
            endCursor: v.nullish(v.string(), null),
          }),
        }),
      }),
      v.transform(({ discountCodes, lines: { nodes, pageInfo } }) => ({
        codes: discountCodes.map(({ code }) => code),
        lines: nodes
          .filter(({ quantity }) => quantity > 0)
          .map(({ quantity, attributes, merchandise }) => ({
            merchandiseId: merchandise.id,
            quantity,
            attributes,
          })),
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      })),
    ),
  ),
});
