import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let schema: GraphQLSchema | null = null;

/** Loaded on first use: most sandboxes have legacy accounts. */
export async function customerAccountSchema(): Promise<GraphQLSchema> {
  if (schema) return schema;
  const { default: introspection } = await import('@shopify/hydrogen/customer-account.schema.json');
  schema ??= buildClientSchema(published(introspection as unknown as IntrospectionQuery));
  return schema;
}

/** In Hydrogen's 2024-07 schema, but not in Shopify's reference. */
const unpublished: Record<string, readonly string[]> = {
  LineItem: [
    ...['discountInformation', 'groupTitle', 'legacyFee', 'legacyFeeDescription', 'legacyFeeTitle'],
    ...['sellingPlan', 'soldDiscountInformation', 'soldDiscountedTotalPrice', 'soldQuantity'],
    ...['soldTotalPrice', 'supportedReturnReasons', 'totalPriceBeforeDiscounts'],
    'totalPriceWithDiscounts',
  ],
  Order: ['totalDiscountedShipping'],
};

/** The values in Shopify's reference for 2025-04, the first version whose reference has `fulfillmentStatus`. */
const orderStatuses = [
  ...['FULFILLED', 'IN_PROGRESS', 'ON_HOLD', 'OPEN', 'PARTIALLY_FULFILLED', 'PENDING_FULFILLMENT'],
  ...['RESTOCKED', 'SCHEDULED', 'UNFULFILLED'],
];

function published({ __schema: whole }: IntrospectionQuery): IntrospectionQuery {
  const types = whole.types.map((type) => {
    if (type.kind === 'ENUM' && type.name === 'OrderFulfillmentStatus')
      return { ...type, enumValues: orderStatuses.map(valueOf) };
    const hidden = unpublished[type.name];
    return type.kind === 'OBJECT' && hidden
      ? { ...type, fields: type.fields.filter(({ name }) => !hidden.includes(name)) }
      : type;
  });
  return { __schema: { ...whole, types } };
}

const valueOf = (name: string) => ({ name, isDeprecated: false, deprecationReason: null });
