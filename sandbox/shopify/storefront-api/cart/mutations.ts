import { uniqueAttributes } from '../../carts/cart-lines';
import { emptyCart, type Attribute, type Cart, type DeliveryChoice } from '../../carts/carts';
import { priceCart } from '../../carts/totals';
import { withMethod } from '../../delivery/groups';
import { uniqueCodes } from '../../discounts/discounts';
import type { DiscountRefusal } from '../../discounts/types';
import { addGiftCards, removeGiftCards } from '../../gift-cards/gift-cards';
import type { World } from '../../../world/world';
import type { Context } from '../graphql/context';
import { digitsOf } from '../graphql/gid';
import { applyBuyer, type BuyerInput } from './buyer';
import { copyMutations } from './copy-mutations';
import { changeCart, transact } from './change-cart';
import {
  addAddresses,
  deliveryAddressMutations,
  type SelectableAddressInput,
} from './delivery-addresses';
import { groupOf, methodOf } from './delivery-groups';
import { CartMutationError, type CartWarning } from './errors';
import { withValidRecipients } from './gift-recipients';
import { cartId } from './ids';
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
  delivery?: { addresses?: SelectableAddressInput[] | null } | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  lines?: LineInput[] | null;
  metafields?: MetafieldInput[] | null;
  note?: string | null;
};

const longestNote = 5000;

/** Gift cards that are unknown or have no balance are ignored without an error. */
export const cartMutations = {
  cartCreate: ({ input }: { input?: CartInput | null }, context: Context) =>
    transact(
      context,
      emptyCart(context.world, context.country),
      (cart) => fill(context, cart, input ?? {}),
      [],
    ),
  cartLinesAdd: ({ cartId, lines }: Id & { lines: LineInput[] }, context: Context) =>
    changeCart(context, cartId, (cart) =>
      addLines(context.world, cart, withValidRecipients(context, lines, ['lines']), ['lines']),
    ),
  cartLinesUpdate: ({ cartId, lines }: Id & { lines: LineUpdate[] }, context: Context) =>
    changeCart(context, cartId, (cart) => updateLines(context.world, cart, lines), 'skip'),
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
      return { warnings: discountWarnings(context.world, cart) };
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
    { cartId, selectedDeliveryOptions }: Id & { selectedDeliveryOptions: SelectedOption[] },
    context: Context,
  ) =>
    changeCart(context, cartId, (cart) => {
      for (const [index, option] of selectedDeliveryOptions.entries())
        cart.deliveryChoice = requireChoice(context, cart, option, index);
    }),
  ...cartMetafieldMutations,
  ...deliveryAddressMutations,
  ...copyMutations,
};

type SelectedOption = { deliveryGroupId: string; deliveryOptionHandle: string };

/** The cart's choice with this option. */
function requireChoice(
  context: Context,
  cart: Cart,
  { deliveryGroupId, deliveryOptionHandle }: SelectedOption,
  index: number,
): DeliveryChoice {
  const refuse = (code: string, field: string, what: string) =>
    new CartMutationError(
      {
        code,
        field: ['selectedDeliveryOptions', String(index), field],
        message: `The specified delivery ${what} is invalid.`,
      },
      'unchanged cart',
    );
  const group = groupOf(context, cart, deliveryGroupId);
  if (!group) throw refuse('INVALID_DELIVERY_GROUP', 'deliveryGroupId', 'group');
  const method = methodOf(context, cart, group, deliveryOptionHandle);
  if (!method) throw refuse('INVALID_DELIVERY_OPTION', 'deliveryOptionHandle', 'option');
  return withMethod(cart.deliveryChoice, group.key, method);
}

function fill(context: Context, cart: Cart, input: CartInput) {
  const { world } = context;
  if (input.note) setNote(cart, input.note, ['input', 'note']);
  cart.attributes = uniqueAttributes(input.attributes ?? []);
  cart.discountCodes = uniqueCodes(input.discountCodes ?? []);
  addGiftCards(world.sql, cart.token, input.giftCardCodes ?? []);
  cart.metafields = (input.metafields ?? []).map(metafieldOf);
  const buyer = applyBuyer(world, cart, input.buyerIdentity ?? {}, ['input', 'buyerIdentity']);
  const path = ['input', 'lines'];
  const lines = withValidRecipients(context, input.lines ?? [], path);
  const { warnings = [] } = addLines(world, cart, lines, path);
  const { warnings: ofAddresses = [] } = addAddresses(
    context,
    cart,
    input.delivery?.addresses ?? [],
    ['input', 'delivery', 'addresses'],
  );
  return { ...buyer, warnings: [...warnings, ...ofAddresses, ...discountWarnings(world, cart)] };
}

/** The codes are Shopify's; wording and target (the cart) are ours. */
const refusals: Record<DiscountRefusal, (code: string) => string> = {
  DISCOUNT_NOT_FOUND: (code) => `The discount code ${code} was not found.`,
  DISCOUNT_CURRENTLY_INACTIVE: (code) => `The discount code ${code} is not active now.`,
  DISCOUNT_USAGE_LIMIT_REACHED: (code) => `The discount code ${code} has reached its usage limit.`,
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: (code) =>
    `You have used the discount code ${code} before.`,
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: (code) =>
    `The discount code ${code} isn't valid for the items in your cart.`,
  DISCOUNT_PURCHASE_NOT_IN_RANGE: (code) =>
    `Your cart does not meet the minimum amount of the discount code ${code}.`,
  DISCOUNT_QUANTITY_NOT_IN_RANGE: (code) =>
    `Your cart does not meet the minimum quantity of the discount code ${code}.`,
  DISCOUNT_CODE_NOT_HONOURED: (code) =>
    `The discount code ${code} can't be combined with other discounts.`,
};

const discountWarnings = (world: World, cart: Cart): CartWarning[] =>
  priceCart(world, cart).codes.flatMap(({ code, refusal }) =>
    refusal
      ? { code: refusal, target: cartId(cart.token, cart.key), message: refusals[refusal](code) }
      : [],
  );

function setNote(cart: Cart, note: string, field: string[]): void {
  if (note.length > longestNote) {
    const message = `The note exceeds the maximum number of ${longestNote} characters.`;
    throw new CartMutationError({ code: 'NOTE_TOO_LONG', field, message }, 'no cart');
  }
  cart.note = note;
}
