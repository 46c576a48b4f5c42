import type { RichTextField } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import type { ReactNode } from 'react';
import { Picture } from '~/ui/picture';
import { readLink } from '../links';
import { CheckedLink } from '~/ui/checked-link';

const heading = ({ children }: { children: ReactNode }) => <h3>{children}</h3>;

/** Headings sit below the slice's own; a link that is not safe leaves its words. */
const components: RichTextComponents = {
  heading1: heading,
  heading2: heading,
  heading3: heading,
  heading4: ({ children }) => <h4>{children}</h4>,
  heading5: ({ children }) => <h4>{children}</h4>,
  heading6: ({ children }) => <h4>{children}</h4>,
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

/** Rich text of the content service; nothing when it is empty. */
export function RichText({ field, className = '' }: { field: RichTextField; className?: string }) {
  if (field.length === 0) return null;
  return (
    <div className={`prose-calm ${className}`}>
      <PrismicRichText field={field} components={components} />
    </div>
  );
}
