import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context';
import { topLevelError } from './errors';

/** Fields that Shopify denies to tokenless callers, with the access scope that they require. */
const scoped: Record<string, string> = {
  'Product.tags': 'unauthenticated_read_product_tags',
  'QueryRoot.productTags': 'unauthenticated_read_product_tags',
  'Product.totalInventory': 'unauthenticated_read_product_inventory',
  'ProductVariant.quantityAvailable': 'unauthenticated_read_product_inventory',
  'Product.metafield': 'unauthenticated_read_metaobjects',
  'Product.metafields': 'unauthenticated_read_metaobjects',
  'ProductVariant.metafield': 'unauthenticated_read_metaobjects',
  'ProductVariant.metafields': 'unauthenticated_read_metaobjects',
  'QueryRoot.menu': 'unauthenticated_read_content',
  'QueryRoot.metaobject': 'unauthenticated_read_metaobjects',
  'QueryRoot.metaobjects': 'unauthenticated_read_metaobjects',
  'QueryRoot.customer': 'unauthenticated_read_customers',
};

/**
 * Resolves a field from its source object: a value, or a function of `(args, context, info)`. A
 * missing key is an error that names the field, so that gaps of the sandbox are noticed at once.
 */
export const resolveField: GraphQLFieldResolver<unknown, Context> = (
  source,
  args,
  context,
  info,
) => {
  const name = `${info.parentType.name}.${info.fieldName}`;
  const scope =
    scoped[name] ??
    (info.fieldName.startsWith('customer') && info.parentType.name === 'Mutation'
      ? 'unauthenticated_write_customers'
      : undefined);
  if (scope && context.access === 'tokenless') {
    const words = `Access denied for ${info.fieldName} field. Required access: \`${scope}\` access scope.`;
    throw topLevelError(words, 'ACCESS_DENIED');
  }
  if (typeof source !== 'object' || source === null || !(info.fieldName in source)) {
    throw topLevelError(`Field '${name}' is not implemented in the sandbox`, 'NOT_IMPLEMENTED');
  }
  const value = (source as Record<string, unknown>)[info.fieldName];
  return typeof value === 'function' ? value.call(source, args, context, info) : value;
};
