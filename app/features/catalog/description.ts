/**
 * Descriptions are untrusted HTML. The parsed tree is cleaned, so that no markup bypasses the cleaning. The parser is
 * too large for browsers.
 */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

export interface Fact {
  term: string;
  text: string;
  also?: string;
}

export interface Description {
  html: string;
  sizes: Fact[];
  care: string | null;
  facts: Fact[];
}

/** Other tags are removed; their content stays, except in elements listed in `strip`. */
const schema: Schema = {
  tagNames: [
    'a', 'abbr', 'article', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col',
    'colgroup', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'h1',
    'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's',
    'section', 'small', 'span', 'strike', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot',
    'th', 'thead', 'time', 'tr', 'u', 'ul', 'var', 'wbr',
  ], // prettier-ignore
  strip: [
    'script', 'style', 'iframe', 'object', 'embed', 'form', 'button', 'textarea', 'select', 'svg', 'math',
    'template', 'noscript', 'title', 'xmp', 'plaintext', 'noembed', 'noframes', 'audio', 'video',
  ], // prettier-ignore
  attributes: {
    '*': ['href', 'src', 'alt', 'width', 'height', 'title', 'colSpan', 'rowSpan', 'lang', 'dir'],
  },
};

/** Characters; about Shopify's own limit. */
const maxLength = 500_000;

/** True for links to replace with their text. */
type IsDead = (href: string) => boolean;
const noneIsDead: IsDead = () => false;

/** Removes scripts, event handlers, frames, forms and styles. */
export const cleanHtml = (html: string, isDead = noneIsDead): string =>
  toHtml(parseClean(html, isDead));

/** The tree of the cleaned HTML; empty if its elements are nested too deep. */
export function parseClean(html: string, isDead = noneIsDead): Root {
  try {
    const root = sanitize(fromHtml(html.slice(0, maxLength), { fragment: true }), schema);
    if (root.type !== 'root') return { type: 'root', children: [root as RootContent] };
    removeAddresses(root, isDead);
    return root;
  } catch (error) {
    // Elements nested thousands deep exhaust the stack.
    if (error instanceof RangeError) return { type: 'root', children: [] };
    throw error;
  }
}

function removeAddresses(parent: Root | Element, isDead: IsDead): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src'] as const) {
      const address = child.properties[name];
      if (address === undefined) continue;
      const value = String(address);
      if (!isSafeAddress(value) || isDead(value)) delete child.properties[name];
      // A removed link's text must not look like a link.
      if (isDead(value) && child.tagName === 'a') child.tagName = 'span';
    }
    removeAddresses(child, isDead);
  }
}

/**
 * Accepts only known forms. Browsers ignore control characters in a scheme, so a list of dangerous schemes isn't
 * safe.
 */
const isSafeAddress = (value: string): boolean =>
  /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)[^\s\\]*$/i.test(value.trim());

/**
 * Moves facts (`<li><strong>Term:</strong> text</li>`) into lists. If `optionValues` has a fact's term, the fact
 * describes that value.
 */
export function readDescription(
  html: string,
  optionValues: readonly string[],
  isDead = noneIsDead,
): Description {
  const root = parseClean(html, isDead);
  const found: Fact[] = [];
  takeFacts(root, found);
  const isSize = ({ term }: Fact) => optionValues.includes(term);
  const isCare = ({ term }: Fact) => /^care\b/i.test(term);
  return {
    html: toHtml(root),
    sizes: found.filter(isSize),
    care: found.find(isCare)?.text ?? null,
    facts: found.filter((one) => !isSize(one) && !isCare(one)),
  };
}

function takeFacts(parent: Root | Element, found: Fact[]): void {
  parent.children = (parent.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') return true;
    const fact = child.tagName === 'li' ? factOf(child) : null;
    if (fact) found.push(fact);
    if (fact) return false;
    takeFacts(child, found);
    return child.tagName !== 'ul' || !child.children.every(isBlank);
  });
}

const maxTermLength = 60;
const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';
const valueOf = (nodes: readonly Nodes[]): string | null =>
  nodes.every((node) => node.type === 'text') ? nodes.map(({ value }) => value).join('') : null;

function factOf({ children }: Element): Fact | null {
  const [first, ...rest] = children[0] && isBlank(children[0]) ? children.slice(1) : children;
  if (first?.type !== 'element' || first.tagName !== 'strong') return null;
  const term = valueOf(first.children)?.trim().replace(/:$/, '').trim();
  const text = valueOf(rest)?.trim().replace(/^:/, '');
  if (!term || term.includes(':') || term.length > maxTermLength || text === undefined) return null;
  return { term: oneLine(term), text: oneLine(text) };
}

/** Plain text in one line. */
export const descriptionText = (html: string): string => oneLine(textOf(parseClean(html)));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const inlineNames = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'mark', 'q',
  's', 'small', 'span', 'strike', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr',
]); // prettier-ignore

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  const text = node.children.map(textOf).join('');
  if (node.type === 'root' || inlineNames.has(node.tagName)) return text;
  const isSentence = /^(?:li|p|h[1-6])$/.test(node.tagName) && /[^\s.,:;!?]\s*$/.test(text);
  return ` ${isSentence ? `${text.trim()}.` : text} `;
}
