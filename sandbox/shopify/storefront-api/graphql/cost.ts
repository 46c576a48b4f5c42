import {
  getNamedType,
  isLeafType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Access } from './context';

/** Shopify documents 1000 without a token; the limits with a token are assumptions. */
export const maxCost: Record<Access, number> = {
  tokenless: 1000,
  public: 100_000,
  private: 100_000,
};

/**
 * Estimates `requestedQueryCost`, because Shopify doesn't publish its formula: an object costs 1, a
 * scalar 0, and a connection multiplies its nodes' cost by the page size.
 */
export function requestedCost(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): number {
  const objects = objectFields(document, schema);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  }
  const costOf = (selections: SelectionSetNode): number =>
    selections.selections.reduce((sum, selection) => {
      if (selection.kind === 'InlineFragment') return sum + costOf(selection.selectionSet);
      if (selection.kind === 'FragmentSpread') {
        const fragment = fragments.get(selection.name.value);
        return sum + (fragment ? costOf(fragment.selectionSet) : 0);
      }
      if (!objects.has(selection) || !selection.selectionSet) return sum;
      return sum + 1 + pageSize(selection, variables) * costOf(selection.selectionSet);
    }, 0);
  return costOf(operation.selectionSet);
}

/** The cost of a result, by the same formula. */
export function countObjects(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + countObjects(one), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + countObjects(one), 1);
}

const known = new WeakMap<DocumentNode, Set<FieldNode>>();

function objectFields(document: DocumentNode, schema: GraphQLSchema): Set<FieldNode> {
  const cached = known.get(document);
  if (cached) return cached;
  const types = new TypeInfo(schema);
  const found = new Set<FieldNode>();
  const look = (node: FieldNode) => {
    const type = types.getType();
    if (type && !isLeafType(getNamedType(type))) found.add(node);
  };
  visit(document, visitWithTypeInfo(types, { Field: look }));
  known.set(document, found);
  return found;
}

function pageSize(field: FieldNode, variables: Record<string, unknown>): number {
  for (const argument of field.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const { value } = argument;
    if (value.kind === 'IntValue') return Number(value.value);
    const given = value.kind === 'Variable' ? variables[value.name.value] : undefined;
    if (typeof given === 'number') return given;
  }
  return 1;
}
