import * as v from 'valibot';
import type { World } from '../../world/world';
import { deleteCart } from '../carts/carts';
import { parseCartId } from '../storefront-api/cart/ids';
import { context, countryOf, knownCountryOf } from './context';
import { failure, notFound, type Message } from './outcome';
import { envelope } from './profile';
import { minor, query, type Money } from './storefront';

const capability = 'dev.ucp.shopping.cart';

const CART_FRAGMENT = `#graphql
  fragment Cart on Cart {
    id
    checkoutUrl
    buyerIdentity { countryCode }
    cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
    lines(first: 250) {
      nodes {
        id
        quantity
        cost {
          amountPerQuantity { amount currencyCode }
          subtotalAmount { amount currencyCode }
          totalAmount { amount currencyCode }
        }
        merchandise {
          ... on ProductVariant { id title image { url } product { title } }
        }
      }
    }
  }
`;

const GET = `#graphql
  query Cart($id: ID!) { cart(id: $id) { ...Cart } }
  ${CART_FRAGMENT}
`;

const mutation = (name: string, variables: string, fields: string) => `#graphql
  mutation Change(${variables}) {
    change: ${name}(${fields}) {
      cart { ...Cart }
      userErrors { message }
      warnings { code message }
    }
  }
  ${CART_FRAGMENT}
`;

const CREATE = mutation('cartCreate', '$input: CartInput!', 'input: $input');
const ADD = mutation(
  'cartLinesAdd',
  '$id: ID!, $lines: [CartLineInput!]!',
  'cartId: $id, lines: $lines',
);
const REMOVE = mutation(
  'cartLinesRemove',
  '$id: ID!, $lines: [ID!]!',
  'cartId: $id, lineIds: $lines',
);
const MOVE = mutation(
  'cartBuyerIdentityUpdate',
  '$id: ID!, $buyer: CartBuyerIdentityInput!',
  'cartId: $id, buyerIdentity: $buyer',
);

const VARIANTS = `#graphql
  query Variants($ids: [ID!]!) { nodes(ids: $ids) { ... on ProductVariant { id } } }
`;

type FoundCart = {
  id: string;
  checkoutUrl: string;
  buyerIdentity: { countryCode: string };
  cost: { subtotalAmount: Money; totalAmount: Money };
  lines: {
    nodes: {
      id: string;
      quantity: number;
      cost: { amountPerQuantity: Money; subtotalAmount: Money; totalAmount: Money };
      merchandise: {
        id: string;
        title: string;
        image: { url: string } | null;
        product: { title: string };
      };
    }[];
  };
};

type Change = {
  change: {
    cart: FoundCart | null;
    userErrors: { message: string }[];
    warnings: { code: string; message: string }[];
  };
};

export const cartArguments = v.object({
  line_items: v.pipe(
    v.array(
      v.object({
        item: v.looseObject({ id: v.string() }),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
      }),
    ),
    v.maxLength(250),
  ),
  context,
});

type CartInput = v.InferOutput<typeof cartArguments>;

export async function createCart(world: World, cart: CartInput) {
  const unknown = await unknownItems(world, cart);
  if (unknown.length > 0) return failure(world, capability, unknown);
  const input = {
    lines: linesOf(cart),
    buyerIdentity: { countryCode: countryOf(cart.context) },
  };
  const created = await query<Change>(world, CREATE, { input });
  const nodes = created.change.cart?.lines.nodes ?? [];
  const isSoldOut = cart.line_items.length > 0 && !nodes.some(({ quantity }) => quantity > 0);
  if (isSoldOut && created.change.userErrors.length === 0)
    return failure(world, capability, [
      {
        type: 'error',
        code: 'out_of_stock',
        content: 'All requested items are out of stock',
        severity: 'unrecoverable',
      },
    ]);
  return outcome(world, created);
}

export async function getCart(world: World, id: string) {
  const cart = await find(world, id);
  return cart ? view(cart) : missing(world);
}

/** Replaces all lines, or none if one is refused. If all are sold out, returns the empty cart with warnings. */
export async function updateCart(world: World, id: string, cart: CartInput) {
  const before = await find(world, id);
  if (!before) return missing(world);
  const unknown = await unknownItems(world, cart);
  if (unknown.length > 0) return failure(world, capability, unknown);
  const countryCode = knownCountryOf(cart.context);
  const refused = await refusalOf(world, cart, countryCode ?? before.buyerIdentity.countryCode);
  if (refused) return outcome(world, refused);
  if (countryCode) await query(world, MOVE, { id, buyer: { countryCode } });
  const lines = before.lines.nodes.map((line) => line.id);
  const emptied = await query<Change>(world, REMOVE, { id, lines });
  if (cart.line_items.length === 0) return outcome(world, emptied);
  return outcome(world, await query<Change>(world, ADD, { id, lines: linesOf(cart) }));
}

