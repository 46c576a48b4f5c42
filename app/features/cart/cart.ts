/** The cart's types, and its rules that need no server. Safe in the browser. */
import { colourLabel, sizeLabel } from '~/features/catalog/product';
import type { QuantityRule } from '~/features/catalog/quantity-rule';
import type { Money } from '~/ui/money';
import type { CartTerms } from './cart-terms';

/** Maximum quantity of one line; more is taken for a typing error or a robot. */
export const maxPerLine = 99;

/** How long the button says 'Added to bag', in ms. */
export const addedLabelMs = 2000;

/** What happened to a line's price or stock since it was added. */
export type LineChange =
  /** Former price of one piece. */
  | { kind: 'price'; from: Money }
  | { kind: 'out' | 'later' | 'back' }
  /** Stock is lower than the line's quantity. */
  | { kind: 'few'; left: number };

/** A discount, and what it takes off. */
export interface CartDiscount {
  /** Its code, or the title of one that needs none. */
  name: string;
  saved: Money;
}

export interface CartLine {
  id: string;
  /** Digits of the variant's gid, as forms send them in `merchandise`. */
  variantId: string;
  /** Digits of the product's gid. */
  productId: string;
  /** May be 0: Shopify keeps a line whose variant is out of stock. */
  quantity: number;
  title: string;
  handle: string;
  vendor: string;
  image: { src: string; alt: string; width: number; height: number } | null;
  /** Of the line, before its own discounts. */
  subtotal: Money;
  /** After its own discounts. */
  total: Money;
  /** What makes the difference. */
  discounts: CartDiscount[];
  each: Money;
  /** Compare-at price of one piece; null unless it is above `each`. */
  compareAt: Money | null;
  /** True when `compareAt` is above `each`. */
  onSale: boolean;
  colour: string | null;
  size: string | null;
  /** What `size` tells: 'Finish' for a sample. */
  sizeTerm?: string | undefined;
  /** Preorder or backorder message of a variant that is not in stock, as it is now. */
  message: string | null;
  /** `later`: sold although it is not in stock (preorder or backorder). */
  stock: 'in' | 'later' | 'out';
  /** Quantity in stock; null when unknown, and for a variant without a limit. */
  left: number | null;
  /** How many the line may hold; missing where any number may be. */
  rule?: QuantityRule;
  /** False for what is not sent. */
  requiresShipping?: false;
  /** Changes since the line was added, or since the shopper acknowledged the last ones. */
  changes: LineChange[];
}

/** A gift card on a cart, which pays part of it. */
export interface CartGiftCard {
  id: string;
  /** The end of its code, in capitals; nobody is told the rest. */
  ending: string;
  /** What it pays of the cart. */
  pays: Money;
}

/** The part of a cart that pages and the drawer show. Without id and checkout URL: either one gives access to the cart. */
export interface ClientCart {
  /** Total quantity, not the number of lines. */
  count: number;
  lines: CartLine[];
  /** Of all lines, before discounts. */
  subtotal: Money;
  /** Before delivery. */
  total: Money;
  /** Each once, with what it takes off lines and bag; the sum is `saved`. */
  discounts: CartDiscount[];
  /** `subtotal` less `total`; amount 0 without discounts. */
  saved: Money;
  /** Names of discounts on the delivery, which the checkout subtracts. */
  deliveryDiscounts: string[];
  codes: string[];
  giftCards: CartGiftCard[];
  /** `total` less what gift cards pay. */
  due: Money;
  /** What `total` is of lines that are sent; null when none is. */
  sent: Money | null;
  /** What the shopper writes to the shop; '' without a note. */
  note: string;
  /** What is to be written on a card in the parcel; '' for none. */
  gift: string;
  terms: CartTerms;
}

/** The whole cart. Server only. */
export interface Cart extends Omit<ClientCart, 'terms' | 'gift'> {
  /** The gid with its secret `key`; stored in the HttpOnly cookie only. */
  id: string;
  checkoutUrl: string;
  country: string | null;
  /** True when the cart names a customer; the API does not tell which token was used. */
  hasCustomer: boolean;
  /** The gift message is one of them; whatever else is there stays. */
  attributes: Attribute[];
  /** Discount codes on the cart that do not apply to it. */
  unusedCodes: string[];
}

