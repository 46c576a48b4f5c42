import { isFinish, isSize } from '~/features/catalog/option-names';
import { nearestFitting, type QuantityRule } from '~/features/catalog/quantity-rule';
import { plainText } from '~/platform/plain-text';
import type { Money } from '~/ui/money';
import type { CartTerms } from './cart-terms';
import type { GiftRecipient } from './gift-recipient';

/** Higher numbers are mistakes or robots. */
export const maxPerLine = 99;

export const addedLabelMs = 2000;

/** The line's selling plan, such as a subscription. */
export interface LinePlan {
  /** Digits of the gid; `plan` in forms. */
  id: string;
  name: string;
  /** The part of the line's total that is charged after the checkout. The field is missing if there is none. */
  later?: Money;
}

/** A product in a bundle. */
export interface LinePart {
  /** Digits of the gid. */
  variantId: string;
  /** 'Halden Pendant, Brass, Small / Black'. */
  name: string;
  quantity: number;
}

export type LineChange =
  /** Former unit price. */
  | { kind: 'price'; from: Money }
  | { kind: 'out' | 'later' | 'back' }
  | { kind: 'few'; left: number };

export interface CartDiscount {
  /** The discount's code, or the title of an automatic discount. */
  name: string;
  saved: Money;
}

export interface CartLine {
  id: string;
  /** Digits of the gid; `merchandise` in forms. */
  variantId: string;
  productId: string;
  /** Can be 0, because Shopify keeps a line that is out of stock. */
  quantity: number;
  title: string;
  handle: string;
  vendor: string;
  image: { src: string; alt: string; width: number; height: number } | null;
  /** Before discounts. */
  subtotal: Money;
  /** After the line's own discounts. */
  total: Money;
  discounts: CartDiscount[];
  each: Money;
  /** Compare-at price; null unless above `each`. */
  compareAt: Money | null;
  onSale: boolean;
  colour: string | null;
  size: string | null;
  /** Meaning of `size`: 'Finish' for a sample. */
  sizeTerm?: string | undefined;
  /** Preorder or backorder message; null if in stock. */
  message: string | null;
  /** `later`: sold without stock, such as a preorder. */
  stock: 'in' | 'later' | 'out';
  /** Null if unknown or unlimited. */
  left: number | null;
  /** Missing if any quantity is allowed. */
  rule?: QuantityRule;
  requiresShipping?: false;
  /** Set if the product can't be returned, or if that isn't known. */
  returnable?: false;
  isGiftCard?: true;
  isSample?: true;
  recipient?: GiftRecipient;
  /** The bag's gift wrapping. */
  isWrap?: true;
  /** Missing for a one-time purchase. */
  plan?: LinePlan;
  /** Missing unless the line is a bundle. */
  parts?: LinePart[];
  changes: LineChange[];
}

export interface CartGiftCard {
  id: string;
  /** The code's last characters in capitals; the API hides the rest. */
  ending: string;
  pays: Money;
}

/** The cart without id and checkout URL: anyone who has either can open the cart. */
export interface ClientCart {
  /** Total quantity, not the number of lines. */
  count: number;
  lines: CartLine[];
  /** Before discounts. */
  subtotal: Money;
  /** Before delivery. */
  total: Money;
  /** Discounts on lines and on the complete bag; together they are `saved`. */
  discounts: CartDiscount[];
  saved: Money;
  /** The checkout subtracts these. */
  deliveryDiscounts: string[];
  codes: string[];
  giftCards: CartGiftCard[];
  due: Money;
  /** The part of `due` that is charged after the checkout. The field is missing if there is none. */
  later?: Money;
  /** Part of `total` for shipped items; null if nothing is shipped. */
  sent: Money | null;
  note: string;
  gift: string;
  terms: CartTerms;
  /** Digits of the location where the shopper picks up the order. The field is missing if the order is delivered. */
  pickup?: string;
  /** The store offers Shop Pay. */
  shopPay?: true;
}

/** A part of the cart that Shopify delivers together. */
export interface DeliveryGroup {
  /** The group is for later deliveries of subscriptions. Their first deliveries are in other groups. */
  isLater: boolean;
  /** Null if Shopify knows no rate before the checkout. */
  cost: Money | null;
}

export interface Cart extends Omit<ClientCart, 'terms' | 'gift' | 'shopPay'> {
  /** Contains the secret `key`; stored only in the HttpOnly cookie. */
  id: string;
  checkoutUrl: string;
  country: string | null;
  /** The API returns only whether there is a customer. */
  hasCustomer: boolean;
  attributes: Attribute[];
  unusedCodes: string[];
  /** Missing if they weren't read; empty if Shopify doesn't know the address. */
  groups?: DeliveryGroup[];
}

/** Shopify's checkout hides keys that begin with `_`. */
export interface Attribute {
  key: string;
  value: string;
}

/** Checkout and order show this name. */
export const giftKey = 'Gift message';

export const giftOf = ({ attributes }: Pick<Cart, 'attributes'>): string =>
  attributes.find(({ key }) => key === giftKey)?.value ?? '';

