/** Generated from the GraphQL documents by `npm run codegen`. */
import * as v from 'valibot';
import * as common from './common.schema';

export const ActivateByUrl = v.object({
  customerActivateByUrl: v.nullable(
    v.object({
      customer: v.nullable(v.object({ id: v.string(), email: v.nullable(v.string()) })),
      customerAccessToken: v.nullable(
        v.object({ accessToken: v.string(), expiresAt: common.dateTime }),
      ),
      customerUserErrors: v.array(v.object({ code: v.nullable(v.string()), message: v.string() })),
    }),
  ),
});
export const Activate = v.object({
  customerActivate: v.nullable(
    v.object({
      customer: v.nullable(v.object({ id: v.string(), email: v.nullable(v.string()) })),
      customerAccessToken: v.nullable(
        v.object({ accessToken: v.string(), expiresAt: common.dateTime }),
      ),
      customerUserErrors: v.array(v.object({ code: v.nullable(v.string()), message: v.string() })),
    }),
  ),
});
export const AddressCreate = v.object({
  customerAddressCreate: v.nullable(
    v.object({
      customerAddress: v.nullable(v.object({ id: v.string() })),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const AddressDefault = v.object({
  customerDefaultAddressUpdate: v.nullable(
    v.object({
      customer: v.nullable(v.object({ id: v.string() })),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const AddressDelete = v.object({
  customerAddressDelete: v.nullable(
    v.object({
      deletedCustomerAddressId: v.nullable(v.string()),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const AddressUpdate = v.object({
  customerAddressUpdate: v.nullable(
    v.object({
      customerAddress: v.nullable(v.object({ id: v.string() })),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const AddressParts = v.object({
  id: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  company: v.nullable(v.string()),
  address1: v.nullable(v.string()),
  address2: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  provinceCode: v.nullable(v.string()),
  country: v.nullable(v.string()),
  countryCodeV2: v.nullable(v.string()),
  zip: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  formatted: v.array(v.string()),
});
export const CustomerAddresses = v.object({
  customer: v.nullable(
    v.object({
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      defaultAddress: v.nullable(v.object({ id: v.string() })),
      addresses: v.object({ edges: v.array(v.object({ node: AddressParts })) }),
    }),
  ),
});
export const OrderParts = v.object({
  id: v.string(),
  name: v.string(),
  orderNumber: v.number(),
  processedAt: common.dateTime,
  financialStatus: v.nullable(v.string()),
  fulfillmentStatus: v.string(),
  canceledAt: v.nullable(common.dateTime),
  currentTotalPrice: common.moneySchema,
  shippingAddress: v.nullable(v.object({ countryCodeV2: v.nullable(v.string()) })),
  successfulFulfillments: v.nullable(
    v.array(
      v.object({
        trackingInfo: v.array(
          v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
        ),
      }),
    ),
  ),
});
export const CustomerOrders = v.object({
  customer: v.nullable(
    v.object({
      numberOfOrders: v.string(),
      orders: v.object({ edges: v.array(v.object({ node: OrderParts })) }),
    }),
  ),
});
export const CustomerOrderCursors = v.object({
  customer: v.nullable(
    v.object({
      orders: v.object({
        edges: v.array(v.object({ cursor: v.string(), node: v.object({ id: v.string() }) })),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      }),
    }),
  ),
});
export const CustomerOrder = v.object({
  customer: v.nullable(
    v.object({
      orders: v.object({
        edges: v.array(
          v.object({
            node: v.object({
              id: v.string(),
              name: v.string(),
              orderNumber: v.number(),
              processedAt: common.dateTime,
              financialStatus: v.nullable(v.string()),
              fulfillmentStatus: v.string(),
              canceledAt: v.nullable(common.dateTime),
              currentTotalPrice: common.moneySchema,
              shippingAddress: v.nullable(
                v.object({ countryCodeV2: v.nullable(v.string()), formatted: v.array(v.string()) }),
              ),
              successfulFulfillments: v.nullable(
                v.array(
                  v.object({
                    trackingInfo: v.array(
                      v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
                    ),
                  }),
                ),
              ),
              cancelReason: v.nullable(v.string()),
              totalPrice: common.moneySchema,
              totalShippingPrice: common.moneySchema,
              shippingDiscountAllocations: v.array(
                v.object({ allocatedAmount: common.moneySchema }),
              ),
              originalTotalDuties: v.nullable(common.moneySchema),
              totalTax: v.nullable(common.moneySchema),
              currentTotalShippingPrice: common.moneySchema,
              currentTotalDuties: v.nullable(common.moneySchema),
              currentTotalTax: common.moneySchema,
              totalRefunded: common.moneySchema,
              parcels: v.nullable(
                v.array(
                  v.object({
                    trackingInfo: v.array(
                      v.object({ number: v.nullable(v.string()), url: v.nullable(v.string()) }),
                    ),
                  }),
                ),
              ),
              lineItems: v.object({
                edges: v.array(
                  v.object({
                    node: v.object({
                      title: v.string(),
                      quantity: v.number(),
                      currentQuantity: v.number(),
                      originalTotalPrice: common.moneySchema,
                      discountAllocations: v.array(
                        v.object({
                          allocatedAmount: common.moneySchema,
                          discountApplication: v.object({
                            code: v.optional(v.string()),
                            title: v.optional(v.string()),
                          }),
                        }),
                      ),
                      customAttributes: v.array(
                        v.object({ key: v.string(), value: v.nullable(v.string()) }),
                      ),
                      variant: v.nullable(
                        v.object({
                          id: v.string(),
                          title: v.string(),
                          selectedOptions: v.array(v.object({ name: v.string() })),
                          requiresShipping: v.boolean(),
                          weight: v.nullable(v.number()),
                          weightUnit: v.string(),
                          image: v.nullable(common.imageSchema),
                          product: v.object({ handle: v.string() }),
                        }),
                      ),
                    }),
                  }),
                ),
                pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
              }),
            }),
          }),
        ),
      }),
    }),
  ),
});
export const CustomerOverview = v.object({
  customer: v.nullable(
    v.object({
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      email: v.nullable(v.string()),
      defaultAddress: v.nullable(AddressParts),
      orders: v.object({ edges: v.array(v.object({ node: OrderParts })) }),
    }),
  ),
});
export const CustomerProfile = v.object({
  customer: v.nullable(
    v.object({
      firstName: v.nullable(v.string()),
      lastName: v.nullable(v.string()),
      email: v.nullable(v.string()),
    }),
  ),
});
export const Recover = v.object({
  customerRecover: v.nullable(
    v.object({ customerUserErrors: v.array(v.object({ message: v.string() })) }),
  ),
});
export const Register = v.object({
  customerCreate: v.nullable(
    v.object({
      customer: v.nullable(v.object({ id: v.string() })),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const ResetByUrl = v.object({
  customerResetByUrl: v.nullable(
    v.object({
      customerAccessToken: v.nullable(
        v.object({ accessToken: v.string(), expiresAt: common.dateTime }),
      ),
      customerUserErrors: v.array(v.object({ code: v.nullable(v.string()), message: v.string() })),
    }),
  ),
});
export const Reset = v.object({
  customerReset: v.nullable(
    v.object({
      customerAccessToken: v.nullable(
        v.object({ accessToken: v.string(), expiresAt: common.dateTime }),
      ),
      customerUserErrors: v.array(v.object({ code: v.nullable(v.string()), message: v.string() })),
    }),
  ),
});
export const ShipsTo = v.object({ shop: v.object({ shipsToCountries: v.array(v.string()) }) });
export const SignIn = v.object({
  customerAccessTokenCreate: v.nullable(
    v.object({
      customerAccessToken: v.nullable(
        v.object({ accessToken: v.string(), expiresAt: common.dateTime }),
      ),
      customerUserErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const SignOut = v.object({
  customerAccessTokenDelete: v.nullable(
    v.object({
      deletedAccessToken: v.nullable(v.string()),
      userErrors: v.array(v.object({ message: v.string() })),
    }),
  ),
});
export const BundleContents = v.object({
  product: v.nullable(
    v.object({
      variants: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.array(
          v.object({
            id: v.string(),
            components: v.object({
              nodes: v.array(
                v.object({
                  quantity: v.number(),
                  productVariant: v.object({
                    id: v.string(),
                    title: v.string(),
                    availableForSale: v.boolean(),
                    image: v.nullable(common.imageSchema),
                    product: v.object({
                      handle: v.string(),
                      title: v.string(),
                      finish: v.nullable(common.metafieldSchema),
                    }),
                  }),
                }),
              ),
            }),
          }),
        ),
      }),
    }),
  ),
});
export const CartDiscountParts = v.object({
  discountedAmount: common.moneySchema,
  targetType: v.string(),
  code: v.optional(v.string()),
  title: v.optional(v.string()),
});
export const CartComponentParts = v.object({
  quantity: v.number(),
  merchandise: v.object({
    id: v.string(),
    title: v.string(),
    product: v.object({ title: v.string(), finish: v.nullable(common.metafieldSchema) }),
  }),
});
export const CartLineParts = v.object({
  id: v.string(),
  quantity: v.number(),
  attributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
  discountAllocations: v.array(CartDiscountParts),
  cost: v.object({
    amountPerQuantity: common.moneySchema,
    compareAtAmountPerQuantity: v.nullable(common.moneySchema),
    subtotalAmount: common.moneySchema,
    totalAmount: common.moneySchema,
  }),
  sellingPlanAllocation: v.nullable(
    v.object({
      sellingPlan: v.object({ id: v.string(), name: v.string() }),
      checkoutChargeAmount: common.moneySchema,
      remainingBalanceChargeAmount: common.moneySchema,
      priceAdjustments: v.array(v.object({ compareAtPrice: common.moneySchema })),
    }),
  ),
  lineComponents: v.optional(v.array(CartComponentParts)),
  merchandise: v.object({
    id: v.string(),
    title: v.string(),
    selectedOptions: v.array(v.object({ name: v.string() })),
    availableForSale: v.boolean(),
    currentlyNotInStock: v.boolean(),
    quantityAvailable: v.nullable(v.number()),
    requiresShipping: v.boolean(),
    quantityRule: common.quantityRuleSchema,
    preorder: v.nullable(common.metafieldSchema),
    backorder: v.nullable(common.metafieldSchema),
    image: v.nullable(common.imageSchema),
    product: v.object({
      id: v.string(),
      title: v.string(),
      handle: v.string(),
      vendor: v.string(),
      productType: v.string(),
      isGiftCard: v.boolean(),
    }),
  }),
});
export const CartLinesPage = v.object({
  pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  edges: v.array(v.object({ node: CartLineParts })),
});
export const CartApiMutation = v.object({
  id: v.string(),
  checkoutUrl: v.string(),
  totalQuantity: v.number(),
  note: v.nullable(v.string()),
  attributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
  buyerIdentity: v.object({
    countryCode: v.nullable(v.string()),
    customer: v.nullable(v.object({ id: v.string() })),
    preferences: v.nullable(
      v.object({
        delivery: v.nullable(
          v.object({ deliveryMethod: v.array(v.string()), pickupHandle: v.array(v.string()) }),
        ),
      }),
    ),
  }),
  discountCodes: v.array(v.object({ code: v.string(), applicable: v.boolean() })),
  discountAllocations: v.array(CartDiscountParts),
  appliedGiftCards: v.array(
    v.object({
      id: v.string(),
      lastCharacters: v.string(),
      presentmentAmountUsed: common.moneySchema,
    }),
  ),
  cost: v.object({ totalAmount: common.moneySchema }),
  lines: CartLinesPage,
});
export const CartBeforeAdd = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          title: v.string(),
          availableForSale: v.boolean(),
          currentlyNotInStock: v.boolean(),
          quantityAvailable: v.nullable(v.number()),
          quantityRule: common.quantityRuleSchema,
          preorder: v.nullable(common.metafieldSchema),
          backorder: v.nullable(common.metafieldSchema),
          product: v.object({
            id: v.string(),
            isGiftCard: v.boolean(),
            requiresSellingPlan: v.boolean(),
            finish: v.nullable(common.metafieldSchema),
          }),
        }),
        common.otherType,
      ]),
    ),
  ),
  cart: v.nullish(CartApiMutation, null),
});
export const CartContents = v.object({
  cart: v.nullable(
    v.object({
      note: v.nullable(v.string()),
      attributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
      discountCodes: v.array(v.object({ code: v.string() })),
      buyerIdentity: v.object({
        countryCode: v.nullable(v.string()),
        preferences: v.nullable(
          v.object({
            delivery: v.nullable(
              v.object({ deliveryMethod: v.array(v.string()), pickupHandle: v.array(v.string()) }),
            ),
          }),
        ),
      }),
      appliedGiftCards: v.array(v.object({ lastCharacters: v.string() })),
      lines: v.object({
        nodes: v.array(
          v.object({
            quantity: v.number(),
            attributes: v.array(v.object({ key: v.string(), value: v.nullable(v.string()) })),
            sellingPlanAllocation: v.nullable(
              v.object({ sellingPlan: v.object({ id: v.string() }) }),
            ),
            merchandise: v.object({ id: v.string() }),
          }),
        ),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
      }),
    }),
  ),
});
export const CartDiscountCodes = v.object({
  cartDiscountCodesUpdate: v.nullable(
    v.object({
      cart: v.nullable(CartApiMutation),
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
export const CartGiftCards = v.object({
  changed: v.nullable(
    v.object({
      cart: v.nullable(CartApiMutation),
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
export const CartLines = v.object({ cart: v.nullable(v.object({ lines: CartLinesPage })) });
export const CartRead = v.object({ cart: v.nullable(CartApiMutation) });
export const GiftCard = v.object({
  cartCreate: v.nullable(
    v.object({
      cart: v.nullable(
        v.object({
          appliedGiftCards: v.array(
            v.object({ lastCharacters: v.string(), balance: common.moneySchema }),
          ),
        }),
      ),
      userErrors: v.array(v.object({ code: v.nullable(v.string()) })),
    }),
  ),
});
export const ImportedVariants = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          quantityPriceBreaks: v.object({
            nodes: v.array(v.object({ minimumQuantity: v.number(), price: common.moneySchema })),
          }),
          product: v.object({ requiresSellingPlan: v.boolean() }),
        }),
        common.otherType,
      ]),
    ),
  ),
});
export const PrimaryDomain = v.object({
  shop: v.object({ primaryDomain: v.object({ host: v.string() }) }),
});
export const SavedVariants = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          title: v.string(),
          availableForSale: v.boolean(),
          quantityRule: common.quantityRuleSchema,
          price: common.moneySchema,
          compareAtPrice: v.nullable(common.moneySchema),
          image: v.nullable(common.imageSchema),
          product: v.object({
            title: v.string(),
            handle: v.string(),
            finish: v.nullable(common.metafieldSchema),
          }),
        }),
        common.otherType,
      ]),
    ),
  ),
});
export const VariantParts = v.object({
  id: v.string(),
  title: v.string(),
  sku: v.nullish(v.string(), null),
  barcode: v.nullish(v.string(), null),
  weight: v.nullish(v.number(), null),
  weightUnit: v.optional(v.string()),
  requiresShipping: v.optional(v.boolean()),
  availableForSale: v.boolean(),
  currentlyNotInStock: v.boolean(),
  quantityAvailable: v.nullable(v.number()),
  requiresComponents: v.boolean(),
  quantityRule: v.optional(common.quantityRuleSchema),
  quantityPriceBreaks: v.optional(
    v.object({ nodes: v.array(v.object({ minimumQuantity: v.number() })) }),
  ),
  price: common.moneySchema,
  compareAtPrice: v.nullable(common.moneySchema),
  selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
  image: v.nullable(common.imageSchema),
  preorder: v.nullable(common.metafieldSchema),
  backorder: v.nullable(common.metafieldSchema),
  availableFrom: v.nullish(common.metafieldSchema, null),
  facts: v.optional(v.array(v.nullable(v.object({ key: v.string(), value: v.string() })))),
});
export const ProductParts = v.object({
  id: v.string(),
  handle: v.string(),
  title: v.string(),
  vendor: v.string(),
  productType: v.string(),
  isGiftCard: v.optional(v.boolean()),
  requiresSellingPlan: v.boolean(),
  sellingPlanGroups: v.optional(v.object({ nodes: v.array(v.object({ name: v.string() })) })),
  tags: v.optional(v.array(v.string())),
  availableForSale: v.boolean(),
  descriptionHtml: v.optional(v.string()),
  seo: v.optional(v.object({ title: v.nullable(v.string()), description: v.nullable(v.string()) })),
  images: v.object({ nodes: v.array(common.imageSchema) }),
  media: v.optional(
    v.object({
      nodes: v.array(
        v.union([
          v.object({
            alt: v.nullable(v.string()),
            sources: v.array(
              v.object({ url: v.string(), mimeType: v.string(), height: v.number() }),
            ),
            previewImage: v.nullable(v.object({ url: v.string() })),
          }),
          common.otherType,
        ]),
      ),
    }),
  ),
  options: v.array(
    v.object({
      name: v.string(),
      optionValues: v.array(
        v.object({
          name: v.string(),
          swatch: v.nullish(
            v.object({
              color: v.nullable(v.string()),
              image: v.nullable(
                v.object({ previewImage: v.nullable(v.object({ url: v.string() })) }),
              ),
            }),
            null,
          ),
        }),
      ),
    }),
  ),
  priceRange: v.object({
    minVariantPrice: common.moneySchema,
    maxVariantPrice: common.moneySchema,
  }),
  variants: v.object({
    pageInfo: v.optional(v.object({ hasNextPage: v.boolean() })),
    nodes: v.array(VariantParts),
  }),
  related: v.nullable(common.metafieldSchema),
  finish: v.nullable(common.metafieldSchema),
  rating: v.nullable(common.metafieldSchema),
  ratingCount: v.nullable(common.metafieldSchema),
  drawing: v.nullish(
    v.object({
      reference: v.nullable(
        v.union([v.object({ image: v.nullable(common.imageSchema) }), common.otherType]),
      ),
    }),
    null,
  ),
  sheet: v.nullish(
    v.object({
      value: v.string(),
      reference: v.nullable(
        v.union([
          v.object({ url: v.nullable(v.string()), originalFileSize: v.nullable(v.number()) }),
          common.otherType,
        ]),
      ),
    }),
    null,
  ),
  included: v.nullish(common.metafieldSchema, null),
  facts: v.optional(v.array(v.nullable(v.object({ key: v.string(), value: v.string() })))),
});
export const BestSellers = v.object({ products: v.object({ nodes: v.array(ProductParts) }) });
export const CatalogNames = v.object({
  productTypes: v.object({ edges: v.array(v.object({ node: v.string() })) }),
  productTags: v.optional(v.object({ edges: v.array(v.object({ node: v.string() })) })),
  collections: v.object({ nodes: v.array(v.object({ title: v.string() })) }),
  products: v.object({ nodes: v.array(v.object({ title: v.string() })) }),
});
export const CollectionCursor = v.object({
  collection: v.nullable(
    v.object({
      products: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.optional(
          v.array(
            v.object({
              handle: v.string(),
              productType: v.string(),
              tags: v.optional(v.array(v.string())),
            }),
          ),
        ),
      }),
    }),
  ),
});
export const OfferedFilters = v.object({
  id: v.string(),
  type: v.string(),
  label: v.string(),
  values: v.array(
    v.object({
      label: v.string(),
      count: v.number(),
      input: v.string(),
      swatch: v.nullable(
        v.object({
          color: v.nullable(v.string()),
          image: v.nullable(v.object({ previewImage: v.nullable(v.object({ url: v.string() })) })),
        }),
      ),
    }),
  ),
});
export const CollectionFacets = v.object({
  collection: v.nullable(v.object({ products: v.object({ filters: v.array(OfferedFilters) }) })),
});
export const CollectionPage = v.object({
  collection: v.nullable(
    v.object({
      handle: v.string(),
      title: v.string(),
      descriptionHtml: v.string(),
      seo: v.object({ title: v.nullable(v.string()), description: v.nullable(v.string()) }),
      products: v.object({
        filters: v.array(OfferedFilters),
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.array(ProductParts),
      }),
    }),
  ),
});
export const ProductByHandle = v.object({ product: v.nullable(ProductParts) });
export const ProductsByCode = v.object({
  predictiveSearch: v.nullable(
    v.object({
      products: v.array(
        v.object({
          id: v.string(),
          handle: v.string(),
          title: v.string(),
          vendor: v.string(),
          productType: v.string(),
          isGiftCard: v.optional(v.boolean()),
          requiresSellingPlan: v.boolean(),
          sellingPlanGroups: v.optional(
            v.object({ nodes: v.array(v.object({ name: v.string() })) }),
          ),
          tags: v.optional(v.array(v.string())),
          availableForSale: v.boolean(),
          descriptionHtml: v.optional(v.string()),
          seo: v.optional(
            v.object({ title: v.nullable(v.string()), description: v.nullable(v.string()) }),
          ),
          images: v.object({ nodes: v.array(common.imageSchema) }),
          media: v.optional(
            v.object({
              nodes: v.array(
                v.union([
                  v.object({
                    alt: v.nullable(v.string()),
                    sources: v.array(
                      v.object({ url: v.string(), mimeType: v.string(), height: v.number() }),
                    ),
                    previewImage: v.nullable(v.object({ url: v.string() })),
                  }),
                  common.otherType,
                ]),
              ),
            }),
          ),
          options: v.array(
            v.object({
              name: v.string(),
              optionValues: v.array(
                v.object({
                  name: v.string(),
                  swatch: v.nullish(
                    v.object({
                      color: v.nullable(v.string()),
                      image: v.nullable(
                        v.object({ previewImage: v.nullable(v.object({ url: v.string() })) }),
                      ),
                    }),
                    null,
                  ),
                }),
              ),
            }),
          ),
          priceRange: v.object({
            minVariantPrice: common.moneySchema,
            maxVariantPrice: common.moneySchema,
          }),
          variants: v.object({
            pageInfo: v.optional(v.object({ hasNextPage: v.boolean() })),
            nodes: v.array(VariantParts),
          }),
          related: v.nullable(common.metafieldSchema),
          finish: v.nullable(common.metafieldSchema),
          rating: v.nullable(common.metafieldSchema),
          ratingCount: v.nullable(common.metafieldSchema),
          drawing: v.nullish(
            v.object({
              reference: v.nullable(
                v.union([v.object({ image: v.nullable(common.imageSchema) }), common.otherType]),
              ),
            }),
            null,
          ),
          sheet: v.nullish(
            v.object({
              value: v.string(),
              reference: v.nullable(
                v.union([
                  v.object({
                    url: v.nullable(v.string()),
                    originalFileSize: v.nullable(v.number()),
                  }),
                  common.otherType,
                ]),
              ),
            }),
            null,
          ),
          included: v.nullish(common.metafieldSchema, null),
          facts: v.optional(v.array(v.nullable(v.object({ key: v.string(), value: v.string() })))),
          codes: v.object({
            nodes: v.array(
              v.object({ sku: v.nullable(v.string()), barcode: v.nullable(v.string()) }),
            ),
          }),
        }),
      ),
    }),
  ),
});
export const QuickSearch = v.object({ products: v.object({ nodes: v.array(ProductParts) }) });
export const Recommendations = v.object({
  productRecommendations: v.nullable(v.array(ProductParts)),
  complements: v.nullable(v.array(ProductParts)),
  product: v.nullable(
    v.object({
      collections: v.object({ nodes: v.array(v.object({ handle: v.string() })) }),
      sample: v.nullable(
        v.object({
          reference: v.nullable(
            v.union([
              v.object({
                id: v.string(),
                handle: v.string(),
                title: v.string(),
                vendor: v.string(),
                variants: v.object({ nodes: v.array(VariantParts) }),
              }),
              common.otherType,
            ]),
          ),
        }),
      ),
    }),
  ),
});
export const SearchCursor = v.object({
  search: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    nodes: v.optional(
      v.array(
        v.union([
          v.object({
            handle: v.string(),
            productType: v.string(),
            tags: v.optional(v.array(v.string())),
          }),
          common.otherType,
        ]),
      ),
    ),
  }),
});
export const SearchFacets = v.object({
  search: v.object({ productFilters: v.array(OfferedFilters) }),
});
export const SearchPage = v.object({
  search: v.object({
    totalCount: v.number(),
    productFilters: v.array(OfferedFilters),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    nodes: v.array(v.union([ProductParts, common.otherType])),
  }),
});
export const Health = v.object({ shop: v.object({ name: v.string() }) });
export const PickupLocations = v.object({
  locations: v.optional(
    v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          name: v.string(),
          address: v.object({
            formatted: v.array(v.string()),
            city: v.nullable(v.string()),
            countryCode: v.nullable(v.string()),
            phone: v.nullable(v.string()),
            latitude: v.nullable(v.number()),
            longitude: v.nullable(v.number()),
          }),
        }),
      ),
    }),
  ),
});
export const PickupOfVariants = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          storeAvailability: v.optional(
            v.object({
              nodes: v.array(
                v.object({
                  available: v.boolean(),
                  pickUpTime: v.string(),
                  quantityAvailable: v.optional(v.number()),
                  location: v.object({ id: v.string() }),
                }),
              ),
              pageInfo: v.object({ hasNextPage: v.boolean() }),
            }),
          ),
        }),
        common.otherType,
      ]),
    ),
  ),
});
export const PickupStock = v.object({
  product: v.nullable(
    v.object({
      variants: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.array(
          v.object({
            id: v.string(),
            storeAvailability: v.optional(
              v.object({
                nodes: v.array(
                  v.object({
                    available: v.boolean(),
                    pickUpTime: v.string(),
                    quantityAvailable: v.optional(v.number()),
                    location: v.object({ id: v.string() }),
                  }),
                ),
                pageInfo: v.object({ hasNextPage: v.boolean() }),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
});
export const Policy = v.object({
  shop: v.object({
    privacyPolicy: v.nullish(v.object({ title: v.string(), body: v.string() }), null),
    refundPolicy: v.nullish(v.object({ title: v.string(), body: v.string() }), null),
    shippingPolicy: v.nullish(v.object({ title: v.string(), body: v.string() }), null),
    termsOfService: v.nullish(v.object({ title: v.string(), body: v.string() }), null),
    subscriptionPolicy: v.nullish(v.object({ title: v.string(), body: v.string() }), null),
  }),
});
export const UrlRedirects = v.object({
  urlRedirects: v.optional(
    v.object({ nodes: v.array(v.object({ path: v.string(), target: v.string() })) }),
  ),
  similar: v.optional(
    v.object({ nodes: v.array(v.object({ path: v.string(), target: v.string() })) }),
  ),
});
export const VariantTags = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({ id: v.string(), product: v.object({ tags: v.array(v.string()) }) }),
        common.otherType,
      ]),
    ),
  ),
});
export const SellingPlans = v.object({
  product: v.nullable(
    v.object({
      sellingPlanGroups: v.optional(
        v.object({
          nodes: v.array(
            v.object({
              name: v.string(),
              sellingPlans: v.object({
                nodes: v.array(
                  v.object({
                    id: v.string(),
                    name: v.string(),
                    description: v.nullable(v.string()),
                    priceAdjustments: v.array(v.object({ orderCount: v.nullable(v.number()) })),
                  }),
                ),
              }),
            }),
          ),
        }),
      ),
      variants: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.array(
          v.object({
            id: v.string(),
            sellingPlanAllocations: v.optional(
              v.object({
                nodes: v.array(
                  v.object({
                    sellingPlan: v.object({ id: v.string() }),
                    checkoutChargeAmount: common.moneySchema,
                    remainingBalanceChargeAmount: common.moneySchema,
                    priceAdjustments: v.array(
                      v.object({
                        price: common.moneySchema,
                        compareAtPrice: common.moneySchema,
                        perDeliveryPrice: common.moneySchema,
                      }),
                    ),
                  }),
                ),
              }),
            ),
          }),
        ),
      }),
    }),
  ),
});
export const FeedBundles = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          components: v.object({
            nodes: v.array(
              v.object({ quantity: v.number(), productVariant: v.object({ id: v.string() }) }),
            ),
          }),
        }),
        common.otherType,
      ]),
    ),
  ),
});
export const FeedCursor = v.object({
  products: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  }),
});
export const FeedProducts = v.object({
  products: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    nodes: v.array(
      v.object({
        id: v.string(),
        handle: v.string(),
        title: v.string(),
        descriptionHtml: v.string(),
        vendor: v.string(),
        productType: v.string(),
        isGiftCard: v.boolean(),
        requiresSellingPlan: v.boolean(),
        images: v.object({ nodes: v.array(v.object({ url: v.string() })) }),
        finish: v.nullable(common.metafieldSchema),
        variants: v.object({
          pageInfo: v.object({ hasNextPage: v.boolean() }),
          nodes: v.array(
            v.object({
              id: v.string(),
              title: v.string(),
              sku: v.nullable(v.string()),
              barcode: v.nullable(v.string()),
              weight: v.nullable(v.number()),
              weightUnit: v.string(),
              requiresShipping: v.boolean(),
              requiresComponents: v.boolean(),
              availableForSale: v.boolean(),
              currentlyNotInStock: v.boolean(),
              price: common.moneySchema,
              compareAtPrice: v.nullable(common.moneySchema),
              image: v.nullable(v.object({ url: v.string() })),
              selectedOptions: v.array(v.object({ name: v.string(), value: v.string() })),
              preorder: v.nullable(common.metafieldSchema),
              backorder: v.nullable(common.metafieldSchema),
              availableFrom: v.nullable(common.metafieldSchema),
            }),
          ),
        }),
      }),
    ),
  }),
});
export const SitemapCollections = v.object({
  collections: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    nodes: v.array(v.object({ handle: v.string(), updatedAt: common.dateTime })),
  }),
});
export const SitemapProducts = v.object({
  products: v.object({
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    nodes: v.array(v.object({ handle: v.string(), updatedAt: common.dateTime })),
  }),
});
export const VolumePrices = v.object({
  product: v.nullable(
    v.object({
      variants: v.object({
        pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
        nodes: v.array(
          v.object({
            id: v.string(),
            quantityPriceBreaks: v.object({
              nodes: v.array(v.object({ minimumQuantity: v.number(), price: common.moneySchema })),
            }),
          }),
        ),
      }),
    }),
  ),
});
export const OrderVariants = v.object({
  nodes: v.array(
    v.nullable(
      v.union([
        v.object({
          id: v.string(),
          weight: v.nullable(v.number()),
          weightUnit: v.string(),
          product: v.object({ handle: v.string() }),
        }),
        common.otherType,
      ]),
    ),
  ),
});
