/** Generated from the GraphQL documents by `npm run codegen`. */
import * as v from 'valibot';
import * as common from './common.schema';

export const FindOrder = v.object({
  orders: v.object({
    nodes: v.array(v.object({ id: v.string(), name: v.string(), email: v.nullable(v.string()) })),
  }),
});
export const GuestOrderLines = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      variantTitle: v.nullable(v.string()),
      quantity: v.number(),
      currentQuantity: v.number(),
      unfulfilledQuantity: v.number(),
      requiresShipping: v.boolean(),
      isGiftCard: v.boolean(),
      lineItemGroup: v.nullable(v.object({ title: v.string() })),
      customAttributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
      image: v.nullable(common.imageSchema),
      originalTotalSet: v.object({ presentmentMoney: common.moneySchema }),
      discountAllocations: v.array(
        v.object({ allocatedAmountSet: v.object({ presentmentMoney: common.moneySchema }) }),
      ),
      sellingPlan: v.nullable(v.object({ name: v.string() })),
      variant: v.nullable(
        v.object({ id: v.string(), selectedOptions: v.array(v.object({ name: v.string() })) }),
      ),
    }),
  ),
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
});
export const GuestOrder = v.object({
  order: v.nullable(
    v.object({
      name: v.string(),
      email: v.nullable(v.string()),
      processedAt: common.dateTime,
      cancelledAt: v.nullable(common.dateTime),
      displayFinancialStatus: v.nullable(v.string()),
      displayFulfillmentStatus: v.string(),
      requiresShipping: v.boolean(),
      shippingAddress: v.nullable(
        v.object({ city: v.nullable(v.string()), country: v.nullable(v.string()) }),
      ),
      currentSubtotalPriceSet: v.object({ presentmentMoney: common.moneySchema }),
      currentTotalPriceSet: v.object({ presentmentMoney: common.moneySchema }),
      currentTotalTaxSet: v.object({ presentmentMoney: common.moneySchema }),
      currentTotalDutiesSet: v.nullable(v.object({ presentmentMoney: common.moneySchema })),
      totalTipReceivedSet: v.object({ presentmentMoney: common.moneySchema }),
      taxesIncluded: v.boolean(),
      shippingLines: v.object({
        nodes: v.array(
          v.object({ discountedPriceSet: v.object({ presentmentMoney: common.moneySchema }) }),
        ),
      }),
      fulfillments: v.array(
        v.object({
          status: v.string(),
          createdAt: common.dateTime,
          deliveredAt: v.nullable(common.dateTime),
          trackingInfo: v.array(
            v.object({
              company: v.nullable(v.string()),
              number: v.nullable(v.string()),
              url: v.nullable(v.string()),
            }),
          ),
        }),
      ),
      lineItems: GuestOrderLines,
    }),
  ),
});
export const GuestOrderMore = v.object({
  order: v.nullable(v.object({ lineItems: GuestOrderLines })),
});
export const GuestOrderReturns = v.object({
  order: v.nullable(
    v.object({
      returns: v.object({
        nodes: v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            status: v.string(),
            returnLineItems: v.object({
              nodes: v.array(
                v.union([
                  v.object({
                    quantity: v.number(),
                    fulfillmentLineItem: v.object({
                      lineItem: v.object({ id: v.string(), title: v.string() }),
                    }),
                  }),
                  common.otherType,
                ]),
              ),
            }),
          }),
        ),
      }),
    }),
  ),
});
export const GuestSentItems = v.object({
  order: v.nullable(
    v.object({
      fulfillments: v.array(
        v.object({
          status: v.string(),
          fulfillmentLineItems: v.object({
            nodes: v.array(
              v.object({
                quantity: v.nullable(v.number()),
                lineItem: v.object({ id: v.string() }),
              }),
            ),
            pageInfo: v.object({ hasNextPage: v.boolean() }),
          }),
        }),
      ),
    }),
  ),
});
