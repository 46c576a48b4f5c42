import type { Currency, SeedCollection, SeedProduct, SeedVariant } from '../../seed/types';

export type Product = SeedProduct;
export type Variant = SeedVariant;
export type Collection = SeedCollection;

export type Sort =
  /** The order within the collection; without a collection, by ID. */
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
   * Products with all words in their title come first, then those with all words in title, tags or type, then all
   * others. Without words, products are sorted by ID.
   */
  | 'relevance';

/** Conditions combine with AND; an empty filter matches every published product. */
export type Filter = {
  collection?: string;
  /** Each word must begin a word in title, tags, type, vendor, finish or variant titles. */
  words?: string[];
  /** `LAST`: only the last word may match the beginning of a word; `NONE`: all must match whole words. */
  prefix?: 'LAST' | 'NONE';
  /** A product must have one value of every group. */
  groups?: {
    types?: string[][];
    tags?: string[][];
    vendors?: string[][];
    available?: boolean;
    /** Options with the same name combine with OR, options with different names with AND. */
    options?: { name: string; value: string }[];
  };
  /** Inclusive bounds of a variant's price, in hundredths of `currency`. */
  price?: { min?: number; max?: number };
  currency: Currency;
  without?: string[];
  /** An SQL condition on the alias `p` (products). */
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
  /**
   * Lowest and highest variant price, in hundredths of the filter's currency; both 0 without
   * matches.
   */
  price: { min: number; max: number };
};
