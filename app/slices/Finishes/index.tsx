import { RichText } from '~/features/content/ui/rich-text';
import { SliceHeading } from '~/slices/slice-heading';
import type { ParsedSlice, SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { CheckedLink, linkProps, type SiteLink } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { List } from '~/ui/list';
import { Picture } from '~/ui/picture';

type Finish = ParsedSlice<'finishes'>['items'][number];

export function Finishes({ slice: { primary, items }, anchors }: SliceProps<'finishes'>) {
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <List
        className={`grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 ${gridOf(items.length, { md: [3, 4], lg: [3, 4, 5], wide: [4, 5, 6] })}`}
      >
        {items.map((item, index) => (
          <FinishCard key={index} item={item} id={anchors[index] || undefined} />
        ))}
      </List>
    </section>
  );
}

function FinishCard({ item, id }: { item: Finish; id: string | undefined }) {
  const { name, colour, text, image } = item;
  const link = linkOf(item);
  return (
    <li id={id}>
      {image ? (
        <Picture {...image} width={330} height={247} className="aspect-[4/3] w-full object-cover" />
      ) : (
        // The CSP forbids inline styles; an SVG fill is an attribute.
        <svg viewBox="0 0 4 3" className="w-full" aria-hidden="true">
          <rect width="4" height="3" fill={colour ?? '#efeae2'} />
        </svg>
      )}
      {name && (
        <h3 className="mt-4 heading-sm">
          {link ? (
            <CheckedLink link={link} className="underline-offset-4 hover:underline">
              {name}
            </CheckedLink>
          ) : (
            name
          )}
        </h3>
      )}
      <RichText field={text} className="mt-1.5 small text-muted" />
      {link && (
        <ButtonLink {...linkProps(link)} look="link" className="mt-3" aria-label={labelOf(item)}>
          {item.link_text || 'Shop this finish'}
        </ButtonLink>
      )}
    </li>
  );
}

const labelOf = ({ name, link_text }: Finish) =>
  [link_text || 'Shop this finish', name].filter(Boolean).join(': ');

function linkOf({ collection_handle, filter_tag, link }: Finish): SiteLink | null {
  if (!collection_handle) return link;
  const path = `/collections/${encodeURIComponent(collection_handle)}`;
  const query = filter_tag ? `?${new URLSearchParams({ tag: filter_tag })}` : '';
  return { href: path + query, newTab: false };
}
