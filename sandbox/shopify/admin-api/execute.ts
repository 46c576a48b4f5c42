import { execute, getOperationAST, type GraphQLError, type GraphQLFieldResolver } from 'graphql';
import type { World } from '../../world/world';
import type { GraphqlRequest } from '../storefront-api/execute';
import { argumentError } from '../storefront-api/graphql/argument-limits';
import { countObjects, requestedCost } from '../storefront-api/graphql/cost';
import { executionError, topLevelError } from '../storefront-api/graphql/errors';
import { prepare } from '../storefront-api/graphql/parse-document';
import { spend } from '../storefront-api/graphql/points';
import { readField } from '../storefront-api/graphql/resolve-field';
import { queryRoot } from './root-value';
import { adminSchema } from './schema';
import { scopesOf } from './tokens';

/** The standard plan's. */
const allowance = { most: 2000, restoreRate: 100 };
const maxCost = 1000;

/** Errors of an invalid request are in the result. */
export async function run(
  world: World,
  { query, variables, operationName }: GraphqlRequest,
): Promise<unknown> {
  const schema = adminSchema();
  const prepared = prepare(query, schema);
  if ('errors' in prepared) return prepared;
  const { document } = prepared;
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused(topLevelError('An operation name is required', 'BAD_REQUEST'));
  const excess = argumentError(document, variables, schema);
  if (excess) return refused(excess);
  const requestedQueryCost = requestedCost(document, operation, variables, schema);
  if (requestedQueryCost > maxCost) {
    const words = `Query cost is ${requestedQueryCost}, which exceeds the single query max cost limit (${maxCost}).`;
    return refused(topLevelError(words, 'MAX_COST_EXCEEDED'));
  }
  const throttleStatus = spend(world, { whose: 'admin', cost: requestedQueryCost }, allowance);
  if (!throttleStatus) return refused(topLevelError('Throttled', 'THROTTLED'));
  const { data, errors } = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: queryRoot,
    contextValue: world,
    fieldResolver: scopedField,
  });
  const actualQueryCost = Math.min(requestedQueryCost, countObjects(data));
  // Negative: like Shopify, refunds the part of the requested cost that the query didn't use.
  const refund = { whose: 'admin', cost: actualQueryCost - requestedQueryCost };
  const cost = {
    requestedQueryCost,
    actualQueryCost,
    throttleStatus: spend(world, refund, allowance) ?? throttleStatus,
  };
  return { data, ...(errors && { errors: errors.map(executionError) }), extensions: { cost } };
}

const scopes: Record<string, string> = {
  'QueryRoot.order': 'read_orders',
  'QueryRoot.orders': 'read_orders',
  'LineItem.variant': 'read_products',
  'Order.returns': 'read_returns',
};

const scopedField: GraphQLFieldResolver<unknown, World> = (source, args, world, info) => {
  const scope = scopes[`${info.parentType.name}.${info.fieldName}`];
  if (scope && !scopesOf(world).includes(scope)) {
    const words = `Access denied for ${info.fieldName} field. Required access: \`${scope}\` access scope.`;
    throw topLevelError(words, 'ACCESS_DENIED');
  }
  return readField(source, args, world, info);
};

const refused = (error: GraphQLError) => ({ errors: [executionError(error)] });
