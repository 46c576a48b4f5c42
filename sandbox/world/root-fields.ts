import { parse } from 'graphql';
import * as v from 'valibot';

type Field = { name: string; key: string };

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ query: v.string(), operationName: v.nullish(v.string()) }),
);
const known = new Map<string, Field[]>();

export function rootFields(body: string): Field[] {
  const parsed = v.safeParse(bodySchema, body, { abortPipeEarly: true });
  if (!parsed.success) return [];
  const { query, operationName } = parsed.output;
  const key = `${operationName ?? ''} ${query}`;
  const fields = known.get(key) ?? readFields(query, operationName ?? null);
  if (known.size > 500) known.clear();
  known.set(key, fields);
  return fields;
}

function readFields(query: string, operationName: string | null): Field[] {
  try {
    const operations = parse(query).definitions.filter(
      ({ kind }) => kind === 'OperationDefinition',
    );
    const operation =
      operations.find(
        (one) => one.kind === 'OperationDefinition' && one.name?.value === operationName,
      ) ?? operations[0];
    if (operation?.kind !== 'OperationDefinition') return [];
    return operation.selectionSet.selections.flatMap((field) =>
      field.kind === 'Field'
        ? [{ name: field.name.value, key: field.alias?.value ?? field.name.value }]
        : [],
    );
  } catch {
    return [];
  }
}