/** A line attribute. Shopify's checkout hides those whose key begins with `_` but keeps them on the order. */
export interface Attribute {
  key: string;
  value: string;
}

/** Key of the cart's attribute with the gift message, as the checkout and the order show it. */
export const giftKey = 'Gift message';

/** What a gift card's code looks like, once what groups it is taken out. */
const giftCardCode = /^[a-z\d]{8,20}$/i;

/** The code of a gift card as it is sent; null for a text that is none. */
export function toGiftCardCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '');
  return giftCardCode.test(code) ? code : null;
}

/** The cart's gift message; '' for none. */
export const giftOf = ({ attributes }: Pick<Cart, 'attributes'>): string =>
  attributes.find(({ key }) => key === giftKey)?.value ?? '';

/** The texts that go with a cart. */
export type MessageKind = 'note' | 'gift';

/** Most characters of each; a gift message has to fit on a card. */
export const messageLengths: Record<MessageKind, number> = { note: 500, gift: 200 };

/** A text as it is kept: browsers send line ends as two characters. */
export const plainText = (sent: string): string => sent.replaceAll('\r\n', '\n').trim();

export const messageTooLong = (kind: MessageKind): string =>
  `Please keep your ${kind === 'note' ? 'note' : 'message'} to ${messageLengths[kind]} characters.`;

/** What is wrong with a text; undefined when nothing is. */
export const messageProblem = (kind: MessageKind, text: string): string | undefined =>
  [...plainText(text)].length > messageLengths[kind] ? messageTooLong(kind) : undefined;

/** Message for a code that was left empty. */
export const noCode = 'Please enter a code.';

/** The variant fields that line attributes are made from. */
export interface LineAttributeSource {
  variantTitle: string;
  finishColour: string | null;
  notInStock: boolean;
  preorder: string | null;
  backorder: string | null;
}

/** Attributes of a new line. For a variant with both messages, the preorder message is used. */
export function lineAttributes(source: LineAttributeSource): Attribute[] {
  const message = source.notInStock ? source.preorder || source.backorder : null;
  const attributes = [
    { key: '_colour', value: colourLabel(source.finishColour) },
    { key: '_size', value: sizeLabel(source.variantTitle) },
  ];
  return message ? [...attributes, { key: '_messaging', value: message }] : attributes;
}

/** True for a line whose product has several variants. */
const hasOptions = ({ size }: Pick<CartLine, 'size'>): boolean =>
  Boolean(size) && size !== 'One Size';

/** True for a line that may become another variant, or have another finish. */
export const canChange = (line: Pick<CartLine, 'size' | 'colour'>): boolean =>
  hasOptions(line) || (Boolean(line.colour) && line.colour !== colourLabel(null));

/** The product, and which of its variants: what lines of one product are told apart by. */
export const lineName = (line: Pick<CartLine, 'title' | 'size'>): string =>
  hasOptions(line) ? `${line.title}, ${line.size}` : line.title;

/** Id of a line of the bag's page whose options are shown. */
export const changeId = ({ variantId }: Pick<CartLine, 'variantId'>): string =>
  `change-${variantId}`;

/** Path of the bag's page with the options of a line. */
export const changePath = (line: Pick<CartLine, 'variantId'>): string =>
  `/cart?change=${line.variantId}#${changeId(line)}`;

/** Path of the line's product page, with the line's variant selected. */
export const linePath = (line: Pick<CartLine, 'handle' | 'variantId' | 'size'>) =>
  hasOptions(line)
    ? `/products/${line.handle}?variant=${line.variantId}`
    : `/products/${line.handle}`;

/** True for a cart gid; ids of the former Checkout API (`gid://shopify/Checkout/`) are not accepted. */
export const isCartId = (value: string): boolean =>
  value.length <= 400 && /^gid:\/\/shopify\/Cart\/[\w-]+={0,2}(\?key=[\w-]+)?$/.test(value);

/** Quantity of one variant (digits) over all lines. */
export const quantityInCart = (cart: Pick<ClientCart, 'lines'>, variantId: string): number =>
  cart.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, line) => sum + line.quantity, 0);

/** Compares ids without their `key`. A mutation on an expired cart returns a new cart, with another id. */
export const sameCart = (one: string, other: string): boolean =>
  one.split('?')[0] === other.split('?')[0];

