import { uniqueAttributes } from '../../carts/cart-lines';
import { emptyCart, type Attribute, type Cart } from '../../carts/carts';
import { uniqueCodes } from '../../discounts/discounts';
import { addGiftCards, removeGiftCards } from '../../gift-cards/gift-cards';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { applyBuyer, type BuyerInput } from './buyer';
import { changeCart, transact } from './change-cart';
import { CartMutationError } from './errors';
import {
  addLines,
  removeLines,
  updateLines,
  type LineInput,
  type LineUpdate,
} from './line-changes';
import { cartMetafieldMutations, metafieldOf, type MetafieldInput } from './metafield-mutations';

type Id = { cartId: string };
type CartInput = {
  attributes?: Attribute[] | null;
  buyerIdentity?: BuyerInput | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  lines?: LineInput[] | null;
  metafields?: MetafieldInput[] | null;
  note?: string | null;
};

const longestNote = 5000;

/**
 * The cart's fields of `Mutation`. Codes of gift cards that are unknown, or have nothing left, are passed over without a
 * word.
 */
export const cartMutations = {
  cartCreate: ({ input }: { input?: CartInput | null }, context: Context) =>
    transact(
      context,
      emptyCart(context.world, context.country),
      (cart) => fill(context, cart, input ?? {}),
      [],
    ),
  cartLinesAdd: ({ cartId, lines }: Id & { lines: LineInput[] }, context: Context) =>
    changeCart(context, cartId, ({ token }) => addLines(context.world, token, lines, ['lines'])),
  cartLinesUpdate: ({ cartId, lines }: Id & { lines: LineUpdate[] }, context: Context) =>
    changeCart(context, cartId, ({ token }) => updateLines(context.world, token, lines), 'skip'),
  cartLinesRemove: ({ cartId, lineIds }: Id & { lineIds: string[] }, context: Context) =>
    changeCart(context, cartId, ({ token }) => removeLines(context.world, token, lineIds), 'skip'),
  cartBuyerIdentityUpdate: (
    { cartId, buyerIdentity }: Id & { buyerIdentity: BuyerInput },
    context: Context,
  ) =>
    changeCart(context, cartId, (cart) =>
      applyBuyer(context.world, cart, buyerIdentity, ['buyerIdentity']),
    ),
  cartNoteUpdate: ({ cartId, note }: Id & { note: string }, context: Context) =>
    changeCart(context, cartId, (cart) => setNote(cart, note, ['note'])),
  cartAttributesUpdate: (
    { cartId, attributes }: Id & { attributes: Attribute[] },
    context: Context,
  ) =>
    changeCart(context, cartId, (cart) => {
      cart.attributes = uniqueAttributes(attributes);
    }),
  cartDiscountCodesUpdate: (
    { cartId, discountCodes }: Id & { discountCodes?: string[] | null },
    context: Context,
  ) =>
    changeCart(context, cartId, (cart) => {
      cart.discountCodes = uniqueCodes(discountCodes ?? []);
    }),
  cartGiftCardCodesUpdate: (
    { cartId, giftCardCodes }: Id & { giftCardCodes: string[] },
    context: Context,
  ) =>
    changeCart(context, cartId, ({ token }) => {
      removeGiftCards(context.sql, token);
      addGiftCards(context.sql, token, giftCardCodes);
    }),
  cartGiftCardCodesAdd: (
    { cartId, giftCardCodes }: Id & { giftCardCodes: string[] },
    context: Context,
  ) => changeCart(context, cartId, ({ token }) => addGiftCards(context.sql, token, giftCardCodes)),
  cartGiftCardCodesRemove: (
    { cartId, appliedGiftCardIds }: Id & { appliedGiftCardIds: string[] },
    context: Context,
  ) =>
    changeCart(context, cartId, ({ token }) => {
      const ids = appliedGiftCardIds.flatMap((id) => digitsOf('AppliedGiftCard', id) ?? []);
      removeGiftCards(context.sql, token, ids);
    }),
  cartSelectedDeliveryOptionsUpdate: (
    { cartId, selectedDeliveryOptions }: Id & { selectedDeliveryOptions: unknown[] },
    context: Context,
  ) =>
    changeCart(context, cartId, () => {
      if (selectedDeliveryOptions.length > 0) throw noDeliveryGroup;
    }),
  ...cartMetafieldMutations,
};

/**
 * The sandbox offers delivery in the checkout only, so a cart has no delivery groups to choose
 * from.
 */
const noDeliveryGroup = new CartMutationError(
  {
    code: 'INVALID_DELIVERY_GROUP',
    field: ['selectedDeliveryOptions', '0', 'deliveryGroupId'],
    message: 'The specified delivery group is invalid.',
  },
  'unchanged cart',
);

function fill({ world }: Context, cart: Cart, input: CartInput) {
  if (input.note) setNote(cart, input.note, ['input', 'note']);
  cart.attributes = uniqueAttributes(input.attributes ?? []);
  cart.discountCodes = uniqueCodes(input.discountCodes ?? []);
  addGiftCards(world.sql, cart.token, input.giftCardCodes ?? []);
  cart.metafields = (input.metafields ?? []).map(metafieldOf);
  const { warnings } = addLines(world, cart.token, input.lines ?? [], ['input', 'lines']);
  const buyer = applyBuyer(world, cart, input.buyerIdentity ?? {}, ['input', 'buyerIdentity']);
  return { ...buyer, warnings };
}

function setNote(cart: Cart, note: string, field: string[]): void {
  if (note.length > longestNote) {
    const message = `The note exceeds the maximum number of ${longestNote} characters.`;
    throw new CartMutationError({ code: 'NOTE_TOO_LONG', field, message }, 'no cart');
  }
  cart.note = note;
}
