import introspection from '@shopify/hydrogen/storefront.schema.json';
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let schema: GraphQLSchema | null = null;

/**
 * The Storefront API's 2024-07 schema, built once per isolate from the introspection file that
 * Hydrogen ships: types, nullability, enums and directives are the real ones (contracts §1.11).
 */
export function storefrontSchema(): GraphQLSchema {
  schema ??= buildClientSchema(introspection as unknown as IntrospectionQuery);
  return schema;
}