/** An expected failure of the cart's verbs. */
export interface CartProblem {
  /**
   * gone: the variant or line does not exist (any more); limit: more than a line may hold, or a quantity that the variant's rule does not allow;
   * partial: less was added than asked for, because stock is lower; refused: the commerce
   * backend did not do it; code: a discount code that does not apply; wait: too many codes were tried;
   * empty: there is nothing in the cart; unavailable: nothing was changed, because of an outage;
   * unknown: the answer was lost, and nobody can tell whether it was done; repeated: the same press came
   * twice and was carried out once.
   */
  kind:
    | 'gone'
    | 'limit'
    | 'partial'
    | 'refused'
    | 'code'
    | 'wait'
    | 'empty'
    | 'unavailable'
    | 'unknown'
    | 'repeated';
  message: string;
  /** The cart as it is now; null when it was not read or there is none. */
  cart: Cart | null;
  /** Quantity that was added nevertheless. */
  added?: number;
  /** `unknown`: quantity of the variant in the cart if the add took effect. */
  expected?: number;
  /** `wait`: seconds until the next try. */
  seconds?: number;
}

export const lineGone = (cart: Cart | null): CartProblem => ({
  kind: 'gone',
  message: 'This item is no longer in your bag.',
  cart,
});

/** The cart was made for another customer, and a copy, whose lines have other ids, has taken its place. */
export const cartReplaced = (cart: Cart): CartProblem => ({
  kind: 'gone',
  message: 'Your bag was renewed. Please look at it and try again.',
  cart,
});

export const emptyCart = (cart: Cart | null): CartProblem => ({
  kind: 'empty',
  message: 'Your bag is empty.',
  cart,
});

/** Nothing was changed, because of an outage. */
export const unavailable = (cart: Cart | null): CartProblem => ({
  kind: 'unavailable',
  message: "We can't change your bag right now. Please try again in a moment.",
  cart,
});

/** The answer to a change was lost, and the cart does not tell (or could not be read). */
export const changeUnknown: CartProblem = {
  kind: 'unknown',
  message:
    'We could not tell whether your bag was changed. Please look at it before you try again.',
  cart: null,
};

/** The same for an add. `expected`: quantity of the variant in the cart if it took effect. */
export const addUnknown = (cart: Cart | null, expected?: number): CartProblem => ({
  kind: 'unknown',
  message:
    'We could not tell whether this was added to your bag. Please look at it before you try again.',
  cart,
  expected,
});

/** A variant (digits of its gid) and its quantity when it was saved. */
export interface SavedItem {
  variantId: string;
  quantity: number;
}

export interface SavedLine extends SavedItem {
  title: string;
  handle: string;
  image: CartLine['image'];
  colour: string | null;
  size: string;
  price: Money;
  compareAt: Money | null;
  available: boolean;
}

/** The route of the cart page, and its address for the drawer, which has no rail below. */
export const cartRoute = 'routes/cart/index';
export const drawerParam = 'drawer';

/** Loader data of the cart page, which the drawer reads too. */
export interface CartView {
  /** Null without a cart, and when it cannot be read. */
  cart: ClientCart | null;
  /** True when the cart could not be read, so that it is not shown as empty. */
  unavailable: boolean;
  /** Saved for later, newest first. */
  saved: SavedLine[];
}

/** The cart action's reply to a script. */
export interface CartReply {
  ok: boolean;
  intent: string;
  /** The cart after the action; absent when it could not be read. */
  cart?: ClientCart;
  /** Less was added than asked for; `message` says how much. */
  partial?: boolean;
  /** Shown to the shopper; absent when a failure stays silent. */
  message?: string;
  /** The field that the message belongs to. */
  field?: string;
  /** What has left the bag, to be put back. */
  undo?: SavedItem;
  /** What was sent in that field, if it is a text that is worth keeping. */
  tried?: string;
}

/**
 * True when the cart page, after this reply, has to be read again: more than the lines and sums of the reply has
 * changed, or nobody knows what has.
 */
export const isReadAgain = ({ intent, message }: Pick<CartReply, 'intent' | 'message'>): boolean =>
  ['change', 'save', 'restore', 'unsave'].includes(intent) || message === changeUnknown.message;

/** A discount code that was not applied, and why. */
export interface TriedCode {
  code: string;
  problem: string;
}

export const emptyTitle = 'Oh no, your bag is empty!';
