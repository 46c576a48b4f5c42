import { readOpeningHours } from '~/features/content/opening-hours';
import { PhoneLink } from '~/features/content/ui/contact-links';
import { RichText } from '~/features/content/ui/rich-text';
import { SliceHeading } from '~/slices/slice-heading';
import { RegionFilter, useRegion } from '~/slices/region-filter';
import type { SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { gridOf } from '~/ui/columns';
import { List } from '~/ui/list';
import { JsonLd } from '~/ui/json-ld';
import { Picture } from '~/ui/picture';
import { storeData } from './location-data';
import { OpeningTimes } from './opening-times';

export function LocationsContent({
  slice: { primary, items },
  anchors: [id = ''],
}: SliceProps<'locations_content'>) {
  const { shown, ...filter } = useRegion(items);
  return (
    <section id={id} className="frame band">
      <SliceHeading title={primary.title} text={primary.text} />
      <RegionFilter id={id} {...filter} />
      <List
        className={`grid gap-x-6 gap-y-12 ${gridOf(shown.length, { md: [2, 3], wide: [3, 4] })}`}
      >
        {shown.map((item, index) => {
          const hours = readOpeningHours(item);
          return (
            <li key={index} className="@container">
              {hours && item.name && <JsonLd of={import.meta.env.SSR && storeData(item, hours)} />}
              {item.image && (
                <Picture
                  {...item.image}
                  width={660}
                  height={440}
                  className="mb-6 aspect-[3/2] w-full object-cover"
                />
              )}
              {item.name && <h3 className="heading-md">{item.name}</h3>}
              <div className="mt-3 grid gap-x-8 gap-y-4 small @min-[40rem]:grid-cols-2">
                <RichText field={item.address} className="[&>*+*]:mt-0" />
                <div className="text-muted">
                  {hours ? (
                    <OpeningTimes hours={hours} />
                  ) : (
                    <RichText field={item.hours} className="[&>*+*]:mt-0" />
                  )}
                  <PhoneLink phone={item.phone} />
                </div>
              </div>
              {item.link && item.link_text && (
                <ButtonLink {...linkProps(item.link)} look="link" className="mt-4">
                  {item.link_text}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </List>
    </section>
  );
}
