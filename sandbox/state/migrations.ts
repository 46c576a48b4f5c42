import type { SqlStorage } from '@cloudflare/workers-types';
import { installCatalogue } from '../catalogue/tables';
import { loadSeed } from '../catalogue/load-seed';
import { installCheckout, seedCustomers } from '../checkout/service';
import { installCommerce } from '../commerce/service';
import { installContent } from '../content/service';
import { installKlaviyo } from '../klaviyo/service';
import { installWishlist } from '../wishlist/service';
import { installMailbox } from './mailbox';
import { installMeta, readMeta, writeMeta } from './meta';
import type { World } from './world';

/** Raise it when a table changes: state stored with another number is dropped. */
const SCHEMA = '2';

/** Creates all tables and loads the seed. Cheap when that is already done. */
export function migrate(world: World): void {
  const { sql } = world;
  installMeta(sql);
  if ((readMeta(sql, 'schema') ?? SCHEMA) !== SCHEMA) dropAll(sql);
  installMeta(sql);
  installMailbox(sql);
  installCatalogue(sql);
  installCommerce(sql);
  installCheckout(sql);
  installContent(sql);
  installKlaviyo(sql);
  installWishlist(sql);
  loadSeed(world);
  if (readMeta(sql, 'schema') === null) {
    seedCustomers(world);
    writeMeta(sql, 'schema', SCHEMA);
  }
}

/** Drops every table. Virtual tables first, because dropping them drops their shadow tables. */
export function dropAll(sql: SqlStorage): void {
  const tables = (kind: string) =>
    sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
         AND substr(name, 1, 4) != '_cf_' AND sql ${kind} 'CREATE VIRTUAL%'`,
      )
      .toArray();
  for (const { name } of tables('LIKE')) sql.exec(`DROP TABLE "${name}"`);
  for (const { name } of tables('NOT LIKE')) sql.exec(`DROP TABLE IF EXISTS "${name}"`);
}
