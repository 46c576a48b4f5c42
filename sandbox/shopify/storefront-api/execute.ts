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
import { topLevelError } from './graphql/errors';
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

/**
 * Executes one operation. Does not throw for an invalid request; its errors are part of the answer.
 */
export async function run(
  world: World,
  caller: Caller,
  request: GraphqlRequest,
): Promise<GraphqlAnswer> {
  const prepared = prepare(request.query);
  if ('errors' in prepared) return { errors: prepared.errors };
  const { document } = prepared;
  const operation = getOperationAST(document, request.operationName);
  if (!operation) {
    return refused(topLevelError('An operation name is required', 'BAD_REQUEST'));
  }
  const cost = requestedCost(document, operation, request.variables);
  if (cost > maxCost[caller.access]) {
    const words = `Query has complexity of ${cost}, which exceeds max complexity of ${maxCost[caller.access]}`;
    return refused(topLevelError(words, 'MAX_COMPLEXITY_EXCEEDED'));
  }
  const excess = argumentError(document, request.variables);
  if (excess) return refused(excess);
  const result = await start(world, caller, document, operation, request);
  const extensions = { cost: { requestedQueryCost: cost } };
  if (!result.errors) return { data: result.data, extensions };
  return { data: result.data, errors: result.errors.map(format), extensions };
}

function start(
  world: World,
  caller: Caller,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  { variables, operationName }: GraphqlRequest,
): ExecutionResult | Promise<ExecutionResult> {
  return execute({
    schema: storefrontSchema(),
    document,
    operationName,
    variableValues: variables,
    rootValue: operation.operation === 'mutation' ? mutationRoot : queryRoot,
    contextValue: contextOf(world, caller, operation, variables),
    fieldResolver: resolveField,
  });
}

function refused(error: GraphQLError): GraphqlAnswer {
  return { errors: [format(error)] };
}

/** An error without a code is a variable of the wrong type, or a bug in the sandbox. */
function format(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (formatted.extensions?.['code']) return formatted;
  const own = error.originalError && !(error.originalError instanceof GraphQLError);
  if (own) console.error(error.originalError);
  const code = own ? 'INTERNAL_SERVER_ERROR' : 'INVALID_VARIABLE';
  return { ...formatted, extensions: { code } };
}
