/** The demo's discounts, as declared in Shopify's admin. */

type DiscountClass = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/** If both fields are missing, all products are selected. */
export type Selection = { products?: string[]; collections?: string[] };

export type Discount = {
  /** Shown to shoppers if there is no code. */
  title: string;
  /** Case-insensitive. Null: an automatic discount. */
  code: string | null;
  /** An app applies the discount, without a code. */
  custom?: boolean;
  class: DiscountClass;
  /**
   * `percentage`: 0 to 100. `amount`: US cents, converted for other currencies; not for `SHIPPING`.
   */
  value: { percentage: number } | { amount: number };
  /** If true, each item costs `amount` less; else the lines share `amount`. `PRODUCT` only. */
  each?: boolean;
  /** `PRODUCT` only. */
  appliesTo?: Selection;
  /**
   * The lowest subtotal (US cents) or quantity. `ORDER` and `SHIPPING` count all lines, `PRODUCT`
   * only the discounted lines.
   */
  minimum?: { subtotal?: number; quantity?: number };
  /**
   * Buy X get Y: for every `quantity` items bought, `value` applies to `get` items, at most `uses`
   * times. `PRODUCT` only.
   */
  buy?: { quantity: number; of?: Selection; get: number; uses?: number };
  /** Two discounts combine only if each allows the other's class. */
  combinesWith: DiscountClass[];
  /** ISO 8601. */
  startsAt?: string;
  endsAt?: string;
  usageLimit?: number;
  /** Recognizes customers by account or email. */
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
