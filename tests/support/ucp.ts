/**
 * A UCP agent, and the specification's rules (ucp.dev, version 2026-08-25) for documents and results that the shop's
 * tools use.
 */
import * as v from 'valibot';
import type { Answer, Shopper } from './shopper';

export const profilePath = '/.well-known/ucp';
export const mcpPath = '/api/ucp/mcp';
export const agentProfile = 'https://agent.example/profile.json';

const date = v.pipe(v.string(), v.isoDate());
const https = v.pipe(v.string(), v.url(), v.startsWith('https://'));
/** Allows http, because the sandbox and the tests' shop have no https. */
const address = v.pipe(v.string(), v.url());
const reverseDomain = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*(?:\.[a-z0-9_-]+)+$/));
const capability = v.looseObject({ version: date });
const described = v.looseObject({ version: date, spec: https, schema: https });

export const profileShape = v.looseObject({
  ucp: v.looseObject({
    version: date,
    supported_versions: v.optional(v.record(date, address)),
    services: v.record(
      reverseDomain,
      v.array(
        v.looseObject({
          version: date,
          spec: https,
          schema: https,
          transport: v.picklist(['rest', 'mcp', 'a2a', 'embedded']),
          endpoint: address,
        }),
      ),
    ),
    capabilities: v.record(reverseDomain, v.array(described)),
    payment_handlers: v.record(reverseDomain, v.array(capability)),
  }),
});

const envelope = v.looseObject({
  version: date,
  status: v.optional(v.picklist(['success', 'error'])),
  capabilities: v.record(reverseDomain, v.array(capability)),
});
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const price = v.looseObject({ amount, currency });
const range = v.looseObject({ min: price, max: price });
const description = v.pipe(
  v.looseObject({ plain: v.optional(v.string()), html: v.optional(v.string()) }),
  v.check((texts) => Object.keys(texts).length > 0),
);
const media = v.looseObject({ type: v.string(), url: address });
const message = v.variant('type', [
  v.looseObject({
    type: v.literal('error'),
    code: v.string(),
    content: v.string(),
    severity: v.picklist([
      'recoverable',
      'requires_buyer_input',
      'requires_buyer_review',
      'unrecoverable',
    ]),
  }),
  v.looseObject({ type: v.picklist(['warning', 'info']), code: v.string(), content: v.string() }),
]);
const messages = v.optional(v.array(message));

const variant = v.looseObject({
  id: v.string(),
  title: v.string(),
  description,
  price,
  list_price: v.optional(price),
  url: v.optional(address),
  sku: v.optional(v.string()),
  barcodes: v.optional(v.array(v.looseObject({ type: v.string(), value: v.string() }))),
  availability: v.optional(
    v.looseObject({ available: v.boolean(), status: v.optional(v.string()) }),
  ),
  options: v.optional(v.array(v.looseObject({ name: v.string(), label: v.string() }))),
  media: v.optional(v.array(media)),
});

const productWith = <Variant extends v.GenericSchema>(one: Variant) =>
  v.looseObject({
    id: v.string(),
    handle: v.optional(v.string()),
    title: v.string(),
    description,
    price_range: range,
    url: v.optional(address),
    media: v.optional(v.array(media)),
    options: v.optional(
      v.array(
        v.looseObject({
          name: v.string(),
          values: v.pipe(v.array(v.looseObject({ label: v.string() })), v.minLength(1)),
        }),
      ),
    ),
    tags: v.optional(v.array(v.string())),
    variants: v.pipe(v.array(one), v.minLength(1)),
  });

const inputs = v.pipe(
  v.array(v.looseObject({ id: v.string(), match: v.picklist(['exact', 'featured']) })),
  v.minLength(1),
);

/** A page without a next page has no cursor. */
export const searchShape = v.looseObject({
  ucp: envelope,
  products: v.array(productWith(variant)),
  pagination: v.optional(
    v.pipe(
      v.looseObject({
        has_next_page: v.boolean(),
        cursor: v.optional(v.string()),
        total_count: v.optional(amount),
      }),
      v.check(({ has_next_page, cursor }) => has_next_page === (cursor !== undefined)),
    ),
  ),
  messages,
});

export const lookupShape = v.looseObject({
  ucp: envelope,
  products: v.array(productWith(v.looseObject({ ...variant.entries, inputs }))),
  messages,
});

export const productShape = v.looseObject({
  ucp: envelope,
  product: v.intersect([
    productWith(variant),
    v.looseObject({
      selected: v.array(v.looseObject({ name: v.string(), label: v.string() })),
      options: v.array(
        v.looseObject({
          values: v.array(v.looseObject({ available: v.boolean(), exists: v.boolean() })),
        }),
      ),
    }),
  ]),
  messages,
});

/** Discounts are negative. One entry is the subtotal, and one the total, which is the sum of all others. */
const totals = v.pipe(
  v.array(v.looseObject({ type: v.string(), amount: v.pipe(v.number(), v.integer()) })),
  v.check((all) =>
    ['subtotal', 'total'].every((type) => all.filter((one) => one.type === type).length === 1),
  ),
  v.check((all) => all.every((one) => /discount/.test(one.type) === one.amount < 0)),
  v.check((all) => {
    const parts = all.filter(({ type }) => type !== 'total');
    return sumOf(parts) === sumOf(all) - sumOf(parts);
  }),
);

const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, one) => sum + one.amount, 0);

export const cartShape = v.looseObject({
  ucp: envelope,
  id: v.string(),
  line_items: v.array(
    v.looseObject({
      id: v.string(),
      item: v.looseObject({ id: v.string(), title: v.string(), price: amount }),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      totals,
    }),
  ),
  currency,
  totals,
  messages,
  continue_url: address,
});

export const failureShape = v.looseObject({
  ucp: v.looseObject({ ...envelope.entries, status: v.literal('error') }),
  messages: v.pipe(v.array(message), v.minLength(1)),
  continue_url: v.optional(address),
});

export const errorShape = v.strictObject({
  jsonrpc: v.literal('2.0'),
  id: v.nullable(v.union([v.string(), v.number()])),
  error: v.looseObject({ code: v.number(), message: v.string() }),
});

/** Of an agent: no browser's headers. */
export function post(
  { send }: Pick<Shopper, 'send'>,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(mcpPath, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
}

export const messageOf = (method: string, params?: object, id: string | number = 1) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params && { params }) });

export const callOf = (name: string, args: object, meta: object = {}, id: string | number = 1) =>
  messageOf(
    'tools/call',
    { name, arguments: { meta: { 'ucp-agent': { profile: agentProfile }, ...meta }, ...args } },
    id,
  );

/** Calls a tool. The result's text must be its structured content as JSON. */
export async function call<T>(
  agent: Pick<Shopper, 'send'>,
  shape: v.GenericSchema<unknown, T>,
  name: string,
  args: object,
  meta: object = {},
): Promise<T> {
  const answer = await post(agent, callOf(name, args, meta));
  const reply = v.parse(
    v.object({
      jsonrpc: v.literal('2.0'),
      id: v.literal(1),
      result: v.object({
        structuredContent: v.unknown(),
        content: v.array(v.object({ type: v.literal('text'), text: v.string() })),
      }),
    }),
    JSON.parse(answer.text),
  );
  const { structuredContent, content } = reply.result;
  v.parse(v.literal(JSON.stringify(structuredContent)), content[0]?.text);
  return v.parse(shape, structuredContent);
}
