import type { Currency, SeedCollection, SeedProduct, SeedVariant } from '../../seed/types';

/** `inventory` of the variants is the current stock. */
export type Product = SeedProduct;
export type Variant = SeedVariant;
export type Collection = SeedCollection;

export type Sort =
  /** Order within the collection; by ID without a collection. */
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
  /**
   * Products whose title contains the searched words come first, then those whose tags or type do, then all other
   * matches. Without words, products are sorted by ID.
   */
  | 'relevance';

/** Conditions combine with AND; an empty filter matches every published product. */
export type Filter = {
  collection?: string;
  /**
   * For each of these words, the product must have a word that begins with it, in title, tags, type, vendor, finish or
   * variant title.
   */
  words?: string[];
  /** A product matches if it has one value of every group. */
  groups?: {
    types?: string[][];
    tags?: string[][];
    vendors?: string[][];
    available?: boolean;
    /** Same name: OR. Different names: AND. */
    options?: { name: string; value: string }[];
  };
  /** Inclusive bounds of a variant's price, in hundredths of `currency`. */
  price?: { min?: number; max?: number };
  currency: Currency;
  without?: string[];
  /**
   * An additional SQL condition on alias `p` (columns id, handle, title_key, type_key, vendor_key, available, sales,
   * created_at, updated_at, price_usd …).
   */
  where?: { sql: string; bindings: (string | number)[] };
};

export type Listing = Filter & {
  sort: Sort;
  reverse?: boolean;
  offset?: number;
  limit: number;
};

export type Page = { products: Product[]; count: number };

export type FacetValue = { value: string; count: number };

export type Facets = {
  types: FacetValue[];
  tags: FacetValue[];
  vendors: FacetValue[];
  options: (FacetValue & { name: string })[];
  available: { yes: number; no: number };
  /** Lowest and highest variant price, in hundredths of the filter's currency; both are 0 if no product matches. */
  price: { min: number; max: number };
};
