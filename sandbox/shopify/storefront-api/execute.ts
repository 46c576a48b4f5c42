import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type OperationDefinitionNode,
} from 'graphql';
import type { World } from '../../world/world';
import { argumentError } from './graphql/argument-limits';
import { contextOf, type Caller } from './graphql/context';
import { maxCost, requestedCost } from './graphql/cost';
import { executionError, topLevelError } from './graphql/errors';
import { spend } from './graphql/points';
import { prepare } from './graphql/parse-document';
import { resolveField } from './graphql/resolve-field';
import { storefrontSchema } from './graphql/schema';
import { mutationRoot, queryRoot } from './root-value';

export type GraphqlRequest = {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
};

export type GraphqlAnswer = {
  data?: ExecutionResult['data'];
  errors?: readonly GraphQLFormattedError[];
  extensions?: { cost: { requestedQueryCost: number } };
};

/** Errors of an invalid request are in the result. */
export async function run(
  world: World,
  caller: Caller,
  request: GraphqlRequest,
): Promise<GraphqlAnswer> {
  const schema = storefrontSchema(caller.version);
  const prepared = prepare(request.query, schema);
  if ('errors' in prepared) return { errors: prepared.errors };
  const { document } = prepared;
  const operation = getOperationAST(document, request.operationName);
  if (!operation) {
    return refused(topLevelError('An operation name is required', 'BAD_REQUEST'));
  }
  const cost = requestedCost(document, operation, request.variables, schema);
  if (cost > maxCost[caller.access]) {
    const words = `Query has complexity of ${cost}, which exceeds max complexity of ${maxCost[caller.access]}`;
    return refused(topLevelError(words, 'MAX_COMPLEXITY_EXCEEDED'));
  }
  if (isThrottled(world, caller, cost)) return refused(topLevelError('Throttled', 'THROTTLED'));
  const excess = argumentError(document, request.variables, schema);
  if (excess) return refused(excess);
  let result: ExecutionResult;
  try {
    result = await start(world, caller, document, operation, request);
  } catch (error) {
    // An invalid buyer.
    if (error instanceof GraphQLError) return refused(error);
    throw error;
  }
  const extensions = { cost: { requestedQueryCost: cost } };
  if (!result.errors) return { data: result.data, extensions };
  return { data: result.data, errors: result.errors.map(executionError), extensions };
}

/** Refused requests cost nothing. */
function isThrottled(world: World, { buyer }: Caller, cost: number): boolean {
  const [most, restoreRate] = world.env.THROTTLING.split(/\s+/).filter(Boolean).map(Number);
  if (most === undefined || restoreRate === undefined) return false;
  return spend(world, { whose: `buyer ${buyer}`, cost }, { most, restoreRate }) === null;
}

function start(
  world: World,
  caller: Caller,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, operationName }: GraphqlRequest,
): ExecutionResult | Promise<ExecutionResult> {
  return execute({
    schema: storefrontSchema(caller.version),
    document,
    operationName,
    variableValues: variables,
    rootValue: operation.operation === 'mutation' ? mutationRoot : queryRoot,
    contextValue: contextOf(world, caller, operation, variables),
    fieldResolver: resolveField,
  });
}

function refused(error: GraphQLError): GraphqlAnswer {
  return { errors: [executionError(error)] };
}
