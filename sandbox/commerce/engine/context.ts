import { getDirectiveValues, type OperationDefinitionNode } from 'graphql';
import { currencyOf } from '../../catalogue/markets';
import type { Currency } from '../../seed/types';
import type { World } from '../../state/world';
import { storefrontSchema } from './schema';

/** How the caller identified itself (contracts §1.2). */
export type Access = 'public' | 'private' | 'tokenless';

/** Who asks: with which token, and for whom (the shopper's IP address, '' when nobody said). */
export type Caller = { access: Access; buyer: string };

/** What every resolver gets as its third argument. */
export type Context = {
  world: World;
  sql: World['sql'];
  access: Access;
  buyer: string;
  /** Country of `@inContext`, or null when absent or `ZZ`. */
  country: string | null;
  language: string;
  currency: Currency;
};

/** Reads `@inContext`; a country in no market falls back to the primary one (contracts §1.4). */
export function contextOf(
  world: World,
  { access, buyer }: Caller,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Context {
  const directive = storefrontSchema().getDirective('inContext');
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
  };
}

/** The same context priced for another country: a cart's buyer decides, not `@inContext`. */
export function inCountry(context: Context, country: string): Context {
  return { ...context, country, currency: currencyOf(country) };
}
