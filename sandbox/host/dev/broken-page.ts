export interface ErrorDetails {
  message: string;
  stack: string;
  id?: string;
  frame?: string;
  plugin?: string;
  loc?: { file?: string; line: number; column: number };
}

/** Vite's errors include the source location. */
export function errorDetails(error: unknown): ErrorDetails {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const { message, stack = '', id, frame, plugin, loc } = error as Error & Partial<ErrorDetails>;
  return { message, stack, id, frame, plugin, loc };
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function brokenPage(error: unknown): Response {
  const details = errorDetails(error);
  const data = JSON.stringify(details).replace(/</g, '\\u003c');
  const html = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(details.message.split('\n')[0] ?? '')}</title>
<body><pre>${escapeHtml([details.message, details.frame, details.stack].filter(Boolean).join('\n\n'))}</pre>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
createHotContext('/broken-page').on('lintel:server-update', () => location.reload());
document.body.append(new ErrorOverlay(${data}));
</script></body></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
