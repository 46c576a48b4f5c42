import type { Log } from '~/platform/log/log.server';
import { isUnavailable } from '~/platform/fetch/unavailable';

const hour = 'public, max-age=3600';

/** An XML response, cacheable for an hour. */
export const xml = (body: string | ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': hour },
  });

/** The result, or null when its service is unavailable, which is logged. */
export async function unlessDown<T>(log: Log, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('sitemap-part-failed', { error });
    return null;
  }
}
