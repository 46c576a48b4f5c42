import type { SqlStorage } from '@cloudflare/workers-types';
import * as content from '../content';
import { installEvents, installKlaviyo } from '../klaviyo/service';
import { installPrismic } from '../prismic/service';
import { withPopup } from '../prismic/popup';
import { installReviews } from '../reviews/service';
import { installAccounts } from '../shopify/accounts/tables';
import { installCarts } from '../shopify/carts/tables';
import { installCheckouts } from '../shopify/checkout/checkouts';
import { installCompanies, seedCompanies } from '../shopify/companies/companies';
import { installCustomers } from '../shopify/customers/tables';
import { seedCustomers } from '../shopify/demo-customers/seed-customers';
import { installGiftCards } from '../shopify/gift-cards/gift-cards';
import { installLocations } from '../shopify/locations/locations';
import { installOrders } from '../shopify/orders/tables';
import { loadSeed } from '../shopify/storage/load-seed';
import { installCatalog } from '../shopify/storage/tables';
import { installWishlist } from '../wishlist/service';
import { installKeyValues, readValue, writeValue } from '../world/key-values';
import { installMailbox } from '../world/mailbox';
import type { World } from '../world/world';

/** Raise this when you change a table's columns. The next start then deletes all stored state. */
const SCHEMA = '15';

export function migrate(world: World): void {
  const { sql } = world;
  installKeyValues(sql);
  if ((readValue(sql, 'schema') ?? SCHEMA) !== SCHEMA) dropAll(sql);
  installKeyValues(sql);
  installMailbox(sql);
  installCatalog(sql);
  installCustomers(sql);
  installCompanies(sql);
  installAccounts(sql);
  installGiftCards(sql);
  installCarts(sql);
  installLocations(sql);
  installOrders(sql);
  installCheckouts(sql);
  installPrismic(sql, withPopup(content, world.env.NEWSLETTER_POPUP));
  installKlaviyo(sql);
  installEvents(sql);
  installWishlist(sql);
  installReviews(sql);
  loadSeed(world, content);
  if (readValue(sql, 'schema') === null) {
    seedCustomers(world);
    seedCompanies(sql);
    writeValue(sql, 'schema', SCHEMA);
  }
}

/** Dropping virtual tables also drops their shadow tables, so virtual tables come first. */
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
