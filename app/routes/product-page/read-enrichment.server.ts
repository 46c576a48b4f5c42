import { getEnrichment } from '~/features/content/content.server';
import type { Context } from '~/platform/context.server';
import { isUnavailable } from '~/platform/fetch/unavailable';
import { loadSlices } from '~/slices/load-slices.server';

/** The content team's additions to a product, with loaded slices; null without any and during an outage. */
export async function readProductEnrichment(context: Context, handle: string) {
  try {
    const found = await getEnrichment(context, handle);
    if (!found) return null;
    const { body, ...story } = found;
    return { story, slices: await loadSlices(context, body) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.warn('enrichment-failed', { error });
    return null;
  }
}
