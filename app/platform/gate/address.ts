/** Addresses that may go on to Remix. */
import type { PlainPage } from '../plain-page';
import { badAddress, longAddress } from './refusals';

/** design: the gate. Characters, which are bytes here: the URL is percent-encoded. */
const longestUrl = 8 * 1024;

// Encoded backslash or control character: nothing of ours has one, redirect tricks do.
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
 * The request's address on the configured origin (whatever Host the client named), or why not.
 * Doubled slashes, which backslashes become as well, are `moved` to the path without them.
 */
export function checkAddress(requestUrl: string, siteOrigin: string): Checked {
  if (requestUrl.length > longestUrl) return { refusal: longAddress };
  if (!URL.canParse(requestUrl)) return { refusal: badAddress };
  const { pathname, search } = new URL(requestUrl);
  if (!decodes(pathname) || tricky.test(pathname)) return { refusal: badAddress };
  if (pathname.includes('//')) return { moved: pathname.replace(/\/{2,}/g, '/') + search };
  const url = new URL(pathname + search, siteOrigin);
  // Remix's old data protocol: of no use to our pages, and a way to its error paths.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  return { url };
}
