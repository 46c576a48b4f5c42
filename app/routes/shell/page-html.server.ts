/**
 * Moves the scripts that React writes after the end tags to the place before them. `complete` changes the HTML, except
 * scripts that are streamed later.
 */
const endTags = '</body></html>';

type Complete = (html: string) => string;

/** React writes scripts after the end tags. */
export async function completePage(
  page: ReadableStream<Uint8Array>,
  complete: Complete,
): Promise<string> {
  const html = await new Response(page).text();
  return complete(html.endsWith(endTags) ? html : html.replace(endTags, '') + endTags);
}

/** React writes the page up to the end tags in one chunk. */
export function completeStream(
  page: ReadableStream<Uint8Array>,
  complete: Complete,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let start: string | undefined = '';
  return page.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const text = decoder.decode(chunk, { stream: true });
        if (start === undefined) return controller.enqueue(encoder.encode(text));
        const searched = Math.max(0, start.length - endTags.length);
        start += text;
        const at = start.indexOf(endTags, searched);
        if (at < 0) return;
        const html = start.slice(0, at) + start.slice(at + endTags.length);
        controller.enqueue(encoder.encode(complete(html)));
        start = undefined;
      },
      flush(controller) {
        controller.enqueue(encoder.encode(start === undefined ? endTags : complete(start)));
      },
    }),
  );
}
