/** Events must not contain personal data, tokens or cart ids. */

export interface Item {
  /** Digits of the variant's gid. */
  id: string;
  /** Digits of the product's gid. */
  product: string;
  name: string;
  brand: string;
  category?: string;
  /** Unit price after discounts, in major units. */
  price: number;
  /** Discount per unit; `coupon` has the discounts' names. */
  discount?: number;
  coupon?: string;
  quantity: number;
  colour: string | null;
  size: string | null;
}

export type ShopEvent =
  | { type: 'page' }
  | { type: 'pagevisit'; title: string; currency?: string; item?: Item }
  | { type: 'add'; currency: string; items: Item[] }
  | { type: 'checkout'; currency: string; items: Item[] }
  | { type: 'experiment'; name: string; version: string }
  | { type: 'newsletter' };

/** Arguments for `dataLayer.push`, `pintrk` and `fbq`. */
export interface TagEvents {
  dataLayer: object[];
  pintrk: unknown[][];
  fbq: unknown[][];
}

/** 'Colour / Size', or 'Default'. */
export const variantLabel = ({ colour, size }: Pick<Item, 'colour' | 'size'>): string =>
  colour && size ? `${colour} / ${size}` : (colour ?? size ?? 'Default');

const cents = (amount: number) => Math.round(amount * 100) / 100;
/** Major units. */
export const valueOf = (items: Item[]) =>
  cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
const piecesOf = (items: Item[]) => items.reduce((sum, { quantity }) => sum + quantity, 0);

const gaItem = (item: Item) => ({
  item_id: item.id,
  item_name: item.name,
  item_brand: item.brand,
  ...(item.category && { item_category: item.category }),
  item_variant: variantLabel(item),
  price: item.price,
  ...(item.discount && { discount: item.discount, coupon: item.coupon }),
  quantity: item.quantity,
});

const pinItem = (item: Item) => ({
  product_name: item.name,
  product_id: item.id,
  product_price: item.price,
  product_quantity: item.quantity,
  product_variant: variantLabel(item),
  product_brand: item.brand,
  ...(item.category && { product_category: item.category }),
});

const metaItems = (items: Item[], currency: string) => ({
  content_ids: items.map(({ id }) => id),
  content_type: 'product',
  contents: items.map(({ id, quantity }) => ({ id, quantity })),
  value: valueOf(items),
  currency,
});

const commerce = (event: string, currency: string, items: Item[]) => [
  // Google's tag merges ecommerce objects.
  { ecommerce: null },
  { event, ecommerce: { currency, value: valueOf(items), items: items.map(gaItem) } },
];

const pinOrder = (currency: string, items: Item[]) => ({
  value: valueOf(items),
  order_quantity: piecesOf(items),
  currency,
  line_items: items.map(pinItem),
});

export function toTagEvents(event: ShopEvent): TagEvents {
  switch (event.type) {
    case 'page':
      return { dataLayer: [{ event: 'page' }], pintrk: [['page']], fbq: [['track', 'PageView']] };
    case 'pagevisit':
      return pageVisitEvents(event);
    case 'add': {
      const { currency, items } = event;
      return {
        dataLayer: commerce('add_to_cart', currency, items),
        pintrk: [['track', 'addtocart', pinOrder(currency, items)]],
        fbq: [['track', 'AddToCart', metaItems(items, currency)]],
      };
    }
    case 'checkout': {
      const { currency, items } = event;
      const num = piecesOf(items);
      return {
        dataLayer: commerce('begin_checkout', currency, items),
        pintrk: [['track', 'initiatecheckout', pinOrder(currency, items)]],
        fbq: [['track', 'InitiateCheckout', { ...metaItems(items, currency), num_items: num }]],
      };
    }
    case 'experiment': {
      const { name, version } = event;
      // The event that Google Analytics expects from tools for experiments.
      const impression = {
        event: 'experience_impression',
        exp_variant_string: `${name}-${version}`,
      };
      return { dataLayer: [impression], pintrk: [], fbq: [] };
    }
    case 'newsletter':
      return {
        dataLayer: [{ event: 'FormSubmitted', formid: 'SignupForm' }],
        pintrk: [],
        fbq: [],
      };
  }
}

function pageVisitEvents({
  title,
  currency,
  item,
}: Extract<ShopEvent, { type: 'pagevisit' }>): TagEvents {
  if (!item || !currency) {
    return {
      dataLayer: [{ event: 'pagevisit', title }],
      pintrk: [['track', 'pagevisit', { property: title }]],
      fbq: [['track', 'ViewContent', { content_name: title }]],
    };
  }
  return {
    dataLayer: commerce('view_item', currency, [item]),
    pintrk: [['track', 'pagevisit', { currency, line_items: [pinItem(item)] }]],
    fbq: [['track', 'ViewContent', { content_name: title, ...metaItems([item], currency) }]],
  };
}
