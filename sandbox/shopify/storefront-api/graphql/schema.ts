import introspection from '@shopify/hydrogen/storefront.schema.json';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import of202601 from '../schemas/2026-01.generated';
import of202604 from '../schemas/2026-04.generated';

const sources = {
  /** From the introspection file that Hydrogen ships. */
  '2024-07': () => buildClientSchema(introspection as unknown as IntrospectionQuery),
  '2026-01': () => buildSchema(of202601),
  '2026-04': () => buildSchema(of202604),
};

export type Version = keyof typeof sources;

/** The versions that the sandbox knows, oldest first. */
export const versions = Object.keys(sources) as Version[];

const schemas = new Map<Version, GraphQLSchema>();

/**
 * The Storefront API's schema, built once per isolate, so that requests are validated against Shopify's own types.
 */
export function storefrontSchema(version: Version): GraphQLSchema {
  const schema = schemas.get(version) ?? sources[version]();
  schemas.set(version, schema);
  return schema;
}

/**
 * The version that answers: the asked one, else the next that is served. What is older than the oldest falls forward to
 * it, as on Shopify; what is newer than every known one, and `unstable`, is answered by the newest.
 */
export const servedVersion = (asked: string, oldest: string): Version =>
  versions.find((version) => version >= asked && version >= oldest) ?? versions.at(-1)!;