/** Tries the lines in a cart of their own, which it deletes again. Null if none is refused. */
async function refusalOf(world: World, cart: CartInput, countryCode: string) {
  const input = { lines: linesOf(cart), buyerIdentity: { countryCode } };
  const tried = await query<Change>(world, CREATE, { input });
  if (tried.change.cart) deleteCart(world, parseCartId(tried.change.cart.id)!.token);
  return tried.change.userErrors.length > 0 ? tried : null;
}

/** Returns the cart as it was. */
export async function cancelCart(world: World, id: string) {
  const cart = await find(world, id);
  if (!cart) return missing(world);
  deleteCart(world, parseCartId(id)!.token);
  return view(cart);
}

const missing = (world: World) =>
  failure(world, capability, [notFound('Cart not found or has expired')]);

const linesOf = ({ line_items }: CartInput) =>
  line_items.map(({ item, quantity }) => ({ merchandiseId: item.id, quantity }));

/** Also null for a wrong key: the Storefront API then returns the cart's ID without a key. */
async function find(world: World, id: string): Promise<FoundCart | null> {
  if (!parseCartId(id)?.key) return null;
  const { cart } = await query<{ cart: FoundCart | null }>(world, GET, { id });
  return cart?.id === id ? cart : null;
}

async function unknownItems(world: World, { line_items }: CartInput): Promise<Message[]> {
  const ids = line_items.map(({ item }) => item.id);
  const named = [...new Set(ids)].filter((id) =>
    /^gid:\/\/shopify\/ProductVariant\/\d{1,16}$/.test(id),
  );
  const { nodes } =
    named.length > 0
      ? await query<{ nodes: ({ id?: string } | null)[] }>(world, VARIANTS, { ids: named })
      : { nodes: [] };
  const known = nodes.flatMap((node) => node?.id ?? []);
  return ids.flatMap((id, at): Message[] =>
    known.includes(id)
      ? []
      : [{ ...notFound(`Item not found: ${id}`), path: `$.line_items[${at}]` } as Message],
  );
}

function outcome(world: World, { change }: Change) {
  const { cart, userErrors, warnings } = change;
  const errors = userErrors.map(({ message }): Message => ({
    type: 'error',
    code: 'invalid',
    content: message,
    severity: 'recoverable',
  }));
  const notes = warnings.map(({ code, message }): Message => ({
    type: 'warning',
    code: code.toLowerCase(),
    content: message,
  }));
  if (errors.length > 0 || !cart) return failure(world, capability, errors);
  return view(cart, notes);
}

function totals(before: number, subtotal: number, total: number) {
  return [
    { type: 'subtotal', amount: before },
    ...(subtotal < before
      ? [{ type: 'items_discount', display_text: 'Discount', amount: subtotal - before }]
      : []),
    ...(total < subtotal
      ? [{ type: 'discount', display_text: 'Discount', amount: total - subtotal }]
      : []),
    { type: 'total', amount: total },
  ];
}

function view(
  { id, checkoutUrl, buyerIdentity, cost, lines }: FoundCart,
  messages: Message[] = [],
) {
  const shown = lines.nodes.filter(({ quantity }) => quantity > 0);
  const before = shown.reduce((sum, line) => sum + minor(line.cost.subtotalAmount), 0);
  return {
    ucp: envelope(capability),
    id,
    line_items: shown.map(({ id: line, quantity, merchandise, cost: own }) => {
      const { title, product, image } = merchandise;
      const all = minor(own.subtotalAmount);
      const paid = minor(own.totalAmount);
      return {
        id: line,
        item: {
          id: merchandise.id,
          title: title === 'Default Title' ? product.title : `${product.title} - ${title}`,
          price: minor(own.amountPerQuantity),
          ...(image && { image_url: image.url }),
        },
        quantity,
        totals: totals(all, paid, paid),
      };
    }),
    context: { address_country: buyerIdentity.countryCode },
    currency: cost.totalAmount.currencyCode,
    totals: totals(before, minor(cost.subtotalAmount), minor(cost.totalAmount)),
    ...(messages.length > 0 && { messages }),
    continue_url: checkoutUrl,
  };
}
