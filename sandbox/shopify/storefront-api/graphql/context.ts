import { getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import type { Currency } from '../../../seed/types';
import type { World } from '../../../world/world';
import { currencyOf } from '../../storage/markets';
import { storefrontSchema, type Version } from './schema';

/** The token of a request: public, private (servers only), or none (Shopify's tokenless access). */
export type Access = 'public' | 'private' | 'tokenless';

/** The kind of access, the buyer's IP address ('' when the request does not name it), and the version that answers. */
export type Caller = { access: Access; buyer: string; version: Version };

/** The resolvers' context value. */
export type Context = {
  world: World;
  sql: World['sql'];
  access: Access;
  buyer: string;
  /** Country of `@inContext`, or null when absent or `ZZ`. */
  country: string | null;
  language: string;
  currency: Currency;
  /** Handles of products that are not published in the country's market. */
  hidden: string[];
};

/**
 * Reads `@inContext`. As on Shopify, a country in no market gets the primary market without an
 * error.
 */
export function contextOf(
  world: World,
  { access, buyer, version }: Caller,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Context {
  const directive = storefrontSchema(version).getDirective('inContext');
  const values = directive ? getDirectiveValues(directive, operation, variables) : undefined;
  const asked = typeof values?.['country'] === 'string' ? values['country'] : 'ZZ';
  const country = asked === 'ZZ' ? null : asked;
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
 * The same context for another country: a cart is priced for its buyer's country, not for
 * `@inContext`.
 */
export function inCountry(context: Context, country: string): Context {
  const hidden = hiddenIn(context.world, country);
  return { ...context, country, currency: currencyOf(country), hidden };
}

/** Reads `AU:one-handle AU:another` of the sandbox's variable. */
const hiddenIn = ({ env }: World, country: string): string[] =>
  env.HIDDEN_PRODUCTS.split(/\s+/).flatMap((entry) =>
    entry.startsWith(`${country}:`) ? [entry.slice(country.length + 1)] : [],
  );
