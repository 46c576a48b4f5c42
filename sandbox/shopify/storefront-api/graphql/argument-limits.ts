import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  isInputObjectType,
  isListType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { topLevelError } from './errors';
import { isGid } from './gid';

const largest = 250;
type Path = (string | number)[];

/**
 * Checked before fields are resolved. As at Shopify, one array or page above 250, or one malformed
 * global ID, rejects the complete request.
 */
export function argumentError(
  document: DocumentNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): GraphQLError | null {
  const types = new TypeInfo(schema);
  const path: Path = [];
  let found: GraphQLError | null = null;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: {
        enter(node) {
          path.push(node.alias?.value ?? node.name.value);
          const field = types.getFieldDef();
          if (found || !field || field.args.length === 0) return;
          const values = argumentsOf(() => getArgumentValues(field, node, variables));
          for (const arg of field.args) {
            found ??= inspect(arg.type, values[arg.name], [...path, arg.name]);
          }
          found ??= pageSize(values, [...path]);
        },
        leave() {
          path.pop();
        },
      },
    }),
  );
  return found;
}

/** Execution reports invalid arguments with their location. */
function argumentsOf(read: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return read();
  } catch (error) {
    if (error instanceof GraphQLError) return {};
    throw error;
  }
}

function inspect(type: GraphQLInputType, value: unknown, path: Path): GraphQLError | null {
  if (value === null || value === undefined) return null;
  const bare = getNullableType(type);
  if (isListType(bare) && Array.isArray(value)) {
    if (value.length > largest) {
      const words = `The input array size of ${value.length} is greater than the maximum allowed of ${largest}.`;
      return topLevelError(words, 'MAX_INPUT_SIZE_EXCEEDED', path);
    }
    return first(value, (item, index) => inspect(bare.ofType, item, [...path, index]));
  }
  if (isInputObjectType(bare) && typeof value === 'object') {
    const given = value as Record<string, unknown>;
    return first(Object.values(bare.getFields()), (field) =>
      inspect(field.type, given[field.name], [...path, field.name]),
    );
  }
  if (getNamedType(bare).name === 'ID' && typeof value === 'string' && !isGid(value)) {
    return topLevelError(`Invalid global id '${value}'`, 'argumentLiteralsIncompatible', path);
  }
  return null;
}

function first<Item>(
  items: readonly Item[],
  find: (item: Item, index: number) => GraphQLError | null,
): GraphQLError | null {
  for (const [index, item] of items.entries()) {
    const error = find(item, index);
    if (error) return error;
  }
  return null;
}

function pageSize(values: Record<string, unknown>, path: Path): GraphQLError | null {
  for (const name of ['first', 'last']) {
    const size = values[name];
    if (typeof size !== 'number') continue;
    if (size > largest)
      return topLevelError(`${name} cannot exceed ${largest}`, 'BAD_REQUEST', path);
    if (size < 0) return topLevelError(`${name} cannot be negative`, 'BAD_REQUEST', path);
  }
  return null;
}
