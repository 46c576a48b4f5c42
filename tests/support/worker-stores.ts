/**
 * Replaces `app/stores.ts` in the tests' build: the tests' stores, or those of the binding TEST_STORES (`startShop({
 * stores })`).
 */
import { env } from 'cloudflare:workers';
import { stores as usual, type StoreTable } from './stores';

export const stores = (env as { TEST_STORES?: StoreTable }).TEST_STORES ?? usual;
