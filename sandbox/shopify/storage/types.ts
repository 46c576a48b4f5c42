import type { Currency, SeedCollection, SeedProduct, SeedVariant } from '../../seed/types';

/** A product with its current stock as `inventory` of its variants. */
export type Product = SeedProduct;
export type Variant = SeedVariant;
export type Collection = SeedCollection;

export type Sort =
  /** Order within the collection; without a collection by id. */
  | 'collection'
  | 'manual'
  | 'best-selling'
  | 'title'
  | 'price'
  | 'created'
  | 'updated'
  | 'vendor'
  | 'type'
  | 'id'
  /** Title before tag and type before the rest; without words by id. */
  | 'relevance';

/**
 * Selects products. All given conditions must hold; an empty filter matches every published
 * product.
 */
export type Filter = {
  /** Handle of a collection. */
  collection?: string;
  /** Each must prefix-match a word of title, tags, type, vendor, finish or variant title. */
  words?: string[];
  /** Values of a group are combined with OR, groups with AND. */
  groups?: {
    types?: string[][];
    tags?: string[][];
    vendors?: string[][];
    available?: boolean;
    /** Same name: OR. Different names: AND. */
    options?: { name: string; value: string }[];
  };
  /** Matches when a variant's price in `currency` is within these bounds, inclusive. Hundredths. */
  price?: { min?: number; max?: number };
  currency: Currency;
  /** Handles of products that are left out. */
  without?: string[];
  /**
   * One more SQL condition on alias `p` (columns id, handle, title_key, type_key, vendor_key,
   * available, sales, created_at, updated_at, price_usd …), for filters that are not above.
   */
  where?: { sql: string; bindings: (string | number)[] };
};

export type Listing = Filter & {
  sort: Sort;
  reverse?: boolean;
  /** Products to skip. Default 0. */
  offset?: number;
  limit: number;
};

/** `count`: all matches, not only this page's. */
export type Page = { products: Product[]; count: number };

export type FacetValue = { value: string; count: number };

export type Facets = {
  types: FacetValue[];
  tags: FacetValue[];
  vendors: FacetValue[];
  options: (FacetValue & { name: string })[];
  /** How many matches can be bought, and how many cannot. */
  available: { yes: number; no: number };
  /** Lowest and highest variant price, hundredths of the filter's currency. 0 and 0 without a match. */
  price: { min: number; max: number };
};
