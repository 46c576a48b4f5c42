/** Adds several variants at once: those of an earlier order, of a shared bag, or of one from a sibling store. */
import type { Context } from '~/platform/context.server';
import { fail, ok, type Result } from '~/platform/result';
import { digitsOf } from '~/services/shopify/common.schema';
import { addOnce } from './add-once.server';
import {
  addUnknown,
  lineAttributes,
  maxPerLine,
  quantityInCart,
  type Cart,
  type CartProblem,
} from './cart';
import { queryBeforeAdd, type NewLine } from './cart-api.server';
import { readCartId, setCartCookies } from './cart-cookies.server';
import type { CartPayload } from './cart.schema';
import { addOrCreate, type Turn } from './create-cart.server';
import { ownedForAdd } from './own-cart.server';

export interface WantedPieces {
  /** Digits of the variant's gid. */
  merchandise: string;
  quantity: number;
}

export interface AddedLines {
  /** Pieces that were added. */
  added: number;
  /** Variants (digits) of which fewer pieces were added than wanted, or none. */
  short: string[];
}

/** Shopify refuses an input array of more than 250 items. */
const maxInputItems = 250;

/**
 * Adds what can be bought of the wanted pieces, in one mutation, and once, however often the same press
 * arrives. `unknown` when the answer was lost and the cart does not tell. Throws Unavailable.
 */
export function addLines(
  context: Context,
  wanted: readonly WantedPieces[],
): Promise<Result<AddedLines, CartProblem>> {
  const pieces = new Map<string, number>();
  for (const { merchandise, quantity } of wanted.slice(0, maxInputItems)) {
    pieces.set(merchandise, (pieces.get(merchandise) ?? 0) + quantity);
  }
  return addOnce<AddedLines>(context, {
    what: [...pieces].map((entry) => entry.join(':')).join(),
    variants: [...pieces.keys()],
    add: (turn) => addPieces(context, pieces, turn),
    repeated: (cart) => allAdded(context, cart, pieces),
  });
}

async function addPieces(
  context: Context,
  pieces: ReadonlyMap<string, number>,
  turn: Turn,
): Promise<Result<AddedLines, CartProblem>> {
  const variantIds = [...pieces.keys()].map((digits) => `gid://shopify/ProductVariant/${digits}`);
  const storedId = readCartId(context);
  const { variants, cart: stored } = await queryBeforeAdd(context, variantIds, storedId);
  const cart = await ownedForAdd(context, stored);
  const lines = variants.flatMap((variant): NewLine[] => {
    const held = cart ? quantityInCart(cart, digitsOf(variant.id)) : 0;
    const quantity = Math.min(pieces.get(digitsOf(variant.id)) ?? 0, maxPerLine - held);
    if (quantity < 1) return [];
    return [{ merchandiseId: variant.id, quantity, attributes: lineAttributes(variant) }];
  });
  if (cart && turn.expected !== undefined && cart.count >= turn.expected)
    return allAdded(context, cart, pieces);
  if (lines.length === 0) return ok({ added: 0, short: [...pieces.keys()] });
  const to = { cart, goneId: storedId };
  const { payload, before } = await addWithout(context, turn, lines, to);
  const after = payload.cart;
  if (after) setCartCookies(context, after);
  const addedOf = (merchandise: string): number =>
    after
      ? quantityInCart(after, merchandise) - (before ? quantityInCart(before, merchandise) : 0)
      : 0;
  const added = sum([...pieces.keys()].map(addedOf));
  if (payload.lost && before && added < 1 && (payload.lost === 'late' || !after)) {
    const coming = sum(lines.map(({ quantity }) => quantity));
    return fail(addUnknown(after, before.count + coming));
  }
  const short = [...pieces].filter(([variant, quantity]) => addedOf(variant) < quantity);
  return ok({ added: Math.max(0, added), short: short.map(([variant]) => variant) });
}

/**
 * Adds the lines. When the backend refuses all because of some, which older versions of the API do for a
 * lack of stock, they are added once more without those.
 */
async function addWithout(
  context: Context,
  turn: Turn,
  lines: NewLine[],
  to: { cart: Cart | null; goneId?: string | undefined },
) {
  const first = await addOrCreate(context, turn, lines, to);
  const refused = refusedLines(first.payload);
  if (refused.size === 0 || (first.payload.cart?.count ?? 0) > (first.before?.count ?? 0)) {
    return first;
  }
  const others = lines.filter((_line, index) => !refused.has(index));
  return others.length > 0 ? addOrCreate(context, turn, others, to) : first;
}

/** Positions of the lines that user errors name: `["lines", "3", "quantity"]`, or `["input", "lines", "3", …]`. */
const refusedLines = ({ userErrors }: CartPayload): Set<number> =>
  new Set(
    userErrors.flatMap(({ field }) => {
      const position = field?.[field.indexOf('lines') + 1];
      return field?.includes('lines') && position ? [Number(position)] : [];
    }),
  );

/** The result of an equal add that put the pieces into the cart. */
function allAdded(context: Context, cart: Cart, pieces: ReadonlyMap<string, number>) {
  setCartCookies(context, cart);
  return ok<AddedLines>({ added: sum(pieces.values()), short: [] });
}

const sum = (numbers: Iterable<number>): number =>
  [...numbers].reduce((total, number) => total + number, 0);
