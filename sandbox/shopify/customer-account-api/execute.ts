import { execute, getOperationAST, type GraphQLError } from 'graphql';
import type { World } from '../../world/world';
import type { GraphqlRequest } from '../storefront-api/execute';
import { argumentError } from '../storefront-api/graphql/argument-limits';
import { countObjects, requestedCost } from '../storefront-api/graphql/cost';
import { executionError, topLevelError } from '../storefront-api/graphql/errors';
import { spend } from '../storefront-api/graphql/points';
import { prepare } from '../storefront-api/graphql/parse-document';
import { readField } from '../storefront-api/graphql/resolve-field';
import type { Context } from './context';
import { mutationRoot, queryRoot } from './root-value';
import { customerAccountSchema } from './schema';

/** Most mutations' documented cost. */
const mutationCost = 10;

/** Documented; per customer. */
const allowance = { most: 7500, restoreRate: 100 };

/** Errors of an invalid request are in the result. */
export async function run(
  world: World,
  customerId: number,
  { query, variables, operationName }: GraphqlRequest,
): Promise<unknown> {
  const schema = await customerAccountSchema();
  const prepared = prepare(query, schema);
  if ('errors' in prepared) return prepared;
  const { document } = prepared;
  const operation = getOperationAST(document, operationName);
  if (!operation) return refused(topLevelError('An operation name is required', 'BAD_REQUEST'));
  const excess = argumentError(document, variables, schema);
  if (excess) return refused(excess);
  const mutation = operation.operation === 'mutation';
  const mutationsCost = mutation ? mutationCost * operation.selectionSet.selections.length : 0;
  const requestedQueryCost = requestedCost(document, operation, variables, schema) + mutationsCost;
  const whose = `account ${customerId}`;
  if (!spend(world, { whose, cost: requestedQueryCost }, allowance))
    return refused(topLevelError('Throttled', 'THROTTLED'));
  const contextValue: Context = { world, sql: world.sql, customerId };
  const { data, errors } = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: mutation ? mutationRoot : queryRoot,
    contextValue,
    fieldResolver: readField,
  });
  const actualQueryCost = Math.min(countObjects(data) + mutationsCost, requestedQueryCost);
  // Like Shopify, gives back the part of the requested cost that the query didn't use, by spending a negative cost.
  const refund = { whose, cost: actualQueryCost - requestedQueryCost };
  const throttleStatus = spend(world, refund, allowance);
  const cost = { requestedQueryCost, actualQueryCost, throttleStatus };
  return { data, ...(errors && { errors: errors.map(executionError) }), extensions: { cost } };
}

const refused = (error: GraphQLError) => ({ errors: [executionError(error)] });
