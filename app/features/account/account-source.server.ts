import type { Context } from '~/platform/context.server';
import type { AccountSource } from './account-source';
import { hostedSource } from './hosted/source.server';
import { legacySource } from './legacy/source.server';

export const sourceOf = ({ env }: Context): AccountSource =>
  env.ACCOUNTS === 'customer-account-api' ? hostedSource : legacySource;
