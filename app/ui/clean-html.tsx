import { useMemo } from 'react';

interface Policy {
  createHTML(html: string): TrustedHTML;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy;
}

// Undefined on the server and in browsers without Trusted Types.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('clean-html', { createHTML: (html) => html });

/** The browser trusts `html`: pass only HTML from the server. */
export const trusted = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // React rewrites the HTML if the object changes.
  const content = useMemo(() => ({ __html: trusted(html) }), [html]);
  return <div className={className} dangerouslySetInnerHTML={content} />;
}
