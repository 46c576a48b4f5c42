import { WalkStopped } from '~/features/seo/sitemap.server';
import type { Context } from '~/platform/context.server';

const hour = 'public, max-age=3600';

export const xml = (body: string, type = 'application/xml'): Response =>
  new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': hour },
  });

/**
 * 503 if the list is too long for one request. The page cache then serves its older copy, and the next request
 * continues.
 */
export async function complete<T>(context: Context, entries: Promise<T>): Promise<T> {
  try {
    return await entries;
  } catch (error) {
    if (!(error instanceof WalkStopped)) throw error;
    context.log.warn('sitemap-incomplete', { error });
    context.outcome.partial = true;
    throw new Response(null, { status: 503 });
  }
}
