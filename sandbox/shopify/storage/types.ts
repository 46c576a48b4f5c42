import type { Currency, SeedCollection, SeedProduct, SeedVariant } from '../../seed/types';

/** `inventory` of the variants is the current stock. */
export type Product = SeedProduct;
export type Variant = SeedVariant;
export type Collection = SeedCollection;

export type Sort =
  /** The order within the collection. If there is no collection, the order is by ID. */
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
   * Sorts by where the searched words are: first title, then tags or type, then elsewhere. Without words, sorts by ID.
   */
  | 'relevance';

/** Conditions combine with AND; an empty filter matches every published product. */
export type Filter = {
  collection?: string;
  /** A product matches if each word begins a word in its title, tags, type, vendor, finish or variant titles. */
  words?: string[];
  /** A product matches if it has one value of every group. */
  groups?: {
    types?: string[][];
    tags?: string[][];
    vendors?: string[][];
    available?: boolean;
    /** Options with the same name are alternatives (OR); options with different names must all match (AND). */
    options?: { name: string; value: string }[];
  };
  /** Inclusive bounds of a variant's price, in hundredths of `currency`. */
  price?: { min?: number; max?: number };
  currency: Currency;
  without?: string[];
  /** An additional SQL condition on the columns of the alias `p` (products). */
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
