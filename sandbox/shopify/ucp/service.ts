import * as v from 'valibot';
import { readValue, writeValue } from '../../world/key-values';
import type { Service, World } from '../../world/world';
import { invalidParams, RpcError } from './outcome';
import { continueUrl, profileOf, version } from './profile';
import { toolList, tools } from './tools';

const profilePath = /^\/\.well-known\/ucp(?:\/(\d{4}-\d{2}-\d{2}))?$/;

/** Shopify's profile and tools for agents (Universal Commerce Protocol). */
export const ucp: Service = (request, url, world) => {
  const [isProfile, asked = version] = profilePath.exec(url.pathname) ?? [];
  if (!isProfile && url.pathname !== '/api/ucp/mcp') return null;
  if (world.env.UCP === 'off') return new Response('<html>Not Found</html>', html(404));
  if (!isProfile) return answerMessage(request, world);
  const profile = profileOf(world, asked);
  if (!profile) return new Response('<html>Not Found</html>', html(404));
  return Response.json(profile, {
    headers: {
      'cache-control': 'public, max-age=300',
      'set-cookie': '_shopify_essential=sandbox; path=/',
    },
  });
};

const html = (status: number) => ({ status, headers: { 'content-type': 'text/html' } });

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    jsonrpc: v.literal('2.0'),
    id: v.optional(v.union([v.string(), v.number(), v.null()])),
    method: v.string(),
    params: v.optional(v.record(v.string(), v.unknown()), {}),
  }),
);

async function answerMessage(request: Request, world: World): Promise<Response> {
  if (request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'POST' } });
  const parsed = v.safeParse(messageSchema, await request.text());
  if (!parsed.success) return reply(null, errorOf(new RpcError(-32600, 'Invalid Request')), 400);
  const { id, method, params } = parsed.output;
  if (id === undefined) return new Response(null, { status: 202 });
  try {
    return reply(id, { result: await run(world, method, params) }, 200);
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    return reply(id, errorOf(error), error.status);
  }
}

const reply = (id: string | number | null, body: object, status: number) =>
  Response.json(
    { jsonrpc: '2.0', id, ...body },
    { status, headers: { 'set-cookie': '_shopify_essential=sandbox; path=/' } },
  );

const errorOf = ({ code, message, data }: RpcError) => ({
  error: { code, message, ...(data && { data }) },
});

async function run(world: World, method: string, params: Record<string, unknown>): Promise<object> {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: '2025-06-18',
        capabilities: { tools: {} },
        serverInfo: { name: 'sandbox', version },
      };
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: toolList };
    case 'tools/call':
      return callTool(world, params);
    default:
      throw new RpcError(-32601, `Method not found: ${method}`, 200);
  }
}

const callSchema = v.object({
  name: v.string(),
  arguments: v.optional(v.record(v.string(), v.unknown()), {}),
});

const metaSchema = v.object({
  'ucp-agent': v.object({ profile: v.pipe(v.string(), v.url(), v.startsWith('https://')) }),
});

const keySchema = v.object({ 'idempotency-key': v.pipe(v.string(), v.uuid()) });

/** Shopify fetches the agent's profile. The sandbox can't reach agents, so it accepts any profile URL. */
async function callTool(world: World, params: Record<string, unknown>): Promise<object> {
  const call = v.safeParse(callSchema, params);
  if (!call.success) throw invalidParams('Invalid params');
  const { name, arguments: args } = call.output;
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw invalidParams(`Unknown tool: ${name}`);
  if (!v.is(metaSchema, args.meta))
    throw new RpcError(-32001, 'UCP discovery failed', 400, {
      code: 'invalid_profile_url',
      content: 'meta.ucp-agent.profile must be an https URL',
      continue_url: continueUrl(world),
    });
  const key = v.is(keySchema, args.meta) ? args.meta['idempotency-key'] : undefined;
  if (tool.needsKey && key === undefined)
    throw invalidParams('meta.idempotency-key must be a UUID');
  const isOnce = tool.changes && key !== undefined;
  const sent = JSON.stringify([name, { ...args, meta: null }]);
  const known = isOnce ? readValue(world.sql, `ucp ${key}`) : null;
  if (known !== null) {
    const earlier = JSON.parse(known) as { sent: string; result: object };
    if (earlier.sent === sent) return earlier.result;
    throw new RpcError(-32000, 'The idempotency key was used with another payload', 409);
  }
  const structuredContent = await tool.call(world, args);
  const content = [{ type: 'text', text: JSON.stringify(structuredContent) }];
  const result = { structuredContent, content };
  if (isOnce) writeValue(world.sql, `ucp ${key}`, JSON.stringify({ sent, result }));
  return result;
}
