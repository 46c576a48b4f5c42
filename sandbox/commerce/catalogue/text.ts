/** Plain text of a piece of HTML, as `description` gives it. */
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

/** Cut to `length` characters, the three dots included (contracts §1.9). */
export function truncated(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`.slice(0, Math.max(0, length));
}

/** Escapes text that goes into HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
