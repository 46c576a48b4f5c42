import type { Context } from '~/platform/context.server';
import { findDocument } from '~/services/prismic/documents.server';
import { bundledTheme } from './bundled-theme';
import { readTheme } from './read-theme';
import type { Theme } from './theme';

/** The store's theme; the bundled one when the content service fails or has none (spec §8: logged). */
export async function getTheme(context: Context): Promise<Theme> {
  try {
    const document = await findDocument(context, { type: 'theme_settings' });
    if (document) return readTheme(document.data);
    context.log.warn('theme-missing');
  } catch (error) {
    context.log.error('theme-failed', { error });
  }
  return bundledTheme;
}
