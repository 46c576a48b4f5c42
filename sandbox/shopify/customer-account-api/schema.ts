import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let schema: GraphQLSchema | null = null;

/** Hydrogen's 2024-07 schema. Loaded on first use: most sandboxes have legacy accounts. */
export async function customerAccountSchema(): Promise<GraphQLSchema> {
  if (schema) return schema;
  const { default: introspection } = await import('@shopify/hydrogen/customer-account.schema.json');
  schema ??= buildClientSchema(introspection as unknown as IntrospectionQuery);
  return schema;
}
