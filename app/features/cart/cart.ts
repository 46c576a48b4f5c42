/** The bag: what it is and the rules that need no server. Safe in the browser. spec §3, §4, §9. */
import type { Money } from '~/ui/money';
import type { LineChange } from './changes';
import type { SavedLine } from './saved';

/** Most pieces of one line; more than this is a typing error or a machine. */
export const maxPerLine = 99;

/** spec §4: how long 'Added to bag' stays on the button, in ms. */
export const addedLabelMs = 2000;

export interface BagLine {
  id: string;
  /** Digits of the variant, as forms send it. */
  merchandise: string;
  /** Digits of its product. */
  product: string;
  /** 0 when the commerce backend found no stock for a line it kept (contracts §1.7). */
  quantity: number;
  title: string;
  handle: string;
  vendor: string;
  image: { src: string; alt: string; width: number; height: number } | null;
  /** Of the whole line, after its own discounts. */
  total: Money;
  each: Money;
  /** Former price of one piece; only when it is above `each`. */
  compareAt: Money | null;
  onSale: boolean;
  colour: string | null;
  size: string | null;
  /** Preorder or backorder text. */
  message: string | null;
  /** `later` ships later than at once. */
  stock: 'in' | 'later' | 'out';
  /** Pieces that can be bought; null when that is not told, and without a limit. */
  left: number | null;
  /** Since the line was added, or since the shopper took note of it. */
  changes: LineChange[];
}

/** What a page or the drawer shows. Holds neither the cart's id nor its checkout link: both open the bag. */
export interface Bag {
  /** Pieces, not lines. */
  count: number;
  lines: BagLine[];
  subtotal: Money;
  total: Money;
  /** Taken off by codes and promotions; amount 0 without any. */
  saved: Money;
  codes: string[];
}

/** A bag as the server knows it. */
export interface Cart extends Bag {
  /** With its key; belongs into the HttpOnly cookie only. */
  id: string;
  checkoutUrl: string;
  country: string | null;
  /** A customer's token was put into it; whose, is not told. */
  hasCustomer: boolean;
  /** Codes on the cart that do not apply to it. */
  unusedCodes: string[];
}

/** Line attributes as the commerce backend keeps them; a leading `_` hides them in its checkout. */
export interface Attribute {
  key: string;
  value: string;
}

/** The part of a variant that its line attributes are made of. */
export interface LineSource {
  variantTitle: string;
  finishColour: string | null;
  notInStock: boolean;
  preorder: string | null;
  backorder: string | null;
}

/** Attributes of a new line, spec §3 "Cart line attributes"; a preorder text wins over a backorder text. */
export function attributesOf(source: LineSource): Attribute[] {
  const message = source.notInStock ? source.preorder || source.backorder : null;
  const attributes = [
    { key: '_colour', value: source.finishColour || 'One Colour' },
    { key: '_size', value: sizeOf(source.variantTitle) },
  ];
  return message ? [...attributes, { key: '_messaging', value: message }] : attributes;
}

/** Size as shown: 'One Size' for the title that stands for "no options" (contracts §4.7). */
export const sizeOf = (variantTitle: string): string =>
  ['default', 'default title', ''].includes(variantTitle.trim().toLowerCase())
    ? 'One Size'
    : variantTitle;

/** The page of a line's product, with the variant chosen that the line is of. */
export const linePath = (line: { handle: string; merchandise: string; size: string | null }) =>
  line.size && line.size !== 'One Size'
    ? `/products/${line.handle}?variant=${line.merchandise}`
    : `/products/${line.handle}`;

/** A cart id of today's kind; an id of the old checkout kind is not one (spec §4 "Cart lifecycle"). */
export const isCartId = (value: string): boolean =>
  value.length <= 400 && /^gid:\/\/shopify\/Cart\/[\w-]+={0,2}(\?key=[\w-]+)?$/.test(value);

/** Pieces of one variant over all lines. */
export const piecesOf = (bag: Pick<Bag, 'lines'>, merchandise: string): number =>
  bag.lines
    .filter((line) => line.merchandise === merchandise)
    .reduce((sum, line) => sum + line.quantity, 0);

/** The part of a cart that may leave the server. */
export const bagOf = ({ count, lines, subtotal, total, saved, codes }: Cart): Bag => ({
  count,
  lines,
  subtotal,
  total,
  saved,
  codes,
});

/** What the bag page's loader gives, to the page and to the drawer. */
export interface BagView {
  /** Null without a bag, and when it cannot be read. */
  bag: Bag | null;
  /** True: 'We can't show your bag right now'. */
  unavailable: boolean;
  /** Put aside for later, newest first. */
  saved: SavedLine[];
}

/** What the bag's action answers to a fetcher. */
export interface BagReply {
  ok: boolean;
  intent: string;
  /** The bag after the action; absent when it could not be read. */
  bag?: Bag;
  /** For the shopper; absent when a failure stays silent (spec §8 "Add to cart"). */
  message?: string;
  /** The field the message is about, or the id of a line. */
  about?: string;
}

/** A discount code that did not apply, and why. */
export interface TriedCode {
  code: string;
  problem: string;
}

/** The cookie with the number of pieces in the bag of a currency; scripts may read it. */
export const countCookieOf = (currency: string): string => `bag-${currency}`;
