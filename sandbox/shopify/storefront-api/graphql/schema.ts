import introspection from '@shopify/hydrogen/storefront.schema.json';
import {
  buildClientSchema,
  buildSchema,
  extendSchema,
  parse,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import of202601 from '../schemas/2026-01.generated';
import of202604 from '../schemas/2026-04.generated';

/**
 * Hydrogen's browser code queries this field in the API version `unstable`; Shopify's dated schemas
 * lack it.
 */
const consentManagement = /* GraphQL */ `
  extend type QueryRoot {
    consentManagement: ConsentManagement!
  }
  type ConsentManagement {
    cookies(visitorConsent: VisitorConsent!): ConsentManagementCookies!
  }
  type ConsentManagementCookies {
    cookieDomain: String!
    trackingConsentCookie: String!
    shopifyUnique: String
    shopifyVisit: String
  }
`;

const sources = {
  '2024-07': () => buildClientSchema(introspection as unknown as IntrospectionQuery),
  '2026-01': () => buildSchema(of202601),
  '2026-04': () => buildSchema(of202604),
  unstable: () => extendSchema(buildSchema(of202604), parse(consentManagement)),
};

export type Version = keyof typeof sources;

export const versions = (Object.keys(sources) as Version[]).filter((one) => one !== 'unstable');

const schemas = new Map<Version, GraphQLSchema>();

export function storefrontSchema(version: Version): GraphQLSchema {
  const schema = schemas.get(version) ?? sources[version]();
  schemas.set(version, schema);
  return schema;
}

/**
 * Returns the requested version, else the next newer one. As at Shopify, versions before `oldest`
 * get `oldest`, and versions after the newest get the newest.
 */
export const servedVersion = (requested: string, oldest: string): Version =>
  requested === 'unstable'
    ? requested
    : (versions.find((version) => version >= requested && version >= oldest) ?? versions.at(-1)!);
