import type { Catalogue } from '../../seed/types';
import { readValue, writeValue } from '../../world/key-values';
import type { World } from '../../world/world';
import { clearLists } from './list-cache';
import { loadProducts } from './load-products';
import { dropCatalog, indexCatalog, installCatalog } from './tables';

/** Raise this when the loader changes, to reload an unchanged seed. */
const LOADER = '3';

/** Loads the seed if it has changed. Loading resets the stock. */
export function loadSeed(
  { sql, env }: Pick<World, 'sql' | 'env'>,
  { makeSeed, products }: Catalogue,
): void {
  const seed = makeSeed();
  const version = `${LOADER} ${env.SANDBOX_PRODUCTS} ${digest(JSON.stringify(seed))}`;
  if (readValue(sql, 'seed') === version) return;
  dropCatalog(sql);
  installCatalog(sql);
  const collections = new Map(seed.collections.map(({ handle, id }) => [handle, id]));
  seed.collections.forEach((collection, position) =>
    sql.exec(
      'INSERT INTO collections (id, handle, position, body) VALUES (?, ?, ?, ?)',
      collection.id,
      collection.handle,
      position,
      JSON.stringify(collection),
    ),
  );
  const count = Number(env.SANDBOX_PRODUCTS || 0);
  loadProducts(sql, count > 0 ? products(count) : seed.products, collections);
  indexCatalog(sql);
  clearLists(sql);
  writeValue(sql, 'seed', version);
}

function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
