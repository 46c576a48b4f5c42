import type { SqlStorage } from '@cloudflare/workers-types';
import { currencies, type SeedProduct } from '../../seed/types';
import { bulkInsert } from './bulk-insert';
import { packProduct } from './stored-product';
import { optionKey, priceColumns } from './tables';
import { foldText } from './text';

export function loadProducts(
  sql: SqlStorage,
  products: Iterable<SeedProduct>,
  collections: Map<string, number>,
): void {
  const tables = openTables(sql);
  const terms = new Map<string, number>();
  const positions = new Map<number, number>();
  const termId = (kind: 'tag' | 'option', label: string, key: string): number => {
    const known = terms.get(`${kind} ${key}`);
    if (known !== undefined) return known;
    terms.set(`${kind} ${key}`, terms.size + 1);
    tables.terms.add(terms.size, kind, label, key);
    return terms.size;
  };
  for (const product of products) {
    if (product.publishedAt === null) continue;
    addProduct(tables, product);
    const ids = new Set([
      ...product.tags.map((tag) => termId('tag', tag, foldText(tag))),
      ...product.options.flatMap(({ name, values }) =>
        values.map((value) => termId('option', `${name}=${value}`, optionKey(name, value))),
      ),
    ]);
    for (const id of ids) tables.productTerms.add(product.id, id);
    for (const handle of new Set(product.collections)) {
      const collection = collections.get(handle);
      if (collection === undefined) continue;
      const position = (positions.get(collection) ?? 0) + 1;
      positions.set(collection, position);
      tables.collectionProducts.add(collection, position, product.id);
    }
  }
  for (const table of Object.values(tables)) table.flush();
}

function openTables(sql: SqlStorage) {
  return {
    products: bulkInsert(sql, 'products', [
      'id', 'handle', 'title_key', 'type', 'type_key', 'vendor', 'vendor_key',
      'created_at', 'updated_at', 'sales', 'available', ...priceColumns,
    ]), // prettier-ignore
    bodies: bulkInsert(sql, 'product_bodies', ['id', 'body']),
    variants: bulkInsert(sql, 'variants', [
      'product_id', 'position', 'id', 'inventory', 'policy', ...priceColumns,
    ]), // prettier-ignore
    components: bulkInsert(sql, 'bundle_components', ['component_id', 'bundle_id', 'quantity']),
    words: bulkInsert(sql, 'product_words', ['rowid', 'title', 'tags', 'rest']),
    terms: bulkInsert(sql, 'terms', ['id', 'kind', 'label', 'key']),
    productTerms: bulkInsert(sql, 'product_terms', ['product_id', 'term_id']),
    collectionProducts: bulkInsert(sql, 'collection_products', [
      'collection_id', 'position', 'product_id',
    ]), // prettier-ignore
  };
}

function addProduct(tables: ReturnType<typeof openTables>, product: SeedProduct): void {
  const { id, title, type, vendor, variants, createdAt } = product;
  const prices = variants.map((variant) => currencies.map((one) => variant.prices[one].price));
  const lowest = currencies.map((_, column) => Math.min(...prices.map((row) => row[column] ?? 0)));
  const available = variants.some(
    ({ inventory, policy }) => inventory > 0 || policy === 'CONTINUE',
  );
  tables.products.add(
    id, product.handle, foldText(title), type, foldText(type), vendor, foldText(vendor),
    createdAt, createdAt, product.sales, available ? 1 : 0, ...lowest,
  ); // prettier-ignore
  tables.bodies.add(id, packProduct(product));
  variants.forEach(
    (variant, position) =>
    tables.variants.add(
      id, position, variant.id, variant.inventory, variant.policy, ...(prices[position] ?? []),
    ), // prettier-ignore
  );
  for (const { id: bundleId, components = [] } of variants)
    for (const { variantId, quantity } of components)
      tables.components.add(variantId, bundleId, quantity);
  const rest = [
    vendor,
    product.finish ?? '',
    ...variants.flatMap(({ title, sku }) => [title, sku]),
  ];
  tables.words.add(
    id,
    foldText(title),
    foldText([...product.tags, type].join(' ')),
    foldText([...new Set(rest)].join(' ')),
  );
}
