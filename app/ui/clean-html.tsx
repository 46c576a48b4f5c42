import { useMemo } from 'react';

interface Policy {
  createHTML(html: string): TrustedHTML;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

// Browsers without Trusted Types, and the server, take the text.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('clean-html', { createHTML: (html) => html });

/** HTML from the server, for `dangerouslySetInnerHTML`. Never give it anything else: the browser trusts it. */
export const trusted = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/**
 * A block of HTML that the server has cleaned.
 */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // React writes whatever is not the same object as before.
  const content = useMemo(() => ({ __html: trusted(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
