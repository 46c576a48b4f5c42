/**
 * Descriptions are HTML that shop staff pasted from anywhere. The CSP would stop scripts and inline
 * styles anyway, but each stopped one is a console error; frames and forms have no place in them.
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

/** The same HTML without what can run, load frames, send forms or restyle the page. */
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

/** Browsers skip control characters and white space inside a scheme, so what is not plain is out. */
const isSafeAddress = (value: string): boolean =>
  /^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)[^\s\\]*$/i.test(value.trim());
