import {
  blocks,
  bullets,
  heading,
  inline,
  joined,
  link,
  type Markdown,
  type MarkdownSite,
} from '~/platform/markdown';
import type { Product } from '~/features/catalog/product';
import {
  partPath,
  partWords,
  shownContents,
  type BundleContents,
  type BundlePart,
} from './bundles';

/** Null if the product is not a bundle, or if its parts are unknown. */
export function bundleMarkdown(
  { variants }: Pick<Product, 'variants'>,
  contents: BundleContents | undefined,
  site: MarkdownSite,
): Markdown | null {
  const lists = contents ? shownContents(contents, variants, null) : [];
  if (lists.length === 0) return null;
  return blocks([
    heading(2, 'In this bundle'),
    ...lists.flatMap(({ of, items }) => [
      of !== '' && inline`${of}:`,
      bullets(items.map((part) => partLine(part, site))),
    ]),
  ]);
}

const partLine = (part: BundlePart, site: MarkdownSite): Markdown =>
  joined(
    [
      inline`${part.quantity} × ${link(part.title, site.addressOf(partPath(part)))}`,
      partWords(part),
      !part.available && 'sold out',
    ],
    ', ',
  );
