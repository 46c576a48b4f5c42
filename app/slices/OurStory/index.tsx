import { RichText } from '~/features/content/ui/rich-text';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { Picture } from '~/ui/picture';
import { List } from '~/ui/list';

export function OurStory({ slice: { primary, items } }: SliceProps<'our_story'>) {
  const { image } = primary;
  return (
    <section className="bg-sand">
      <div className="frame grid gap-12 py-14 md:py-20 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="grid gap-x-8 gap-y-10 md:max-lg:grid-cols-2 lg:stick-below-header">
          <SliceHeading title={primary.title} text={primary.text} flush />
          {image && (
            <Picture
              {...image}
              width={620}
              height={465}
              className="aspect-[4/3] w-full object-cover"
            />
          )}
        </div>
        <List ordered>
          {items.map((item, index) => (
            <li
              key={index}
              className="grid gap-x-8 gap-y-2 border-t border-stone py-8 sm:grid-cols-[5rem_1fr]"
            >
              <p className="heading-sm text-brass tabular">{item.year}</p>
              <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
                <div className="min-w-0 grow basis-60">
                  {item.title && <h3 className="heading-sm">{item.title}</h3>}
                  <RichText field={item.text} className="mt-2 max-w-[33rem] text-muted" />
                </div>
                {item.image && (
                  <Picture
                    {...item.image}
                    width={480}
                    height={320}
                    className="aspect-[3/2] w-64 grow object-cover"
                  />
                )}
              </div>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
