/**
 * Descriptions are HTML that shop staff pasted from other sources. The CSP blocks scripts and inline
 * styles anyway, but each blocked one is a console error; frames and forms do not belong in a description.
 */
import type { Element } from '@cloudflare/workers-types';

/** A global of the Workers runtime. */
declare const HTMLRewriter: new () => Rewriter;
interface Rewriter {
  on(
    selector: string,
    handlers: {
      element?(element: Element): void;
      comments?(comment: { remove(): unknown }): void;
    },
  ): Rewriter;
  transform(response: Response): Response;
}

const dropped =
  'script, style, iframe, object, embed, form, input, button, textarea, select, link, meta, base, svg, math, template, noscript';

const keptAttributes = new Set([
  'href', 'src', 'alt', 'width', 'height', 'title', 'colspan', 'rowspan', 'lang', 'dir',
]); // prettier-ignore

/** Removes scripts, event handlers, frames, forms and styles. */
export function cleanHtml(html: string): Promise<string> {
  return new HTMLRewriter()
    .on(dropped, { element: (element) => void element.remove() })
    .on('*', { element: cleanAttributes, comments: (comment) => void comment.remove() })
    .transform(new Response(html))
    .text();
}

function cleanAttributes(element: Element) {
  for (const [name = '', value = ''] of [...element.attributes]) {
    const isAddress = name === 'href' || name === 'src';
    if (keptAttributes.has(name) && (!isAddress || isSafeAddress(value))) continue;
    element.removeAttribute(name);
  }
}

/** Browsers ignore control characters and white space within a scheme, so anything unusual is refused. */
const isSafeAddress = (value: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)[^\s\\]*$/i.test(value.trim());
