/** Checks URLs before they reach Remix. */
import type { PlainPage } from '../plain-page';
import { badAddress, longAddress } from './refusals';

/** In characters, which equal bytes here because URLs are percent-encoded. Well above what our longest links need. */
const longestUrl = 8 * 1024;

// Encoded backslashes and control characters: never part of our URLs, but of redirect attacks.
const tricky = /%(?:5c|[01][0-9a-f]|7f)/i;

type Checked = { url: URL } | { refusal: PlainPage } | { moved: string };

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The request's URL on the configured origin, whatever Host the client sent, or a refusal. Doubled
 * slashes (and backslashes, which the URL parser turns into slashes) are `moved` to the clean path.
 */
export function checkAddress(requestUrl: string, siteOrigin: string): Checked {
  if (requestUrl.length > longestUrl) return { refusal: longAddress };
  if (!URL.canParse(requestUrl)) return { refusal: badAddress };
  const { pathname, search } = new URL(requestUrl);
  if (!decodes(pathname) || tricky.test(pathname)) return { refusal: badAddress };
  if (pathname.includes('//')) return { moved: pathname.replace(/\/{2,}/g, '/') + search };
  const url = new URL(pathname + search, siteOrigin);
  // Remix's former data protocol: unused, but it leads to Remix's error paths.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  return { url };
}
