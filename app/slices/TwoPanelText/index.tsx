import { RichText } from '~/features/content/ui/rich-text';
import type { SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';

export function TwoPanelText({ slice: { primary, items } }: SliceProps<'two_panel_text'>) {
  return (
    <section className="frame band">
      {primary.title && <h2 className="mb-10 heading-lg md:mb-12">{primary.title}</h2>}
      <div className="grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-12">
        {items.map((item, index) => (
          <div
            key={index}
            className={index % 2 === 0 ? 'lg:col-span-7' : 'lg:col-span-4 lg:col-start-9 lg:mt-28'}
          >
            {item.image && (
              <Picture
                {...item.image}
                width={660}
                height={660}
                widths={[440, 660, 990, 1320, 1760]}
                sizes="(min-width: 1440px) clamp(780px, 44vw, 1130px), (min-width: 992px) 54vw, (min-width: 768px) 46vw, 92vw"
                className={`w-full object-cover ${index % 2 === 0 ? 'aspect-[4/5] lg:aspect-square' : 'aspect-[4/5]'}`}
              />
            )}
            {item.title && <h3 className="mt-6 heading-md">{item.title}</h3>}
            <RichText field={item.text} className="mt-3 max-w-[34rem] text-muted" />
            {item.link && item.link_text && (
              <p className="mt-4">
                <ButtonLink {...linkProps(item.link)} look="link">
                  {item.link_text}
                </ButtonLink>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
