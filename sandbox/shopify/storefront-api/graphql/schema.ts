import introspection from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let schema: GraphQLSchema | null = null;

/**
 * The Storefront API's 2024-07 schema, built once per isolate from the introspection file that
 * Hydrogen ships, so that requests are validated against Shopify's own types.
 */
export function storefrontSchema(): GraphQLSchema {
  schema ??= buildClientSchema(introspection as unknown as IntrospectionQuery);
  return schema;
}
