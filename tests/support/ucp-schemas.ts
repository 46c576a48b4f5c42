/** Checks against UCP's own JSON Schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Direction = 'request' | 'response';
type Visibility = 'omit' | 'optional' | 'required';
type Annotation = Visibility | { transition: { from: Visibility } };
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `data`: keywords whose value isn't a schema; `maps`: keywords whose value has schemas by name. */
const data = new Set(['const', 'default', 'enum', 'examples', 'required', 'dependentRequired']);
const maps = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/**
 * Returns plain JSON Schema. UCP's annotations `ucp_request` and `ucp_response` say whether a field is left out, optional
 * or required, in all operations or in those named.
 */
export function resolveAnnotations(
  schema: unknown,
  direction: Direction,
  operation: string,
): unknown {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isObject(value)) return value;
    const resolved: Json = {};
    for (const [key, part] of Object.entries(value)) {
      if (/^ucp_(?:request|response)$/.test(key)) continue;
      if (data.has(key)) resolved[key] = part;
      else if (maps.has(key) && isObject(part)) resolved[key] = mapValues(part, resolve);
      else resolved[key] = resolve(part);
    }
    if (isObject(value.properties)) applyVisibility(resolved, value.properties);
    return resolved;
  };

  const applyVisibility = (resolved: Json, properties: Json) => {
    const kept = resolved.properties as Json;
    const required = new Set(resolved.required as string[] | undefined);
    for (const [name, field] of Object.entries(properties)) {
      const visibility = isObject(field) && visibilityOf(field[`ucp_${direction}`] as Annotation);
      if (!visibility) continue;
      if (visibility === 'omit') delete kept[name];
      if (visibility === 'required') required.add(name);
      else required.delete(name);
    }
    if (required.size > 0 || resolved.required) resolved.required = [...required];
  };

  const visibilityOf = (
    annotation?: Annotation | Record<string, Annotation>,
  ): Visibility | undefined => {
    if (annotation === undefined || typeof annotation === 'string') return annotation;
    // A planned change: the old rule still applies.
    if ('transition' in annotation) return (annotation.transition as { from: Visibility }).from;
    return visibilityOf((annotation as Record<string, Annotation>)[operation]);
  };

  return resolve(schema);
}

const mapValues = (map: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));

interface OpenRpc {
  $id: string;
  methods: {
    name: string;
    params: { name: string; required?: boolean; schema: AnySchemaObject }[];
    result: { schema: AnySchemaObject };
  }[];
}

/** Returns what is wrong. */
export type Check = (value: unknown) => string[];

/** For a schema outside of UCP's, such as a tool's `inputSchema`. */
export function checkOf(schema: AnySchemaObject): Check {
  return newAjv([]).check(schema);
}

function newAjv(schemas: AnySchemaObject[]) {
  // UCP's schemas have keywords of their own, such as `name`.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(schemas);
  return {
    check(schema: AnySchemaObject): Check {
      const validate = ajv.compile(schema);
      return (value) =>
        validate(value)
          ? []
          : validate.errors!.map(({ instancePath, message, params }) =>
              [instancePath, message, JSON.stringify(params)].join(' '),
            );
    },
  };
}

/** `folder` has UCP's folders `schemas` and `services`, as in its repository or as published. */
export function readSchemas(folder: string) {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(folder, path), 'utf8')) as AnySchemaObject;
  // With or without a version.
  const base = (read('schemas/ucp.json').$id as string).replace('schemas/ucp.json', '');
  const schemas = readdirSync(join(folder, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
    .map((path) => ({ ...read(path), $id: base + path }));
  const services = 'services/shopping/mcp.openrpc.json';
  const openRpc = { ...read(services), $id: base + services } as unknown as OpenRpc;

  const known = new Map<string, ReturnType<typeof newAjv>>();
  const ajvFor = (direction: Direction, operation: string) => {
    const key = `${direction} ${operation}`;
    const ajv =
      known.get(key) ??
      newAjv(
        [...schemas, openRpc].map(
          (schema) => resolveAnnotations(schema, direction, operation) as AnySchemaObject,
        ),
      );
    known.set(key, ajv);
    return ajv;
  };
  const methodOf = (tool: string) => {
    const at = openRpc.methods.findIndex(({ name }) => name === tool);
    if (at === -1) throw new Error(`UCP has no tool ${tool}.`);
    return { ...openRpc.methods[at]!, path: `${openRpc.$id}#/methods/${at}` };
  };

  return {
    profile: ajvFor('response', 'read').check({
      $ref: `${base}schemas/profile.json#/$defs/business_schema`,
    }),
    /** A JSON-RPC message: a tool call or its reply. */
    message: ajvFor('response', 'read').check({
      $ref: `${base}schemas/transports/mcp_tool_call.json`,
    }),
    argumentsOf(tool: string) {
      const { params, path } = methodOf(tool);
      const check = ajvFor('request', operationOf(tool)).check({
        type: 'object',
        properties: Object.fromEntries(
          params.map(({ name }, at) => [name, { $ref: `${path}/params/${at}/schema` }]),
        ),
        required: params.flatMap(({ name, required }) => (required ? [name] : [])),
        additionalProperties: false,
      });
      return { names: params.map(({ name }) => name), check };
    },
    resultOf(tool: string): Check {
      const $ref = `${methodOf(tool).path}/result/schema`;
      return ajvFor('response', operationOf(tool)).check({ $ref });
    },
  };
}

/** `get_cart` is `read`; `create_cart` is `create`. */
function operationOf(tool: string): string {
  const [verb = ''] = tool.split('_');
  return verb === 'get' ? 'read' : verb;
}
