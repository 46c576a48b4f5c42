import { getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import type { Currency } from '../../../seed/types';
import type { World } from '../../../world/world';
import { locationFor, type CompanyLocation } from '../../companies/companies';
import { currencyOf } from '../../storage/markets';
import { topLevelError } from './errors';
import { storefrontSchema, type Version } from './schema';

/** Private tokens are for servers only. */
export type Access = 'public' | 'private' | 'tokenless';

/** `buyer` is an IP address, '' if unknown; `version` is the response's API version. */
export type Caller = { access: Access; buyer: string; version: Version };

export type Context = {
  world: World;
  sql: World['sql'];
  access: Access;
  buyer: string;
  version: Version;
  /** Country of `@inContext`; null if missing or `ZZ`. */
  country: string | null;
  language: string;
  currency: Currency;
  hidden: string[];
  /** The company location whose catalog applies; null for the shop's own prices. */
  location: CompanyLocation | null;
};

/** As at Shopify, countries without a market get the primary market's currency. */
export function contextOf(
  world: World,
  { access, buyer, version }: Caller,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Context {
  const directive = storefrontSchema(version).getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  const requestedCountry = typeof values?.['country'] === 'string' ? values['country'] : 'ZZ';
  const country = requestedCountry === 'ZZ' ? null : requestedCountry;
  return {
    world,
    sql: world.sql,
    access,
    buyer,
    version,
    country,
    language: typeof values?.['language'] === 'string' ? values['language'] : 'EN',
    currency: currencyOf(country ?? 'US'),
    hidden: hiddenIn(world, country ?? 'US'),
    location: locationOf(world, values?.['buyer'] as Buyer | null | undefined),
  };
}

type Buyer = { customerAccessToken: string; companyLocationId?: string | null };

/** How Shopify answers an invalid buyer is undocumented. */
function locationOf(world: World, buyer: Buyer | null | undefined): CompanyLocation | null {
  if (!buyer?.companyLocationId) return null;
  const location = locationFor(world, buyer.customerAccessToken, buyer.companyLocationId);
  if (!location) throw topLevelError('The buyer is invalid', 'BAD_REQUEST');
  return location;
}

/** A cart's prices are for the buyer's country, not for the country of `@inContext`. */
export function inCountry(context: Context, country: string): Context {
  const hidden = hiddenIn(context.world, country);
  return { ...context, country, currency: currencyOf(country), hidden };
}

/** `HIDDEN_PRODUCTS` is `AU:one-handle AU:another`. */
export const hiddenIn = ({ env }: World, country: string): string[] =>
  env.HIDDEN_PRODUCTS.split(/\s+/).flatMap((entry) =>
    entry.startsWith(`${country}:`) ? [entry.slice(country.length + 1)] : [],
  );
