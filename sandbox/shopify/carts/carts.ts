import { timestamp } from '../../world/clock';
import type { World } from '../../world/world';
import { removeGiftCards } from '../gift-cards/gift-cards';
import { randomHex } from '../storage/random-hex';

export type SentMethod = 'standard' | 'express';
/** `pickup-` with a location's ID: local pickup. */
export type PickupMethod = `pickup-${number}`;
export type ShippingMethod = SentMethod | PickupMethod;

/** The key of a delivery group (`delivery/groups.ts`). */
export type GroupKey = `${'first' | 'later'}-${'warehouse' | 'workshop'}`;

/** Local pickup of the complete order, or a method for each delivery group. Groups without a method use 'standard'. */
export type DeliveryChoice = PickupMethod | Partial<Record<GroupKey, SentMethod>>;

/** Prefills the checkout. The buyer's choices there don't change these preferences. */
export type Preferences = {
  /** In order of preference. */
  delivery?:
    | {
        coordinates?: object[] | null;
        deliveryMethod?: ('SHIPPING' | 'PICK_UP' | 'PICKUP_POINT')[] | null;
        pickupHandle?: string[] | null;
      }[]
    | null;
  wallet?: string[] | null;
};

export type Attribute = { key: string; value: string };

export type Cart = {
  token: string;
  key: string;
  country: string;
  email: string | null;
  phone: string | null;
  customerToken: string | null;
  /** Gid of the company location that the customer buys for. */
  companyLocation: string | null;
  note: string;
  attributes: Attribute[];
  discountCodes: string[];
  metafields: StoredMetafield[];
  createdAt: string;
  updatedAt: string;
  deliveryChoice: DeliveryChoice;
  preferences: Preferences | null;
};

export type StoredMetafield = { namespace: string; key: string; type: string; value: string };

export type Line = {
  id: string;
  variantId: number;
  quantity: number;
  attributes: Attribute[];
  /** The selling plan's ID; null for a one-time purchase. */
  planId: number | null;
};

/** Ten days in ms. Shopify counts from the creation of an unused cart, the sandbox from a cart's latest change. */
const lifetime = 10 * 24 * 60 * 60 * 1000;

/** Null if unknown, expired or completed. */
export function loadCart(world: World, token: string): Cart | null {
  const row = world.sql.exec('SELECT * FROM carts WHERE token = ?', token).toArray()[0];
  if (!row) return null;
  const text = (column: string) => String(row[column]);
  const orNull = (column: string) => (row[column] === null ? null : text(column));
  const expired = Date.parse(text('updated_at')) + lifetime < world.now().getTime();
  if (expired) return null;
  return {
    token,
    key: text('key'),
    country: text('country'),
    email: orNull('email'),
    phone: orNull('phone'),
    customerToken: orNull('customer_token'),
    companyLocation: orNull('company_location'),
    note: text('note'),
    attributes: JSON.parse(text('attributes')) as Attribute[],
    discountCodes: JSON.parse(text('discount_codes')) as string[],
    metafields: JSON.parse(text('metafields')) as StoredMetafield[],
    createdAt: text('created_at'),
    updatedAt: text('updated_at'),
    deliveryChoice: JSON.parse(text('delivery_choice')) as DeliveryChoice,
    preferences: JSON.parse(text('preferences')) as Preferences | null,
  };
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `hWN${btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, 'x')}`;
}

/** Doesn't store the cart. */
export function emptyCart(world: World, country: string | null): Cart {
  const at = timestamp(world.now());
  return {
    token: newToken(),
    key: randomHex(16),
    country: country ?? 'US',
    email: null,
    phone: null,
    customerToken: null,
    companyLocation: null,
    note: '',
    attributes: [],
    discountCodes: [],
    metafields: [],
    createdAt: at,
    updatedAt: at,
    deliveryChoice: {},
    preferences: null,
  };
}

/** Doesn't store the lines (`cart-lines.ts`). */
export function saveCart(world: World, cart: Cart): void {
  cart.updatedAt = timestamp(world.now());
  world.sql.exec(
    'INSERT OR REPLACE INTO carts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    cart.token,
    cart.key,
    cart.country,
    cart.email,
    cart.phone,
    cart.customerToken,
    cart.companyLocation,
    cart.note,
    JSON.stringify(cart.attributes),
    JSON.stringify(cart.discountCodes),
    JSON.stringify(cart.metafields),
    cart.createdAt,
    cart.updatedAt,
    JSON.stringify(cart.deliveryChoice),
    JSON.stringify(cart.preferences),
  );
}

export function deleteCart({ sql }: World, token: string): void {
  sql.exec('DELETE FROM cart_lines WHERE cart = ?', token);
  removeGiftCards(sql, token);
  sql.exec('DELETE FROM cart_addresses WHERE cart = ?', token);
  sql.exec('DELETE FROM carts WHERE token = ?', token);
}
