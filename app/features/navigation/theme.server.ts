import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { bundledTheme } from './bundled-theme';
import { readTheme } from './read-theme';
import type { Theme } from './theme';

/** Closed, in the words of the specification. */
const closed: Theme = { ...bundledTheme, maintenance: { title: '', text: '' } };

/**
 * The store's theme. When the content service fails (spec §8: logged) the bundled one, or the shop is
 * closed if the setting THEME_FAILURE says so. A repository that has no theme yet closes nothing.
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
