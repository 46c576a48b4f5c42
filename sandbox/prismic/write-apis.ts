/**
 * The parts of Prismic's Custom Types, Migration and Asset APIs that `npm run content:push` and
 * `npm run content:seed` use.
 */
import type { SqlStorage } from '@cloudflare/workers-types';
import * as v from 'valibot';
import type { World } from '../world/world';
import { ApiError } from './api-error';
import type { JsonObject } from './document';

/** Requests also need the `repository` header. */
const WRITE_TOKEN = 'lintel-sandbox-write-token';
const REPOSITORY = 'lintel-demo';

export function installWriteApis(sql: SqlStorage): void {
  sql.exec(`
    CREATE TABLE IF NOT EXISTS content_models (
      kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id));
    CREATE TABLE IF NOT EXISTS content_migration (id TEXT PRIMARY KEY, body TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS content_assets (id TEXT PRIMARY KEY, name TEXT NOT NULL);
  `);
}

const zone = v.object({
  config: v.object({ choices: v.record(v.string(), v.looseObject({ type: v.string() })) }),
});
const slice = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  type: v.literal('SharedSlice'),
  name: v.string(),
  variations: v.pipe(
    v.array(v.looseObject({ id: v.string(), version: v.string() })),
    v.minLength(1),
  ),
});
const customType = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  label: v.string(),
  format: v.picklist(['page', 'custom']),
  repeatable: v.boolean(),
  status: v.boolean(),
  json: v.record(v.string(), v.record(v.string(), v.looseObject({ type: v.string() }))),
});
const migrated = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  uid: v.optional(v.string()),
  type: v.string(),
  lang: v.picklist(['en-us', 'en-gb']),
  alternate_language_id: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  data: v.record(v.string(), v.unknown()),
});
const changed = v.object({
  ...v.omit(v.object(migrated.entries), ['type', 'lang', 'alternate_language_id']).entries,
});

/**
 * `/prismic/models/…` (Custom Types API), `/prismic/migration/…` and `/prismic/assets`; null for
 * other paths.
 */
export async function write(request: Request, url: URL, world: World): Promise<Response | null> {
  const path = /^\/prismic\/(models|migration|assets)\/?(.*?)\/?$/.exec(url.pathname);
  if (!path) return null;
  const { headers, method } = request;
  if (
    headers.get('authorization') !== `Bearer ${WRITE_TOKEN}` ||
    headers.get('repository') !== REPOSITORY
  ) {
    throw new ApiError(403, { message: 'Forbidden' });
  }
  const [, api, rest = ''] = path;
  if (api === 'assets') return assets(request, world);
  const body = method === 'GET' ? null : await readJson(request);
  if (api === 'migration') return migration(method, rest, body, world);
  return models(method, rest, body, world);
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text());
  } catch {
    throw new ApiError(400, { message: 'The body is no JSON' });
  }
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ApiError(422, { message: `${v.getDotPath(issue) ?? ''}: ${issue.message}` });
}

const bodies = (sql: SqlStorage, kind: string): JsonObject[] =>
  sql
    .exec<{ body: string }>('SELECT body FROM content_models WHERE kind = ? ORDER BY id', kind)
    .toArray()
    .map(({ body }) => JSON.parse(body) as JsonObject);

function models(method: string, path: string, body: unknown, { sql }: World): Response {
  const [kind = '', action] = path.split('/');
  if (kind !== 'slices' && kind !== 'customtypes')
    throw new ApiError(404, { message: 'Not found' });
  if (method === 'GET' && !action) return Response.json(bodies(sql, kind));
  if (method !== 'POST' || (action !== 'insert' && action !== 'update')) {
    throw new ApiError(405, { message: 'Method not allowed' });
  }
  const model = kind === 'slices' ? parsed(slice, body) : parsed(customType, body);
  const isKnown = bodies(sql, kind).some(({ id }) => id === model.id);
  if (action === 'insert' && isKnown) throw new ApiError(409, { message: `${model.id} exists` });
  if (action === 'update' && !isKnown)
    throw new ApiError(422, { message: `${model.id} does not exist` });
  if (kind === 'customtypes') refuseUnknownSlices(model, bodies(sql, 'slices'));
  sql.exec(
    'INSERT OR REPLACE INTO content_models VALUES (?, ?, ?)',
    kind,
    model.id,
    JSON.stringify(body),
  );
  return new Response(null, { status: action === 'insert' ? 201 : 204 });
}

/** Clients must push slices before the types that use them. */
function refuseUnknownSlices(model: object, known: JsonObject[]): void {
  const { json } = model as v.InferOutput<typeof customType>;
  for (const field of Object.values(json).flatMap((tab) => Object.values(tab))) {
    const found = v.safeParse(zone, field);
    if (!found.success) continue;
    for (const [id, { type }] of Object.entries(found.output.config.choices)) {
      if (type === 'SharedSlice' && !known.some((one) => one.id === id)) {
        throw new ApiError(422, { message: `The slice ${id} does not exist` });
      }
    }
  }
}

function migration(method: string, path: string, body: unknown, { sql }: World): Response {
  const [kind, id] = path.split('/');
  if (kind !== 'documents') throw new ApiError(404, { message: 'Not found' });
  if (method === 'PUT' && id) {
    const [row] = sql.exec<{ body: string }>('SELECT body FROM content_migration WHERE id = ?', id);
    if (!row) throw new ApiError(404, { message: `No document ${id}` });
    const document = { ...(JSON.parse(row.body) as JsonObject), ...parsed(changed, body) };
    return keep(sql, id, document as JsonObject, 200);
  }
  if (method !== 'POST' || id) throw new ApiError(405, { message: 'Method not allowed' });
  const document = parsed(migrated, body);
  if (!bodies(sql, 'customtypes').some((type) => type.id === document.type)) {
    throw new ApiError(400, { message: `The custom type ${document.type} does not exist` });
  }
  return keep(sql, crypto.randomUUID().slice(0, 16), document as JsonObject, 201);
}

export const migratedOf = (sql: SqlStorage): JsonObject[] =>
  sql
    .exec<{ id: string; body: string }>('SELECT id, body FROM content_migration ORDER BY rowid')
    .toArray()
    .map(({ id, body }) => ({ id, ...(JSON.parse(body) as JsonObject) }));

function keep(sql: SqlStorage, id: string, document: JsonObject, status: number): Response {
  sql.exec('INSERT OR REPLACE INTO content_migration VALUES (?, ?)', id, JSON.stringify(document));
  const { title, uid = null, type, lang } = document;
  return Response.json({ id, title, uid, type, lang }, { status });
}

async function assets(request: Request, world: World): Promise<Response> {
  if (request.method !== 'POST') throw new ApiError(405, { message: 'Method not allowed' });
  const file = (await request.formData()).get('file') as unknown as File | null;
  if (!file || typeof file === 'string') throw new ApiError(400, { message: 'A file is missing' });
  const id = crypto.randomUUID().slice(0, 16);
  world.sql.exec('INSERT INTO content_assets VALUES (?, ?)', id, file.name);
  const at = world.now().getTime();
  return Response.json({
    id, url: `${world.origin}/prismic-images/${file.name}`, filename: file.name, kind: 'image',
    created_at: at, last_modified: at, extension: file.name.split('.').pop() ?? '', size: file.size,
    width: 100, height: 100, tags: [],
  }); // prettier-ignore
}
