import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { validationError } from './errors';

export type Prepared = { document: DocumentNode } | { errors: GraphQLFormattedError[] };

const limit = 500;
const outcomes = new WeakMap<GraphQLSchema, Map<string, Prepared>>();

/** Caches recent results, because storefronts repeat their documents. */
export function prepare(text: string, schema: GraphQLSchema): Prepared {
  const prepared = outcomes.get(schema) ?? new Map<string, Prepared>();
  outcomes.set(schema, prepared);
  const known = prepared.get(text);
  if (known) prepared.delete(text);
  const outcome = known ?? check(text, schema);
  prepared.set(text, outcome);
  if (prepared.size > limit) prepared.delete(prepared.keys().next().value ?? '');
  return outcome;
}

function check(text: string, schema: GraphQLSchema): Prepared {
  try {
    const document = parse(text, { maxTokens: 20_000 });
    const errors = validate(schema, document);
    return errors.length > 0 ? { errors: errors.map(validationError) } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, locations } = error.toJSON();
    return { errors: [{ message, locations, extensions: { code: 'PARSE_ERROR' } }] };
  }
}
