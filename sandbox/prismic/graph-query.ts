/**
 * Prismic's parameter `graphQuery`: a GraphQL subset that selects fields of documents, linked
 * documents and slices.
 */
import {
  GraphQLError,
  Kind,
  parse,
  type FieldNode,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql';
import { unparsable } from './api-error';
import { isObject, type Json, type JsonObject, type StoredDocument } from './document';

type Find = (id: string) => StoredDocument | undefined;

/**
 * Selects no fields if the query doesn't name the document's type. Throws an `ApiError` for an
 * invalid query.
 */
export function graphSelection(
  query: string,
  find: Find,
): (document: StoredDocument) => JsonObject {
  const ofTypes = fieldsIn(selectionOf(query));
  return ({ type, data }) => {
    const { selectionSet } = ofTypes.find(({ name }) => name.value === type) ?? {};
    return selectionSet ? pick(data, selectionSet, type, find) : {};
  };
}

function selectionOf(query: string): SelectionSetNode {
  try {
    const [definition] = parse(query).definitions;
    if (definition?.kind === Kind.OPERATION_DEFINITION) return definition.selectionSet;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw unparsable(error.message, query, error.locations?.[0]?.column ?? 1);
  }
  throw unparsable('a graphQuery begins with {', query, 1);
}

const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.filter((one) => one.kind === Kind.FIELD);
const fragmentsIn = ({ selections }: SelectionSetNode): InlineFragmentNode[] =>
  selections.filter((one) => one.kind === Kind.INLINE_FRAGMENT);

const onName = (set: SelectionSetNode, name: Json | undefined): SelectionSetNode | undefined =>
  fragmentsIn(set).find(({ typeCondition }) => typeCondition?.name.value === name)?.selectionSet;

/** `...articleFields` selects all fields of an article. */
const hasAll = ({ selections }: SelectionSetNode, type: string): boolean =>
  selections.some((one) => one.kind === Kind.FRAGMENT_SPREAD && one.name.value === `${type}Fields`);

function pick(data: JsonObject, set: SelectionSetNode, type: string, find: Find): JsonObject {
  const picked: JsonObject = hasAll(set, type) ? { ...data } : {};
  for (const { name, selectionSet } of fieldsIn(set)) {
    const value = data[name.value];
    if (value !== undefined)
      picked[name.value] = selectionSet ? within(value, selectionSet, find) : value;
  }
  return picked;
}

function within(value: Json, set: SelectionSetNode, find: Find): Json {
  if (Array.isArray(value)) return value.map((entry) => within(entry, set, find));
  if (!isObject(value)) return value;
  if (value.link_type === 'Document') return linkWith(value, set, find);
  if (typeof value.slice_type === 'string') return sliceWith(value, set, find);
  return pick(value, set, '', find);
}

function linkWith(link: JsonObject, set: SelectionSetNode, find: Find): JsonObject {
  const target = typeof link.id === 'string' ? find(link.id) : undefined;
  if (!target) return link;
  const own = onName(set, target.type) ?? set;
  return { ...link, data: pick(target.data, own, target.type, find) };
}

/**
 * Selects by `... on {slice} { variation { ... on {variation} { primary { … } items { … } } } }`.
 */
function sliceWith(slice: JsonObject, set: SelectionSetNode, find: Find): JsonObject {
  const { primary = {}, items = [], ...rest } = slice;
  const variations = fieldsIn(onName(set, slice.slice_type) ?? set);
  const variation = variations.find(({ name }) => name.value === 'variation')?.selectionSet;
  const parts = variation && onName(variation, slice.variation);
  const part = (name: string, value: Json): Json | undefined => {
    const own = parts && fieldsIn(parts).find((field) => field.name.value === name);
    if (!own) return undefined;
    return own.selectionSet ? within(value, own.selectionSet, find) : value;
  };
  return { ...rest, primary: part('primary', primary) ?? {}, items: part('items', items) ?? [] };
}
