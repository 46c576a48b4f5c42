/** Content negotiation (RFC 9110, 12.5.1) between HTML and Markdown. */

const markdownType = 'text/markdown';
export const markdownContentType = `${markdownType}; charset=utf-8`;

/**
 * Returns true if `accept` names Markdown, and doesn't prefer HTML. Ranges with `*` never select Markdown, so browsers
 * always get HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const weights = new Map<string, number>();
  for (const part of accept.split(',')) {
    const [type = '', ...params] = part.split(';').map((one) => one.trim().toLowerCase());
    // If a type occurs several times with different parameters, its highest weight counts.
    weights.set(type, Math.max(weights.get(type) ?? 0, weightOf(params)));
  }
  const markdown = weights.get(markdownType) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** An invalid weight counts as 0. */
function weightOf(params: readonly string[]): number {
  const q = params.find((param) => /^q\s*=/.test(param));
  if (q === undefined) return 1;
  const value = q.replace(/^q\s*=\s*/, '');
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(value) ? Number(value) : 0;
}
