/** Addresses from the content service. Pure; the only way a stored address becomes an `href`. */
import * as v from 'valibot';
import { safePath } from '~/platform/http/redirects';
import type { SiteLink } from '~/ui/checked-link';

const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address if a shopper may follow it, else null: no `javascript:`, no `//host`, no backslash tricks. */
export function checkedHref(value: string): string | null {
  // Editors type paths as 'https:///collections/new', because the content service asks for a scheme.
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

/** A link field of any kind; null when it is empty, broken or unsafe. */
export function readLink(field: unknown): SiteLink | null {
  const link = v.safeParse(stored, field);
  if (!link.success) return null;
  const href = checkedHref(link.output.url);
  return href === null ? null : { href, newTab: link.output.target === '_blank' };
}
