/** Converts merchants' HTML (descriptions, policies) to Markdown. This module runs only on the server. */
import type { Element, Nodes, Root } from 'hast';
import {
  blocks,
  bullets,
  emphasized,
  heading,
  inOneLine,
  isEmpty,
  joined,
  lineBreak,
  link,
  inline,
  numbered,
  quote,
  table,
  textOf,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import { parseClean } from './description';

interface Options {
  site: MarkdownSite;
  /** Level of the heading above the text. */
  under: 1 | 2;
}

/** The HTML is cleaned, even if it was cleaned before. Pictures and styles are left out. */
export function htmlMarkdown(html: string, options: Options): Markdown {
  try {
    return blocks(blocksOf(parseClean(html), options));
  } catch (error) {
    // Elements nested thousands deep exhaust the stack.
    if (error instanceof RangeError) return blocks([]);
    throw error;
  }
}

const blockNames = new Set([
  'article', 'blockquote', 'caption', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'h1',
  'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'li', 'ol', 'p', 'pre', 'section', 'summary', 'table', 'ul',
]); // prettier-ignore

const isBlock = (node: Nodes): node is Element =>
  node.type === 'element' && blockNames.has(node.tagName);

/** Inline nodes next to each other are one paragraph. */
function blocksOf({ children }: Root | Element, options: Options): Markdown[] {
  const found: Markdown[] = [];
  let run: Nodes[] = [];
  const endRun = () => {
    if (run.length > 0) found.push(inlineOf(run, options));
    run = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    found.push(...blockOf(child, options));
  }
  endRun();
  return found;
}

function blockOf(element: Element, options: Options): Markdown[] {
  const { tagName } = element;
  const items = () =>
    element.children.filter(isBlock).map((item) => blocks(blocksOf(item, options)));
  switch (tagName) {
    case 'ul':
      return [bullets(items())];
    case 'ol':
      return [numbered(items())];
    case 'blockquote':
      return [quote(blocks(blocksOf(element, options)))];
    case 'table':
      return [tableOf(element, options)];
    case 'hr':
      return [];
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const title = inOneLine(inlineOf(element.children, options));
      const isHead = /[1-3]/.test(tagName);
      return isEmpty(title) ? [] : [heading(levels[options.under][isHead ? 0 : 1], title)];
    }
    default:
      return blocksOf(element, options);
  }
}

/** The same heading levels as in `RichText`, which shows texts from Prismic. */
const levels = { 1: [2, 3], 2: [3, 4] } as const;

/** A cell that spans several columns becomes a cell of one column. */
function tableOf(element: Element, options: Options): Markdown {
  const rows = findAll(element, ['tr']).map((row) =>
    findAll(row, ['td', 'th']).map((cell) => ({
      isHead: cell.tagName === 'th',
      text: inOneLine(inlineOf(cell.children, options)),
    })),
  );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return blocks([]);
  const [first = []] = rows;
  const hasHead = rows.length > 1 && first.every(({ isHead }) => isHead);
  const body = hasHead ? rows.slice(1) : rows;
  const heads = Array.from({ length: width }, (_, index) =>
    hasHead ? (first[index]?.text ?? '') : '',
  );
  return table(
    heads,
    body.map((row) => row.map(({ text }) => text)),
  );
}

const findAll = (parent: Element, names: readonly string[]): Element[] =>
  parent.children.flatMap((child) =>
    child.type !== 'element' ? [] : names.includes(child.tagName) ? [child] : findAll(child, names),
  );

const inlineOf = (nodes: readonly Nodes[], options: Options): Markdown =>
  textOf(nodes.map((node) => inlineNode(node, options)));

function inlineNode(node: Nodes, options: Options): Markdown | null {
  if (node.type === 'text') return inline`${node.value}`;
  if (node.type !== 'element') return null;
  const { tagName, children, properties } = node;
  if (tagName === 'br') return lineBreak;
  const inside = joined(
    children.map((child) => inlineNode(child, options)),
    '',
  );
  switch (tagName) {
    case 'strong':
    case 'b':
      return emphasized('**', inside);
    case 'em':
    case 'i':
      return emphasized('*', inside);
    case 'a': {
      const address = properties.href ? options.site.addressOf(String(properties.href)) : null;
      return address && !isEmpty(inside) ? link(inOneLine(inside), address) : inside;
    }
    default:
      // A block in inline content, such as a paragraph in a table cell, needs spaces around it.
      return isBlock(node) ? inline` ${inside} ` : inside;
  }
}
