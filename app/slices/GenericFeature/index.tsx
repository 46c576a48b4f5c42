import { RichText } from '~/features/content/ui/rich-text';
import type { SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';

/** In windows at least 6rem wider than the page, the picture ends where the page's text ends. */
const inset = {
  left: 'md:pl-[clamp(0px,calc(50vw-var(--page-width)/2),3rem)]',
  right: 'md:pr-[clamp(0px,calc(50vw-var(--page-width)/2),3rem)]',
};

export function GenericFeature({ slice: { primary } }: SliceProps<'generic_feature'>) {
  const { image, link, link_text } = primary;
  const right = primary.image_side === 'right';
  return (
    <section className="bg-sand">
      <div className="mx-auto grid max-w-page md:grid-cols-2">
        {image && (
          <Picture
            {...image}
            width={720}
            height={630}
            widths={[480, 720, 1080, 1440]}
            sizes="(min-width: 1440px) clamp(720px, 40vw, 1024px), (min-width: 768px) 50vw, 100vw"
            className={`aspect-[8/7] h-full w-full object-cover ${right ? `md:order-2 ${inset.right}` : inset.left}`}
          />
        )}
        <div
          className={`flex flex-col items-start justify-center px-5 py-14 md:px-8 ${right ? 'lg:pr-20 lg:pl-12' : 'lg:pr-12 lg:pl-20'}`}
        >
          {primary.eyebrow && <p className="mb-4 eyebrow">{primary.eyebrow}</p>}
          {primary.title && <h2 className="heading-lg">{primary.title}</h2>}
          <RichText field={primary.text} className="mt-5 max-w-[32rem]" />
          {link && link_text && (
            <ButtonLink {...linkProps(link)} look="outline" className="mt-8">
              {link_text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
