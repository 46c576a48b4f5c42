import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** With Shopify's `extensions.code`. */
export function topLevelError(
  message: string,
  code: string,
  path?: (string | number)[],
): GraphQLError {
  return new GraphQLError(message, { path, extensions: { code } });
}

/**
 * Translates graphql-js's validation errors. An entry has the message's pattern, Shopify's error
 * code and, if known, Shopify's wording.
 */
const translations: [RegExp, string, (match: RegExpExecArray) => string | null][] = [
  [
    /^Cannot query field "(\w+)" on type "(\w+)"/,
    'undefinedField',
    (match) => `Field '${match[1]}' doesn't exist on type '${match[2]}'`,
  ],
  [/^Unknown argument/, 'argumentNotAccepted', () => null],
  [/^Unknown type/, 'variableNotAcceptable', () => null],
  [/^Unknown fragment/, 'useAndDefineFragment', () => null],
  [/^Fragment "(\w+)" is never used/, 'useAndDefineFragment', () => null],
  [/^Variable "\$\w+" is (not defined|never used)/, 'variableNotDefined', () => null],
  [/^Variable "\$\w+" of type .* used in position/, 'variableMismatch', () => null],
  [/^Field ".*" argument ".*" of type .* is required/, 'missingRequiredArguments', () => null],
  [/must (not )?have a (sub)?selection/, 'selectionMismatch', () => null],
];

export function validationError(error: GraphQLError): GraphQLFormattedError {
  const { message, locations } = error.toJSON();
  for (const [pattern, code, words] of translations) {
    const match = pattern.exec(message);
    if (match) return { message: words(match) ?? message, locations, extensions: { code } };
  }
  return { message, locations, extensions: { code: 'argumentLiteralsIncompatible' } };
}

/**
 * Shopify's format. Errors without a code come from a variable of the wrong type, or from a bug in
 * the sandbox.
 */
export function executionError(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (formatted.extensions?.['code']) return formatted;
  const own = error.originalError && !(error.originalError instanceof GraphQLError);
  if (own) console.error(error.originalError);
  const code = own ? 'INTERNAL_SERVER_ERROR' : 'INVALID_VARIABLE';
  return { ...formatted, extensions: { code } };
}
