import type { RichTextField } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture';
import { CheckedLink } from '~/ui/checked-link';
import { readLink } from '../links';

const as = (Tag: 'h2' | 'h3' | 'h4') => {
  const Heading = ({ children }: { children: ReactNode }) => <Tag>{children}</Tag>;
  return Heading;
};

/** Headings sit below the one above the text, whatever levels the writer chose. */
const headings = (first: 'h2' | 'h3', second: 'h3' | 'h4'): RichTextComponents => ({
  heading1: as(first),
  heading2: as(first),
  heading3: as(first),
  heading4: as(second),
  heading5: as(second),
  heading6: as(second),
});

/** A link that is not safe leaves its words. */
const components: RichTextComponents = {
  hyperlink: ({ node, children }) => {
    const link = readLink(node.data);
    return link ? <CheckedLink link={link}>{children}</CheckedLink> : <>{children}</>;
  },
  label: ({ children }) => <>{children}</>,
  embed: () => null,
  image: ({ node }) => (
    <Picture
      src={node.url}
      alt={node.alt ?? ''}
      width={720}
      height={Math.round((720 * node.dimensions.height) / node.dimensions.width)}
      whole
    />
  ),
};

const below = {
  1: { ...components, ...headings('h2', 'h3') },
  2: { ...components, ...headings('h3', 'h4') },
};

interface RichTextProps {
  field: RichTextField;
  className?: string;
  /** Level of the heading above the text: the page's own or a slice's. */
  under?: 1 | 2;
}

/** Rich text of the content service; nothing when it is empty. */
export function RichText({ field, className = '', under = 2 }: RichTextProps) {
  if (field.length === 0) return null;
  return (
    <div className={`prose-calm ${className}`}>
      <PrismicRichText field={field} components={below[under]} />
    </div>
  );
}
