import { RichText } from '~/features/content/ui/rich-text';
import { SliceHeading } from '~/slices/slice-heading';
import type { ParsedSlice, SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { formatFullDate } from '~/ui/date';
import { List } from '~/ui/list';
import { Picture } from '~/ui/picture';
import { useLocale } from '~/ui/locale';
import { eventTimes } from './event-times';

export function FeaturedEvents({
  slice: { primary, items, ended },
}: SliceProps<'featured_events'>) {
  if (items.length === 0) return null;
  const single = items.length === 1;
  return (
    <section className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <List
        className={`grid gap-x-6 gap-y-12 ${gridOf(items.length, { md: [2, 3], lg: [2, 3, 4] })}`}
      >
        {items.map((item, index) => (
          <li
            key={index}
            className={
              single
                ? 'gap-x-16 md:col-span-full md:grid md:grid-cols-2 md:items-center'
                : undefined
            }
          >
            {item.image && (
              <Picture
                {...item.image}
                width={660}
                height={495}
                widths={[440, 660, 990]}
                sizes={single || items.length === 2 ? halfPage : '(min-width: 768px) 33vw, 92vw'}
                className={`mb-5 aspect-[4/3] w-full object-cover ${single ? 'md:mb-0' : ''}`}
              />
            )}
            <div>
              <When event={item} />
              {item.title && <h3 className="mt-2 heading-sm">{item.title}</h3>}
              {item.place && <p className="mt-1 small">{item.place}</p>}
              <RichText field={item.text} className="mt-2 max-w-text text-muted" />
              {ended[index] ? (
                <p className="mt-3 small text-muted">Past event</p>
              ) : (
                item.link &&
                item.link_text && (
                  <ButtonLink {...linkProps(item.link)} look="outline" small className="mt-4">
                    {item.link_text}
                  </ButtonLink>
                )
              )}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

const halfPage = '(min-width: 1440px) clamp(640px, 38vw, 960px), (min-width: 768px) 46vw, 92vw';

type Event = ParsedSlice<'featured_events'>['items'][number];

function When({ event }: { event: Event }) {
  const locale = useLocale();
  const { date, starts_at, ends_at } = event;
  const words = eventTimes(event, locale);
  if (words) {
    return (
      <p className="small text-brass">
        <time dateTime={starts_at ?? undefined}>{words.start}</time>
        {words.end && (
          <>
            {' to '}
            <time dateTime={ends_at ?? undefined}>{words.end}</time>
          </>
        )}{' '}
        ({words.clock})
      </p>
    );
  }
  if (!date) return null;
  return (
    <p className="small text-brass">
      <time dateTime={date}>{formatFullDate(date, locale)}</time>
    </p>
  );
}
