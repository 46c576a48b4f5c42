import type { Env } from '~/platform/env.server';

/** The Page Builder is at `https://{repository}.prismic.io`. */
const prismicOrigins = ['https://prismic.io', 'https://*.prismic.io'];

/**
 * Returns origins, in the syntax of a CSP. Their pages may show the slice simulator in a frame and send it slices. They
 * are Prismic's and, in the sandbox, the sandbox's. The list is empty in a shop without a Prismic repository.
 */
export function editorOrigins({ PRISMIC_REPOSITORY, PRISMIC_ENDPOINT }: Env): string[] {
  if (!PRISMIC_REPOSITORY) return [];
  const endpoint = PRISMIC_ENDPOINT ? new URL(PRISMIC_ENDPOINT) : undefined;
  const isOwn = endpoint !== undefined && !endpoint.hostname.endsWith('.prismic.io');
  return isOwn ? [endpoint.origin, ...prismicOrigins] : prismicOrigins;
}
