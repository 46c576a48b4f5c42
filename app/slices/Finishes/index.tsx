import { CheckedLink } from '~/ui/checked-link';
import { RichText } from '~/features/content/ui/rich-text';
import { Picture } from '~/ui/picture';
import { SliceHeading } from '../slice-heading';
import type { SliceProps } from '../slice-props';
import type { FinishesSlice } from './schema';

/** Finishes side by side: a picture, or else the colour. */
export function Finishes({ slice: { primary, items } }: SliceProps<FinishesSlice>) {
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {items.map(({ name, colour, text, image, link }, index) => (
          <li key={index}>
            {image ? (
              <Picture
                {...image}
                width={330}
                height={247}
                className="aspect-[4/3] w-full object-cover"
              />
            ) : (
              // The policy forbids inline styles; a fill is an attribute.
              <svg viewBox="0 0 4 3" className="w-full" aria-hidden="true">
                <rect width="4" height="3" fill={colour ?? '#efeae2'} />
              </svg>
            )}
            <h3 className="mt-4 heading-sm">
              {link ? <CheckedLink link={link}>{name}</CheckedLink> : name}
            </h3>
            <RichText field={text} className="mt-1.5 small text-muted" />
          </li>
        ))}
      </ul>
    </section>
  );
}
