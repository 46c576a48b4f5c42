import { RichText } from '~/features/content/ui/rich-text';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { Picture } from '~/ui/picture';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/slice-props';
import type { FeaturedEventsSlice } from './schema';
import { When } from './when';

/** Events: local time, place, and how to register. */
export function FeaturedEvents({
  slice: { primary, items, over },
}: SliceProps<FeaturedEventsSlice & { over: boolean[] }>) {
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <ul
        className={`grid gap-x-6 gap-y-12 ${gridOf(items.length, { md: [2, 3], lg: [2, 3, 4] })}`}
      >
        {items.map((item, index) => (
          <li key={index}>
            {item.image && (
              <Picture
                {...item.image}
                width={440}
                height={330}
                className="mb-5 aspect-[4/3] w-full object-cover"
              />
            )}
            <When event={item} />
            {item.title && <h3 className="mt-2 heading-sm">{item.title}</h3>}
            {item.place && <p className="mt-1 small">{item.place}</p>}
            <RichText field={item.text} className="mt-2 text-muted" />
            {over[index] ? (
              <p className="mt-3 small text-muted">This has been.</p>
            ) : (
              item.link &&
              item.link_text && (
                <ButtonLink {...linkProps(item.link)} look="outline" small className="mt-4">
                  {item.link_text}
                </ButtonLink>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