export type MessageKind = 'note' | 'gift';

/** In characters; a gift message must fit on a card. */
export const messageLengths: Record<MessageKind, number> = { note: 500, gift: 200 };

export const messageTooLong = (kind: MessageKind): string =>
  `Please keep your ${kind === 'note' ? 'note' : 'message'} to ${messageLengths[kind]} characters.`;

export const messageProblem = (kind: MessageKind, text: string): string | undefined =>
  [...plainText(text)].length > messageLengths[kind] ? messageTooLong(kind) : undefined;

export const noCode = 'Please enter a code.';

/**
 * False for a gift card with a recipient: `?change=` identifies lines by variant and plan, and several recipients may
 * get the same variant.
 */
export const canChange = (
  line: Pick<CartLine, 'size' | 'colour' | 'recipient' | 'plan'>,
): boolean =>
  !line.recipient && (isSize(line.size) || isFinish(line.colour) || line.plan !== undefined);

/** 'Brass', 'Small'; omits 'One Colour' and 'One Size'. */
export const lineChoices = (line: Pick<CartLine, 'size' | 'colour'>): string[] => [
  ...(isFinish(line.colour) ? [line.colour] : []),
  ...(isSize(line.size) ? [line.size] : []),
];

/** Before discounts or a sale; null if not reduced. */
export const formerTotal = ({
  onSale,
  compareAt,
  quantity,
  discounts,
  subtotal,
}: Pick<CartLine, 'onSale' | 'compareAt' | 'quantity' | 'discounts' | 'subtotal'>): Money | null =>
  discounts.length > 0
    ? subtotal
    : onSale && compareAt
      ? { ...compareAt, amount: compareAt.amount * quantity }
      : null;

/** Distinguishes lines of one product. */
export const lineName = (line: Pick<CartLine, 'title' | 'size'>): string =>
  isSize(line.size) ? `${line.title}, ${line.size}` : line.title;

/**
 * Lines of the same variant with different selling plans have different keys. Gift cards for several recipients have
 * the same key.
 */
export const lineKey = ({ variantId, plan }: Pick<CartLine, 'variantId' | 'plan'>): string =>
  plan ? `${variantId}-${plan.id}` : variantId;

export const changeId = (line: Pick<CartLine, 'variantId' | 'plan'>): string =>
  `change-${lineKey(line)}`;

export const changePath = (line: Pick<CartLine, 'variantId' | 'plan'>): string =>
  `/cart?change=${lineKey(line)}#${changeId(line)}`;

export const linePath = (line: Pick<CartLine, 'handle' | 'variantId' | 'size'>) =>
  isSize(line.size)
    ? `/products/${line.handle}?variant=${line.variantId}`
    : `/products/${line.handle}`;

/** Rejects the former Checkout API's ids (`gid://shopify/Checkout/`). */
export const isCartId = (value: string): boolean =>
  value.length <= 400 && /^gid:\/\/shopify\/Cart\/[\w-]+={0,2}(\?key=[\w-]+)?$/.test(value);

interface Countable extends Pick<CartLine, 'variantId' | 'quantity'> {
  parts?: readonly Pick<LinePart, 'variantId' | 'quantity'>[];
}

/** For quantity rules and limits, which don't apply to the parts of bundles. */
export const quantityOfLines = (
  { lines }: { lines: readonly Pick<CartLine, 'variantId' | 'quantity'>[] },
  variantId: string,
): number =>
  lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Counts parts of bundles too: an app's cart transform may merge an added item into a bundle's line. */
export const quantityInCart = (
  { lines }: { lines: readonly Countable[] },
  variantId: string,
): number => {
  const items = lines.flatMap((line) =>
    line.variantId === variantId ? [line] : (line.parts ?? []),
  );
  return quantityOfLines({ lines: items }, variantId);
};

/** Shopify's rule, with its maximum reduced to what a line of the bag can have. */
export const withinBag = (rule: QuantityRule | undefined): QuantityRule | undefined =>
  rule?.maximum ? { ...rule, maximum: Math.min(rule.maximum, maxPerLine) } : rule;

/** The nearest quantity that rule and limit allow. */
export function fittingQuantity(rule: QuantityRule | undefined, quantity: number): number {
  if (!rule) return Math.min(quantity, maxPerLine);
  const maximum = Math.min(rule.maximum ?? maxPerLine, maxPerLine);
  return nearestFitting({ ...rule, maximum }, quantity);
}

export const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

export const includesCode = (codes: readonly string[], code: string): boolean =>
  codes.some((other) => isSameCode(other, code));

/** Ignores the secret `key`. A mutation on an expired cart returns a different cart. */
export const sameCart = (one: string, other: string): boolean =>
  one.split('?')[0] === other.split('?')[0];

/** The form's field `pay`: a button that leads to the checkout, or to Shop Pay there. */
export const payMethods = ['now', 'shop-pay'] as const;
export type PayMethod = (typeof payMethods)[number];
