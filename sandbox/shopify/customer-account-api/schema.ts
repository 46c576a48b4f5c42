import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let schema: GraphQLSchema | null = null;

/**
 * Returns the Customer Account API's 2024-07 schema from Hydrogen. It is loaded on first use, because most sandboxes
 * have legacy accounts and don't need it.
 */
export async function customerAccountSchema(): Promise<GraphQLSchema> {
  if (schema) return schema;
  const { default: introspection } = await import('@shopify/hydrogen/customer-account.schema.json');
  schema ??= buildClientSchema(introspection as unknown as IntrospectionQuery);
  return schema;
}
