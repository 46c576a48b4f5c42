/** Validates URLs from the content service. Use such a URL as an `href` only after this check. */
import * as v from 'valibot';
import { safePath } from '~/platform/http/redirects';
import type { SiteLink } from '~/ui/checked-link';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns null for unsafe URLs: no `javascript:`, no `//host`, no backslashes. */
export function checkedHref(value: string): string | null {
  // Prismic accepts only URLs with a scheme, so editors enter paths as 'https:///collections/new'.
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

/** Returns null if the link is empty, broken or unsafe. */
export function readLink(field: unknown): SiteLink | null {
  const link = v.safeParse(stored, field);
  if (!link.success) return null;
  const href = checkedHref(link.output.url);
  return href === null ? null : { href, newTab: link.output.target === '_blank' };
}
