/** The discounts of the demo shop, declared as a merchant declares them in Shopify's admin. */

export type DiscountClass = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/** Which products; without both, every one. */
export type Selection = { products?: string[]; collections?: string[] };

export type Discount = {
  /** Shown to shoppers, unless there is a code. */
  title: string;
  /** Typed by shoppers, in any case; null is applied by itself. */
  code: string | null;
  /** Applied by an app rather than by the shop's own rules; needs no code. */
  custom?: boolean;
  class: DiscountClass;
  /**
   * `percentage` from 0 to 100, or `amount` in US cents, which the other currencies convert. For `SHIPPING` only
   * percentages.
   */
  value: { percentage: number } | { amount: number };
  /** An amount off each piece; else once, shared by the entitled lines. Only for `PRODUCT`. */
  each?: boolean;
  /** What a `PRODUCT` discount is taken off. */
  appliesTo?: Selection;
  /** Of the entitled lines (`ORDER` and `SHIPPING`: of all), in US cents or pieces. */
  minimum?: { subtotal?: number; quantity?: number };
  /** Buy x get y: `value` goes off `get.quantity` pieces for each `quantity` that is bought. Only for `PRODUCT`. */
  buy?: { quantity: number; of?: Selection; get: number; uses?: number };
  /** Classes of other discounts beside which this one may stand, if they allow it too. */
  combinesWith: DiscountClass[];
  /** ISO 8601. */
  startsAt?: string;
  endsAt?: string;
  /** How many orders may have it. */
  usageLimit?: number;
  /** Not for customers, or e-mail addresses, that have an order with it. */
  oncePerCustomer?: boolean;
};

export const discounts: Discount[] = [
  {
    title: 'Welcome',
    code: 'WELCOME10',
    class: 'ORDER',
    value: { percentage: 10 },
    combinesWith: ['PRODUCT', 'SHIPPING'],
  },
  {
    title: 'Five off',
    code: 'FIVEOFF',
    class: 'ORDER',
    value: { amount: 500 },
    combinesWith: ['PRODUCT', 'SHIPPING'],
  },
  {
    title: 'Old news',
    code: 'OLDNEWS',
    class: 'ORDER',
    value: { percentage: 25 },
    endsAt: '2025-12-31T00:00:00Z',
    combinesWith: [],
  },
  {
    title: 'Fifty off a house',
    code: 'HOUSE50',
    class: 'ORDER',
    value: { amount: 5000 },
    minimum: { subtotal: 50000 },
    oncePerCustomer: true,
    combinesWith: ['SHIPPING'],
  },
  {
    title: 'Lighting week',
    code: 'LIGHTS15',
    class: 'PRODUCT',
    value: { percentage: 15 },
    appliesTo: { collections: ['lighting'] },
    combinesWith: ['ORDER', 'PRODUCT', 'SHIPPING'],
  },
  {
    title: 'Delivery on us',
    code: 'FREESHIP',
    class: 'SHIPPING',
    value: { percentage: 100 },
    combinesWith: ['ORDER', 'PRODUCT'],
  },
  {
    title: 'Four handles for three',
    code: null,
    class: 'PRODUCT',
    value: { percentage: 100 },
    appliesTo: { products: ['wick-handle-aged-brass', 'wick-handle-black'] },
    buy: {
      quantity: 3,
      of: { products: ['wick-handle-aged-brass', 'wick-handle-black'] },
      get: 1,
    },
    combinesWith: ['ORDER', 'PRODUCT', 'SHIPPING'],
  },
];
