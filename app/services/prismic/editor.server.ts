import type { Env } from '~/platform/env.server';

/** The Page Builder is at `https://{repository}.prismic.io`. */
const prismicOrigins = ['https://prismic.io', 'https://*.prismic.io'];

/**
 * Returns the origins whose pages may show the slice simulator in a frame and send it slices, as in a CSP: Prismic's,
 * and the sandbox's in the sandbox. The list is empty in a shop without a Prismic repository.
 */
export function editorOrigins({ PRISMIC_REPOSITORY, PRISMIC_ENDPOINT }: Env): string[] {
  if (!PRISMIC_REPOSITORY) return [];
  const endpoint = PRISMIC_ENDPOINT ? new URL(PRISMIC_ENDPOINT) : undefined;
  const isOwn = endpoint !== undefined && !endpoint.hostname.endsWith('.prismic.io');
  return isOwn ? [endpoint.origin, ...prismicOrigins] : prismicOrigins;
}
