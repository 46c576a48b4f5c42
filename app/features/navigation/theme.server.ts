import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { bundledTheme } from './bundled-theme';
import { readTheme } from './read-theme';
import type { Theme } from './theme';

/** Maintenance mode; empty texts show the screen's default ones. */
const closed: Theme = { ...bundledTheme, maintenance: { title: '', text: '' } };

/**
 * The store's theme. When the content service fails, that is logged and the bundled theme is used, or
 * the shop closes if THEME_FAILURE is 'maintenance'. A repository without a theme never closes the shop.
 */
export async function getTheme(context: Context): Promise<Theme> {
  try {
    const document = await findDocument(context, { type: 'theme_settings' });
    if (document) return readTheme(document.data);
    context.log.warn('theme-missing');
  } catch (error) {
    context.log.error('theme-failed', { error });
    if (context.env.THEME_FAILURE === 'maintenance') return closed;
  }
  return bundledTheme;
}
