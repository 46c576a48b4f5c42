/**
 * Replaces `app/stores.ts` in the tests' build. TEST_STORES, set by `startShop({ stores })`,
 * replaces the tests' usual stores.
 */
import { env } from 'cloudflare:workers';
import { stores as usual, type StoreTable } from './stores';

export const stores = (env as { TEST_STORES?: StoreTable }).TEST_STORES ?? usual;
