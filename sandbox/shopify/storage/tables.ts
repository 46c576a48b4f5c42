import type { SqlStorage } from '@cloudflare/workers-types';
import { currencies, type Currency } from '../../seed/types';
import { foldText } from './text';

/** In `products`, the column has the lowest variant price; in `variants`, the variant's price. */
export function priceColumn(currency: Currency): string {
  return `price_${currency.toLowerCase()}`;
}

export function optionKey(name: string, value: string): string {
  return `${foldText(name)}=${foldText(value)}`;
}

export const priceColumns = currencies.map(priceColumn);

const prices = priceColumns.map((column) => `${column} INTEGER NOT NULL`).join(', ');

/**
 * `products` has the columns for filters and sorting. The JSON is in `product_bodies`, so listing
 * products reads fewer pages from disk. `terms` has tags and option values; its column `key` has
 * the normalized tag, or the normalized option as `name=value`. `bundle_components` has the variant
 * IDs of bundles and of their parts.
 */
const tables = `
CREATE TABLE IF NOT EXISTS products (
  id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, title_key TEXT NOT NULL,
  type TEXT NOT NULL, type_key TEXT NOT NULL, vendor TEXT NOT NULL, vendor_key TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, sales INTEGER NOT NULL,
  available INTEGER NOT NULL, ${prices});
CREATE TABLE IF NOT EXISTS product_bodies (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS variants (
  product_id INTEGER NOT NULL, position INTEGER NOT NULL, id INTEGER NOT NULL,
  inventory INTEGER NOT NULL, policy TEXT NOT NULL, ${prices},
  PRIMARY KEY (product_id, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bundle_components (
  component_id INTEGER NOT NULL, bundle_id INTEGER NOT NULL, quantity INTEGER NOT NULL,
  PRIMARY KEY (component_id, bundle_id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS collections (
  id INTEGER PRIMARY KEY, handle TEXT NOT NULL UNIQUE, position INTEGER NOT NULL, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS collection_products (
  collection_id INTEGER NOT NULL, position INTEGER NOT NULL, product_id INTEGER NOT NULL,
  PRIMARY KEY (collection_id, position)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS terms (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, label TEXT NOT NULL, key TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS product_terms (
  product_id INTEGER NOT NULL, term_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, term_id)) WITHOUT ROWID;
CREATE VIRTUAL TABLE IF NOT EXISTS product_words USING fts5 (
  title, tags, rest, content='', detail='column', prefix='1 2 3',
  tokenize="unicode61 remove_diacritics 2");
CREATE TABLE IF NOT EXISTS catalog_state (
  id INTEGER PRIMARY KEY CHECK (id = 1), generation INTEGER NOT NULL);
INSERT OR IGNORE INTO catalog_state VALUES (1, 1);`;

/** Faster to create after loading. */
const indexes = `
CREATE UNIQUE INDEX IF NOT EXISTS variants_by_id ON variants (id);
CREATE INDEX IF NOT EXISTS products_by_title ON products (title_key);
CREATE INDEX IF NOT EXISTS products_by_type ON products (type_key);
CREATE INDEX IF NOT EXISTS terms_by_key ON terms (kind, key);
CREATE INDEX IF NOT EXISTS products_by_term ON product_terms (term_id, product_id);
CREATE INDEX IF NOT EXISTS collections_by_product ON collection_products (product_id);`;

/**
 * When a variant sells out or is restocked, updates `products.available` and raises the catalog's
 * generation, which invalidates cached lists (`list-cache.ts`).
 */
const triggers = `
CREATE TRIGGER IF NOT EXISTS stock_decides AFTER UPDATE OF inventory ON variants
WHEN (new.inventory > 0) != (old.inventory > 0) AND new.policy = 'DENY'
BEGIN
  UPDATE products SET available = EXISTS (
    SELECT 1 FROM variants WHERE product_id = new.product_id
    AND (inventory > 0 OR policy = 'CONTINUE')) WHERE id = new.product_id;
  UPDATE catalog_state SET generation = generation + 1;
END`;

/** A bundle's stock is the number of bundles that can be made of its scarcest part. */
const bundleTrigger = `
CREATE TRIGGER IF NOT EXISTS parts_decide AFTER UPDATE OF inventory ON variants
WHEN EXISTS (SELECT 1 FROM bundle_components WHERE component_id = new.id)
BEGIN
  UPDATE variants SET inventory = (
    SELECT min(max(part.inventory, 0) / own.quantity)
    FROM bundle_components own JOIN variants part ON part.id = own.component_id
    WHERE own.bundle_id = variants.id)
  WHERE id IN (SELECT bundle_id FROM bundle_components WHERE component_id = new.id);
END`;

const names = [
  'products', 'product_bodies', 'variants', 'bundle_components', 'collections',
  'collection_products', 'terms', 'product_terms', 'product_words', 'catalog_state',
]; // prettier-ignore

export function installCatalog(sql: SqlStorage): void {
  sql.exec(tables);
}

export function dropCatalog(sql: SqlStorage): void {
  for (const name of names) sql.exec(`DROP TABLE IF EXISTS ${name}`);
}

/** Call after inserting rows. */
export function indexCatalog(sql: SqlStorage): void {
  sql.exec(indexes);
  sql.exec(triggers);
  sql.exec(bundleTrigger);
}
