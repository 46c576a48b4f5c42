/** Schema of a cart's contents, converted to the input of a new cart. */
import * as v from 'valibot';

/** Schema of the contents query's `data`. Lines of quantity 0, which ran out of stock, are left out. */
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
