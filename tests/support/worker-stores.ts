/**
 * What the Worker of the tests' build has in place of `app/stores.ts`: the tests' stores, or those of its binding
 * TEST_STORES (`startShop({ stores })`).
 */
import { env } from 'cloudflare:workers';
import { stores as usual, type StoreTable } from './stores';

export const stores = (env as { TEST_STORES?: StoreTable }).TEST_STORES ?? usual;
