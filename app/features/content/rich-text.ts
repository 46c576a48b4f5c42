/** Validated on the server, so that browsers only render it. */
import type { RichTextField } from '@prismicio/client';
import { asTree } from '@prismicio/client/richtext';
import * as v from 'valibot';
import type { SiteLink } from '~/ui/checked-link';
import type { PictureSource } from '~/ui/picture';
import { readLink } from './links';

/** `head` and `subhead`: headings whose level depends on the context. */
type RichTag = 'p' | 'head' | 'subhead' | 'pre' | 'ul' | 'ol' | 'li' | 'strong' | 'em';

/** Text with `\n` for line breaks, or an element. */
export type RichNode =
  | string
  | {
      tag: RichTag;
      /** Arabic or Hebrew. */
      rtl?: true;
      in: RichText;
    }
  | { link: SiteLink; in: RichText }
  | { picture: PictureSource };

export type RichText = RichNode[];

const tags = new Map<string, RichTag>(
  Object.entries({
    paragraph: 'p',
    preformatted: 'pre',
    heading1: 'head',
    heading2: 'head',
    heading3: 'head',
    heading4: 'subhead',
    heading5: 'subhead',
    heading6: 'subhead',
    'list-item': 'li',
    'o-list-item': 'li',
    'group-list-item': 'ul',
    'group-o-list-item': 'ol',
    strong: 'strong',
    em: 'em',
  } as const),
);

const span = v.looseObject({
  type: v.string(),
  start: v.pipe(v.number(), v.minValue(0)),
  end: v.pipe(v.number(), v.minValue(0)),
});
const block = v.union([
  v.looseObject({
    type: v.picklist([
      'paragraph', 'heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6',
      'preformatted', 'list-item', 'o-list-item',
    ]), // prettier-ignore
    text: v.string(),
    spans: v.array(span),
  }),
  v.looseObject({
    type: v.literal('image'),
    url: v.string(),
    dimensions: v.object({ width: v.number(), height: v.number() }),
  }),
]);

type Tree = ReturnType<typeof asTree>['children'];

const nodesOf = (tree: Tree): RichText => tree.flatMap((item) => nodeOf(item) ?? []);

function nodeOf({ type, text, node, children }: Tree[number]): RichNode | RichText {
  if (node.type === 'image') {
    const { url: src, alt, dimensions } = node;
    const picture = { picture: { src, alt: alt ?? '', ...dimensions } };
    const link = readLink(node.linkTo);
    return link ? { link, in: [picture] } : picture;
  }
  if (type === 'span') return text || [];
  if (node.type === 'preformatted') return { tag: 'pre', in: [node.text] };
  const inside = nodesOf(children);
  if (node.type === 'hyperlink') {
    const link = readLink(node.data);
    // Unsafe links keep their text.
    return link ? { link, in: inside } : inside;
  }
  const tag = tags.get(type);
  if (!tag) return inside;
  const rtl = 'direction' in node && node.direction === 'rtl';
  return { tag, ...(rtl && { rtl }), in: inside };
}

/** Omits blocks that can't be shown. */
export function readRichText(field: unknown): RichText {
  const shown = Array.isArray(field) ? field.filter((value) => v.is(block, value)) : [];
  return nodesOf(asTree(shown as unknown as RichTextField).children);
}
