/**
 * Replaces `app/stores.ts` in the tests' build. `startShop({ stores })` sets TEST_STORES, which
 * replaces the tests' usual stores.
 */
import { env } from 'cloudflare:workers';
import { stores as usual, type StoreTable } from './stores';

export const stores = (env as { TEST_STORES?: StoreTable }).TEST_STORES ?? usual;
