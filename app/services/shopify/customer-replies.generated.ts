/** Generated from the GraphQL documents by `npm run codegen`. */
import * as v from 'valibot';
import * as common from './common.schema';

export const HostedAddress = v.object({
  id: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  address1: v.nullable(v.string()),
  address2: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  zoneCode: v.nullable(v.string()),
  country: v.nullable(v.string()),
  territoryCode: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  formatted: v.array(v.string()),
});
export const HostedAddresses = v.object({
  customer: v.object({
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    defaultAddress: v.nullable(v.object({ id: v.string() })),
    addresses: v.object({ nodes: v.array(HostedAddress) }),
  }),
});
export const HostedAddressCreate = v.object({
  customerAddressCreate: v.nullable(
    v.object({
      userErrors: v.array(
        v.object({
          code: v.nullable(v.string()),
          field: v.nullable(v.array(v.string())),
          message: v.string(),
        }),
      ),
    }),
  ),
});
export const HostedAddressDelete = v.object({
  customerAddressDelete: v.nullable(
    v.object({
      userErrors: v.array(
        v.object({
          code: v.nullable(v.string()),
          field: v.nullable(v.array(v.string())),
          message: v.string(),
        }),
      ),
    }),
  ),
});
export const HostedAddressUpdate = v.object({
  customerAddressUpdate: v.nullable(
    v.object({
      userErrors: v.array(
        v.object({
          code: v.nullable(v.string()),
          field: v.nullable(v.array(v.string())),
          message: v.string(),
        }),
      ),
    }),
  ),
});
export const HostedCompanyLocations = v.object({
  customer: v.object({
    companyContacts: v.object({
      nodes: v.array(
        v.object({
          status: v.string(),
          company: v.nullable(v.object({ name: v.string() })),
          locations: v.object({
            nodes: v.array(
              v.object({
                id: v.string(),
                name: v.string(),
                shippingAddress: v.nullable(v.object({ formattedAddress: v.array(v.string()) })),
                buyerExperienceConfiguration: v.nullable(
                  v.object({
                    payNowOnly: v.boolean(),
                    paymentTermsTemplate: v.nullable(v.object({ translatedName: v.string() })),
                  }),
                ),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
});
export const HostedDefaultAddressDelete = v.object({
  customerAddressUpdate: v.nullable(
    v.object({
      userErrors: v.array(
        v.object({
          code: v.nullable(v.string()),
          field: v.nullable(v.array(v.string())),
          message: v.string(),
        }),
      ),
    }),
  ),
  customerAddressDelete: v.nullable(
    v.object({
      userErrors: v.array(
        v.object({
          code: v.nullable(v.string()),
          field: v.nullable(v.array(v.string())),
          message: v.string(),
        }),
      ),
    }),
  ),
});
export const HostedOrder = v.object({
  id: v.string(),
  name: v.string(),
  number: v.number(),
  processedAt: common.dateTime,
  financialStatus: v.nullable(v.string()),
  fulfillmentStatus: v.string(),
  cancelledAt: v.nullable(common.dateTime),
  totalPrice: common.moneySchema,
  shippingAddress: v.nullable(v.object({ territoryCode: v.nullable(v.string()) })),
  fulfillments: v.object({
    nodes: v.array(
      v.object({
        status: v.nullable(v.string()),
        trackingInformation: v.array(
          v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
        ),
      }),
    ),
  }),
});
export const HostedOrders = v.object({
  customer: v.object({
    orders: v.object({ nodes: v.array(HostedOrder) }),
    following: v.object({
      nodes: v.array(v.object({ id: v.string() })),
      pageInfo: v.object({ hasNextPage: v.boolean() }),
    }),
  }),
});
export const HostedOrderCursor = v.object({
  customer: v.object({
    orders: v.object({
      nodes: v.array(v.object({ id: v.string() })),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    }),
  }),
});
export const HostedOrderWithLines = v.object({
  order: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      number: v.number(),
      processedAt: common.dateTime,
      financialStatus: v.nullable(v.string()),
      fulfillmentStatus: v.string(),
      cancelledAt: v.nullable(common.dateTime),
      totalPrice: common.moneySchema,
      shippingAddress: v.nullable(
        v.object({ territoryCode: v.nullable(v.string()), formatted: v.array(v.string()) }),
      ),
      fulfillments: v.object({
        nodes: v.array(
          v.object({
            status: v.nullable(v.string()),
            trackingInformation: v.array(
              v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
            ),
          }),
        ),
      }),
      cancelReason: v.nullable(v.string()),
      totalRefunded: common.moneySchema,
      totalShipping: common.moneySchema,
      shippingLine: v.nullable(v.object({ title: v.string() })),
      totalTax: v.nullable(common.moneySchema),
      totalTip: v.nullable(common.moneySchema),
      totalDuties: v.nullable(common.moneySchema),
      shippingDiscountAllocations: v.array(v.object({ allocatedAmount: common.moneySchema })),
      parcels: v.object({
        nodes: v.array(
          v.object({
            status: v.nullable(v.string()),
            trackingInformation: v.array(
              v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
            ),
            events: v.object({
              nodes: v.array(v.object({ status: v.string(), happenedAt: common.dateTime })),
            }),
          }),
        ),
      }),
      lineItems: v.object({
        nodes: v.array(
          v.object({
            title: v.string(),
            variantTitle: v.nullable(v.string()),
            quantity: v.number(),
            refundableQuantity: v.number(),
            variantId: v.nullable(v.string()),
            variantOptions: v.nullable(v.array(v.object({ name: v.string() }))),
            customAttributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
            image: v.nullable(common.imageSchema),
            totalPrice: v.nullable(common.moneySchema),
            discountAllocations: v.array(v.object({ allocatedAmount: common.moneySchema })),
          }),
        ),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      }),
    }),
  ),
});
export const HostedReturns = v.object({
  returns: v.object({
    nodes: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        status: v.string(),
        createdAt: v.nullable(common.dateTime),
        returnLineItems: v.object({
          nodes: v.array(
            v.object({
              quantity: v.number(),
              lineItem: v.object({ id: v.string(), title: v.string() }),
            }),
          ),
        }),
      }),
    ),
  }),
});
export const HostedOrderReturns = v.object({ order: v.nullable(HostedReturns) });
export const HostedOverview = v.object({
  customer: v.object({
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    emailAddress: v.nullable(v.object({ emailAddress: v.nullable(v.string()) })),
    defaultAddress: v.nullable(HostedAddress),
    orders: v.object({ nodes: v.array(HostedOrder) }),
  }),
});
export const HostedProfile = v.object({
  customer: v.object({
    firstName: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    emailAddress: v.nullable(v.object({ emailAddress: v.nullable(v.string()) })),
  }),
});
export const HostedRequestReturn = v.object({
  orderRequestReturn: v.nullable(
    v.object({ return: v.nullable(v.object({ id: v.string(), name: v.string() })) }),
  ),
});
export const HostedReturnableLines = v.object({
  order: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      cancelledAt: v.nullable(common.dateTime),
      lineItems: v.object({
        nodes: v.array(
          v.object({
            title: v.string(),
            variantTitle: v.nullable(v.string()),
            quantity: v.number(),
            refundableQuantity: v.number(),
            variantId: v.nullable(v.string()),
            variantOptions: v.nullable(v.array(v.object({ name: v.string() }))),
            customAttributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
            image: v.nullable(common.imageSchema),
            id: v.string(),
            requiresShipping: v.boolean(),
            giftCard: v.boolean(),
          }),
        ),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      }),
    }),
  ),
});
export const HostedSentItems = v.object({
  order: v.nullable(
    v.object({
      fulfillments: v.object({
        nodes: v.array(
          v.object({
            status: v.nullable(v.string()),
            createdAt: common.dateTime,
            events: v.object({
              nodes: v.array(v.object({ status: v.string(), happenedAt: common.dateTime })),
            }),
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
        pageInfo: v.object({ hasNextPage: v.boolean() }),
      }),
      returns: v.object({
        nodes: v.array(
          v.object({
            id: v.string(),
            name: v.string(),
            status: v.string(),
            createdAt: v.nullable(common.dateTime),
            returnLineItems: v.object({
              nodes: v.array(
                v.object({
                  quantity: v.number(),
                  lineItem: v.object({ id: v.string(), title: v.string() }),
                }),
              ),
            }),
          }),
        ),
      }),
    }),
  ),
});
export const HostedStorefrontToken = v.object({
  storefrontCustomerAccessTokenCreate: v.nullable(
    v.object({ customerAccessToken: v.nullable(v.string()) }),
  ),
});
