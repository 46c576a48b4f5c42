/** Check the content service's URLs here before using them as `href`. */
import * as v from 'valibot';
import { safePath } from '~/platform/http/redirects';
import type { SiteLink } from '~/ui/checked-link';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Null if unsafe: `javascript:`, `//host`, backslashes. */
export function checkedHref(value: string): string | null {
  // Prismic requires a scheme, so editors enter paths as 'https:///collections/new'.
  const href = value.trim().replace(/^https?:\/\/\/(?!\/)/, '/');
  if (/^#[\w-]+$/.test(href)) return href;
  if (href.startsWith('/')) return safePath(href, '') || null;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return schemes.includes(url.protocol) ? url.href : null;
}

const stored = v.object({
  link_type: v.string(),
  url: v.string(),
  target: v.optional(v.string()),
});

/** Null if empty, broken or unsafe. */
export function readLink(field: unknown): SiteLink | null {
  const link = v.safeParse(stored, field);
  if (!link.success) return null;
  const href = checkedHref(link.output.url);
  return href === null ? null : { href, newTab: link.output.target === '_blank' };
}
