import {
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
} from 'graphql';
import { validationError } from './errors';
import { storefrontSchema } from './schema';

export type Prepared = { document: DocumentNode } | { errors: GraphQLFormattedError[] };

const limit = 500;
const prepared = new Map<string, Prepared>();

/**
 * Parses and validates a document. Outcomes are kept in an LRU cache, because a storefront sends
 * the same few documents over and over.
 */
export function prepare(text: string): Prepared {
  const known = prepared.get(text);
  if (known) prepared.delete(text);
  const outcome = known ?? check(text);
  prepared.set(text, outcome);
  if (prepared.size > limit) prepared.delete(prepared.keys().next().value ?? '');
  return outcome;
}

function check(text: string): Prepared {
  try {
    const document = parse(text, { maxTokens: 20_000 });
    const errors = validate(storefrontSchema(), document);
    return errors.length > 0 ? { errors: errors.map(validationError) } : { document };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, locations } = error.toJSON();
    return { errors: [{ message, locations, extensions: { code: 'PARSE_ERROR' } }] };
  }
}
