import { RichText } from '~/features/content/ui/rich-text';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { useLocale } from '~/ui/locale';
import { Picture } from '~/ui/picture';
import { SliceHeading } from '../slice-heading';
import type { SliceProps } from '../slice-props';
import type { FeaturedEventsSlice } from './schema';

/** What is on: a date, a place, a picture. */
export function FeaturedEvents({ slice: { primary, items } }: SliceProps<FeaturedEventsSlice>) {
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
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
            <p className="eyebrow">
              {item.date && <Day date={item.date} />}
              {item.date && item.place && ', '}
              {item.place}
            </p>
            <h3 className="mt-2 heading-sm">{item.title}</h3>
            <RichText field={item.text} className="mt-2 text-muted" />
            {item.link && item.link_text && (
              <ButtonLink {...linkProps(item.link)} look="link" className="mt-3">
                {item.link_text}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Day({ date }: { date: string }) {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
