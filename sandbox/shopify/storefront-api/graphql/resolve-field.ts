import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context';
import { topLevelError } from './errors';

/** Fields that require a scope; tokenless callers are denied. */
const scoped: Record<string, string> = {
  'Product.tags': 'unauthenticated_read_product_tags',
  'QueryRoot.productTags': 'unauthenticated_read_product_tags',
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'Product.metafield': 'unauthenticated_read_metaobjects',
  'Product.metafields': 'unauthenticated_read_metaobjects',
  'ProductVariant.metafield': 'unauthenticated_read_metaobjects',
  'ProductVariant.metafields': 'unauthenticated_read_metaobjects',
  'QueryRoot.locations': 'unauthenticated_read_product_pickup_locations',
  'ProductVariant.storeAvailability': 'unauthenticated_read_product_pickup_locations',
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.urlRedirects': 'unauthenticated_read_content',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  'QueryRoot.customer': 'unauthenticated_read_customers',
  'Customer.tags': 'unauthenticated_read_customer_tags',
};

/** For these fields, only callers with a token need a scope. */
const scopedForTokens: Record<string, string> = {
  'Product.sellingPlanGroups': 'unauthenticated_read_selling_plans',
  'ProductVariant.sellingPlanAllocations': 'unauthenticated_read_selling_plans',
  'CartLine.sellingPlanAllocation': 'unauthenticated_read_selling_plans',
  ...Object.fromEntries(
    ['product', 'productByHandle', 'products', 'productRecommendations', 'productTypes', 'search']
      .concat('predictiveSearch', 'collection', 'collectionByHandle', 'collections')
      .map((field) => [`QueryRoot.${field}`, 'unauthenticated_read_product_listings']),
  ),
  'QueryRoot.cart': 'unauthenticated_read_checkouts',
};

const scopedChanges: [string, string][] = [
  ['customer', 'unauthenticated_write_customers'],
  ['cart', 'unauthenticated_write_checkouts'],
];

export const knownScopes = [
  ...new Set([
    ...Object.values(scoped),
    ...Object.values(scopedForTokens),
    ...scopedChanges.map(([, scope]) => scope),
  ]),
].sort();

/** Undefined if the token has the scope. */
function missingScope({ access, world }: Context, type: string, field: string): string | undefined {
  const name = `${type}.${field}`;
  const change = type === 'Mutation' && scopedChanges.find(([start]) => field.startsWith(start));
  const scope = scoped[name] ?? (change ? change[1] : undefined);
  if (access === 'tokenless') return field.startsWith('cart') ? undefined : scope;
  const granted = world.env.SANDBOX_SCOPES.split(/\s+/).filter(Boolean);
  const needed = scope ?? scopedForTokens[name];
  return granted.length > 0 && needed && !granted.includes(needed) ? needed : undefined;
}

/**
 * Calls the value in `source` if it is a function. Throws an error with the field's name if
 * `source` lacks the field.
 */
export const resolveField: GraphQLFieldResolver<unknown, Context> = (
  source,
  args,
  context,
  info,
) => {
  const scope = missingScope(context, info.parentType.name, info.fieldName);
  if (scope) {
    const words = `Access denied for ${info.fieldName} field. Required access: \`${scope}\` access scope.`;
    throw topLevelError(words, 'ACCESS_DENIED');
  }
  return readField(source, args, context, info);
};

/** Ignores scopes, so any API's context works. */
export const readField: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  if (typeof source !== 'object' || source === null || !(info.fieldName in source)) {
    const name = `${info.parentType.name}.${info.fieldName}`;
    throw topLevelError(`Field '${name}' is not implemented in the sandbox`, 'NOT_IMPLEMENTED');
  }
  const value = (source as Record<string, unknown>)[info.fieldName];
  return typeof value === 'function' ? value.call(source, args, context, info) : value;
};
