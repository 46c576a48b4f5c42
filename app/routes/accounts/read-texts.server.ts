import type { AccountTexts } from '~/features/content/account-texts';
import { getAccountSettings } from '~/features/content/content.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/unavailable';

/** The content team's words for the account; null without any, and in an outage: the screens have their own. */
export async function readTexts(context: Context): Promise<AccountTexts | null> {
  try {
    return await getAccountSettings(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('account-texts-failed', { error });
    return null;
  }
}
