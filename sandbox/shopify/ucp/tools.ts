import * as v from 'valibot';
import type { World } from '../../world/world';
import { cancelCart, cartArguments, createCart, getCart, updateCart } from './cart';
import {
  getProduct,
  lookupArguments,
  lookupCatalog,
  productArguments,
  searchArguments,
  searchCatalog,
} from './catalog';
import { invalidParams } from './outcome';

type JsonSchema = Record<string, unknown>;

interface Tool {
  description: string;
  inputSchema: JsonSchema;
  /** Refuses calls without an idempotency key. */
  needsKey?: true;
  /** Repeated calls with the same idempotency key run once and return the same result. */
  changes?: true;
  call(world: World, args: Record<string, unknown>): Promise<object>;
}

const text = { type: 'string' };
const integer = { type: 'integer', minimum: 0 };
const object = (properties: JsonSchema, ...required: string[]): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

const metaWith = (...required: string[]) =>
  object(
    {
      'ucp-agent': object({ profile: { type: 'string', format: 'uri' } }, 'profile'),
      'idempotency-key': { type: 'string', format: 'uuid' },
    },
    'ucp-agent',
    ...required,
  );
const buyer = object({
  address_country: text,
  address_region: text,
  postal_code: text,
  intent: text,
});
const tool = (properties: JsonSchema, meta = metaWith()) =>
  object({ meta, ...properties }, 'meta', ...Object.keys(properties));
const cart = object(
  {
    line_items: {
      type: 'array',
      items: object(
        { item: object({ id: text }, 'id'), quantity: { type: 'integer', minimum: 1 } },
        'item',
        'quantity',
      ),
    },
    context: buyer,
  },
  'line_items',
);

function parse<T>(schema: v.GenericSchema<unknown, T>, value: unknown, name: string): T {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalidParams(`${[name, v.getDotPath(issue)].filter(Boolean).join('.')}: ${issue.message}`);
}

const idOf = ({ id }: Record<string, unknown>): string => parse(v.string(), id, 'id');

export const tools: Record<string, Tool> = {
  search_catalog: {
    description: 'Search for products in the catalog.',
    inputSchema: tool({
      catalog: object(
        {
          query: text,
          context: buyer,
          filters: object({
            price: object({ min: integer, max: integer }),
            availability: { type: 'array', items: text },
            categories: { type: 'array', items: text },
          }),
          pagination: object({ limit: { type: 'integer', minimum: 1 }, cursor: text }),
        },
        'query',
      ),
    }),
    call: (world, { catalog }) => searchCatalog(world, parse(searchArguments, catalog, 'catalog')),
  },
  lookup_catalog: {
    description: 'Look up products or variants by their ids.',
    inputSchema: tool({
      catalog: object({ ids: { type: 'array', items: text, minItems: 1 }, context: buyer }, 'ids'),
    }),
    call: (world, { catalog }) => lookupCatalog(world, parse(lookupArguments, catalog, 'catalog')),
  },
  get_product: {
    description: 'Get a product with its variants, narrowed by selected options.',
    inputSchema: tool({
      catalog: object(
        {
          id: text,
          selected: { type: 'array', items: object({ name: text, label: text }, 'name', 'label') },
          preferences: { type: 'array', items: text },
          context: buyer,
        },
        'id',
      ),
    }),
    call: (world, { catalog }) => getProduct(world, parse(productArguments, catalog, 'catalog')),
  },
  create_cart: {
    description: 'Create a cart.',
    inputSchema: tool({ cart }),
    changes: true,
    call: (world, args) => createCart(world, parse(cartArguments, args.cart, 'cart')),
  },
  get_cart: {
    description: 'Get a cart.',
    inputSchema: tool({ id: text }),
    call: (world, args) => getCart(world, idOf(args)),
  },
  update_cart: {
    description: 'Replace the contents of a cart.',
    inputSchema: tool({ id: text, cart }),
    changes: true,
    call: (world, args) => updateCart(world, idOf(args), parse(cartArguments, args.cart, 'cart')),
  },
  cancel_cart: {
    description: 'Cancel a cart.',
    inputSchema: tool({ id: text }, metaWith('idempotency-key')),
    changes: true,
    needsKey: true,
    call: (world, args) => cancelCart(world, idOf(args)),
  },
};

export const toolList = Object.entries(tools).map(([name, { description, inputSchema }]) => ({
  name,
  description,
  inputSchema,
}));
