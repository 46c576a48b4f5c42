/** Converts rich text to Markdown, as `ui/rich-text.tsx` shows it. Pictures are left out. */
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
  textOf,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import type { RichNode, RichText } from './rich-text';

interface Options {
  site: MarkdownSite;
  /** Level of the heading above the text. */
  under: 1 | 2;
}

export const richTextMarkdown = (text: RichText, options: Options): Markdown =>
  blocks(text.map((node) => blockOf(node, options)));

const levels = { 1: { head: 2, subhead: 3 }, 2: { head: 3, subhead: 4 } } as const;

function blockOf(node: RichNode, options: Options): Markdown {
  if (typeof node === 'string' || !('tag' in node)) return inlineOf([node], options);
  switch (node.tag) {
    case 'head':
    case 'subhead': {
      const title = inlineOf(node.in, options);
      return isEmpty(title) ? title : heading(levels[options.under][node.tag], inOneLine(title));
    }
    case 'ul':
      return bullets(itemsOf(node.in, options));
    case 'ol':
      return numbered(itemsOf(node.in, options));
    default:
      return inlineOf(node.in, options);
  }
}

const itemsOf = (items: RichText, options: Options): Markdown[] =>
  items.map((item) => blockOf(item, options));

const inlineOf = (nodes: RichText, options: Options): Markdown =>
  textOf(nodes.map((node) => inlineNode(node, options)));

function inlineNode(node: RichNode, options: Options): Markdown | null {
  if (typeof node === 'string')
    return joined(
      node
        .split('\n')
        .flatMap((line, index) => (index > 0 ? [lineBreak, inline`${line}`] : inline`${line}`)),
      '',
    );
  if ('picture' in node) return null;
  const inside = joined(
    node.in.map((one) => inlineNode(one, options)),
    '',
  );
  if ('link' in node) {
    const address = options.site.addressOf(node.link.href);
    return address && !isEmpty(inside) ? link(inOneLine(inside), address) : inside;
  }
  if (node.tag === 'strong') return emphasized('**', inside);
  return node.tag === 'em' ? emphasized('*', inside) : inside;
}
