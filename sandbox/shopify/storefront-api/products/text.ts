export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Truncates to `length` characters including `...`, as Shopify's `truncateAt` does. */
export function truncated(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`.slice(0, Math.max(0, length));
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
