import { getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import type { Currency } from '../../../seed/types';
import type { World } from '../../../world/world';
import { currencyOf } from '../../storage/markets';
import { storefrontSchema, type Version } from './schema';

/** The request's token: public, private (servers only), or none. */
export type Access = 'public' | 'private' | 'tokenless';

/** The client of a request. `buyer` is an IP address, '' if unknown; `version` is the API version of the response. */
export type Caller = { access: Access; buyer: string; version: Version };

export type Context = {
  world: World;
  sql: World['sql'];
  access: Access;
  buyer: string;
  /** Country of `@inContext`; null if missing or `ZZ`. */
  country: string | null;
  language: string;
  currency: Currency;
  hidden: string[];
};

/**
 * Returns the context for `@inContext`. Countries without a market get the primary market's currency, as at Shopify.
 */
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
    country,
    language: typeof values?.['language'] === 'string' ? values['language'] : 'EN',
    currency: currencyOf(country ?? 'US'),
    hidden: hiddenIn(world, country ?? 'US'),
  };
}

/**
 * Returns the context for another country. A cart's prices are for the buyer's country, not for the country of
 * `@inContext`.
 */
export function inCountry(context: Context, country: string): Context {
  const hidden = hiddenIn(context.world, country);
  return { ...context, country, currency: currencyOf(country), hidden };
}

/** Parses `HIDDEN_PRODUCTS`: `AU:one-handle AU:another`. */
const hiddenIn = ({ env }: World, country: string): string[] =>
  env.HIDDEN_PRODUCTS.split(/\s+/).flatMap((entry) =>
    entry.startsWith(`${country}:`) ? [entry.slice(country.length + 1)] : [],
  );
