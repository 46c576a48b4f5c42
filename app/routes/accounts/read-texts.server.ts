import type { AccountTexts } from '~/features/content/account-texts';
import { getAccountSettings } from '~/features/content/content.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

/** The content team's texts; null without any and during an outage, when the screens' own are used. */
export async function readTexts(context: Context): Promise<AccountTexts | null> {
  try {
    return await getAccountSettings(context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('account-texts-failed', { error });
    return null;
  }
}
