import {
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

/** Enums count as strings, because newer API versions add values. */
const scalars: Record<string, string> = {
  Int: 'v.number()',
  Float: 'v.number()',
  Boolean: 'v.boolean()',
  DateTime: 'common.dateTime',
};

/** A type and its selected fields (alphabetical) → a schema in `common.schema.ts`. */
const ours: Record<string, string> = {
  'MoneyV2 amount currencyCode': 'common.moneySchema',
  'Image altText height url width': 'common.imageSchema',
  'QuantityRule increment maximum minimum': 'common.quantityRuleSchema',
  'Metafield value': 'common.metafieldSchema',
};

type Definition = FragmentDefinitionNode | OperationDefinitionNode;

interface Entry {
  type: GraphQLOutputType;
  selections: SelectionNode[];
  /** The key may be missing: a variable excludes the field, or only some types have it. */
  isOptional: boolean;
}

/** The module has a schema for each operation, and for each fragment that is its parent's only selection. */
export function replySchemas(schema: GraphQLSchema, documents: DocumentNode[]): string {
  const definitions = new Map<string, Definition>();
  for (const document of documents)
    visit(document, {
      OperationDefinition: (node) => void definitions.set(node.name!.value, node),
      FragmentDefinition: (node) => void definitions.set(node.name.value, node),
    });
  /** In module order: fragments precede the operations that use them. */
  const written = new Map<string, string>();
  for (const [name, node] of definitions)
    if (node.kind === Kind.OPERATION_DEFINITION)
      written.set(
        name,
        objectOf(schema.getRootType(node.operation)!, node.selectionSet.selections),
      );
  const consts = [...written].map(([name, text]) => `export const ${name} = ${text};`);
  return [
    "/** Generated from the GraphQL documents by `npm run codegen`. */\nimport * as v from 'valibot';",
    "import * as common from './common.schema';\n",
    ...consts,
    '',
  ].join('\n');

  function objectOf(parent: GraphQLCompositeType, selections: readonly SelectionNode[]): string {
    const [only, ...others] = selections;
    if (only && others.length === 0 && only.kind !== Kind.FIELD && !isConditional(only)) {
      const { type, selectionSet } = fragmentOf(only, parent);
      if (!covers(type, parent))
        return `v.union([${objectOf(type, selections)}, common.otherType])`;
      if (only.kind === Kind.INLINE_FRAGMENT) return objectOf(type, selectionSet.selections);
      const name = only.name.value;
      const text = objectOf(type, selectionSet.selections);
      if (text.startsWith('common.')) return text;
      written.set(name, text);
      return name;
    }
    const entries = new Map<string, Entry>();
    collect(parent, selections, false, entries);
    const known = ours[[parent.name, ...[...entries.keys()].sort()].join(' ')];
    if (known) return known;
    const fields = [...entries].map(([key, entry]) => `${key}: ${fieldOf(entry)}`);
    return `v.object({ ${fields.join(', ')} })`;
  }

  function collect(
    parent: GraphQLCompositeType,
    selections: readonly SelectionNode[],
    isOptional: boolean,
    entries: Map<string, Entry>,
  ): void {
    for (const node of selections) {
      const maybe = isOptional || isConditional(node);
      if (node.kind !== Kind.FIELD) {
        const { type, selectionSet } = fragmentOf(node, parent);
        collect(type, selectionSet.selections, maybe || !covers(type, parent), entries);
        continue;
      }
      const key = (node.alias ?? node.name).value;
      const type = typeOf(parent, node);
      const before = entries.get(key);
      if (before && String(before.type) !== String(type))
        throw new Error(
          `${key} is ${String(before.type)} of one type and ${String(type)} of another`,
        );
      entries.set(key, {
        type,
        selections: [...(before?.selections ?? []), ...(node.selectionSet?.selections ?? [])],
        isOptional: maybe && (before?.isOptional ?? true),
      });
    }
  }

  function fieldOf({ type, selections, isOptional }: Entry): string {
    if (isNonNullType(type)) {
      const text = valueOf(type.ofType as GraphQLOutputType, selections);
      return isOptional ? `v.optional(${text})` : text;
    }
    const text = valueOf(type, selections);
    return isOptional ? `v.nullish(${text}, null)` : `v.nullable(${text})`;
  }

  function valueOf(type: GraphQLOutputType, selections: SelectionNode[]): string {
    if (isListType(type))
      return `v.array(${fieldOf({ type: type.ofType as GraphQLOutputType, selections, isOptional: false })})`;
    if (isLeafType(type)) return scalars[type.name] ?? 'v.string()';
    return objectOf(type as GraphQLCompositeType, selections);
  }

  function fragmentOf(
    node: Exclude<SelectionNode, FieldNode>,
    parent: GraphQLCompositeType,
  ): { type: GraphQLCompositeType; selectionSet: FragmentDefinitionNode['selectionSet'] } {
    const { typeCondition, selectionSet } =
      node.kind === Kind.INLINE_FRAGMENT
        ? node
        : (definitions.get(node.name.value) as FragmentDefinitionNode);
    const name = typeCondition?.name.value ?? parent.name;
    return { type: schema.getType(name) as GraphQLCompositeType, selectionSet };
  }

  function covers(type: GraphQLCompositeType, parent: GraphQLCompositeType): boolean {
    const ofType = possible(type);
    return possible(parent).every((one) => ofType.includes(one));
  }

  function possible(type: GraphQLCompositeType): readonly GraphQLObjectType[] {
    return isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  }
}

function typeOf(parent: GraphQLCompositeType, { name: { value: name } }: FieldNode) {
  const field = isUnionType(parent) ? undefined : parent.getFields()[name];
  if (!field) throw new Error(`${name} of ${parent.name} has no schema`);
  return field.type;
}

const isConditional = ({ directives = [] }: SelectionNode): boolean =>
  directives.some(({ name }) => name.value === 'include' || name.value === 'skip');
