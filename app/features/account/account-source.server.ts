import type { Context } from '~/platform/context.server';
import type { AccountSource } from './account-source';
import { legacySource } from './legacy/source.server';

/** The kind of customer accounts that the shop has. */
export const sourceOf = (_context: Context): AccountSource => legacySource;
