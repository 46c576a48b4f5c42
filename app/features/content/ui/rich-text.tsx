import { CheckedLink } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';
import type { RichNode, RichText as RichTextValue } from '../rich-text';

const headings = {
  1: { head: 'h2', subhead: 'h3' },
  2: { head: 'h3', subhead: 'h4' },
} as const;

interface RichTextProps {
  field: RichTextValue;
  className?: string;
  /** Level of the heading above the text. */
  under?: 1 | 2;
}

/** Renders nothing if the field is empty. */
export function RichText({ field, className = '', under = 2 }: RichTextProps) {
  if (field.length === 0) return null;
  return <div className={`prose-calm ${className}`}>{shown(field, under)}</div>;
}

const shown = (nodes: RichTextValue, under: 1 | 2) =>
  nodes.map((node, index) => <Node key={index} node={node} under={under} />);

function Node({ node, under }: { node: RichNode; under: 1 | 2 }) {
  if (typeof node === 'string')
    return node.split('\n').flatMap((line, index) => (index ? [<br key={index} />, line] : line));
  if ('picture' in node) {
    const { width, height, ...picture } = node.picture;
    return <Picture {...picture} width={720} height={Math.round((720 * height) / width)} whole />;
  }
  const inside = shown(node.in, under);
  if ('link' in node) {
    const alone = node.in.length === 1 && node.in[0];
    const picture = alone && typeof alone !== 'string' && 'picture' in alone && alone.picture;
    return (
      <CheckedLink link={node.link} className={picture ? 'block w-fit' : undefined}>
        {inside}
        {picture && !picture.alt && <span className="sr-only">{node.link.href}</span>}
      </CheckedLink>
    );
  }
  const { tag } = node;
  const Tag = tag === 'head' || tag === 'subhead' ? headings[under][tag] : tag;
  return <Tag dir={node.rtl && 'rtl'}>{inside}</Tag>;
}
