import type { Env } from '~/platform/env.server';

/** The Page Builder is at `https://{repository}.prismic.io`. */
const prismicOrigins = ['https://prismic.io', 'https://*.prismic.io'];

/**
 * Returns the origins, in CSP syntax, whose pages may frame the slice simulator and send it slices: Prismic's and, in
 * the sandbox, also the sandbox's. The list is empty in a shop without a Prismic repository.
 */
export function editorOrigins({ PRISMIC_REPOSITORY, PRISMIC_ENDPOINT }: Env): string[] {
  if (!PRISMIC_REPOSITORY) return [];
  const endpoint = PRISMIC_ENDPOINT ? new URL(PRISMIC_ENDPOINT) : undefined;
  const isOwn = endpoint !== undefined && !endpoint.hostname.endsWith('.prismic.io');
  return isOwn ? [endpoint.origin, ...prismicOrigins] : prismicOrigins;
}
