import { RichText } from '~/features/content/ui/rich-text';
import type { ParsedSlice, SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';

/** On phones, the picture's height is small, so that the button is visible without scrolling. */
export function HeroContent({ slice: { primary }, first }: SliceProps<'hero_content'>) {
  const Heading = first ? 'h1' : 'h2';
  const small = primary.image_small;
  const dark = primary.tone === 'dark';
  return (
    <section className="grid lg:grid-cols-[5fr_7fr]">
      <div>
        {primary.image && (
          <Picture
            {...primary.image}
            focus={primary.focus}
            width={1440}
            height={720}
            widths={[768, 1200, 1440, 2160, 2880]}
            sizes="100vw"
            eager={first}
            portrait={{ src: (small ?? primary.image).src, width: 480, height: 340 }}
            className={`h-60 w-full object-cover min-[24rem]:h-64 sm:aspect-[2/1] sm:h-auto lg:aspect-square lg:max-h-[calc(100svh-9rem)] ${positions[primary.focus]}`}
          />
        )}
      </div>
      <div
        className={`flex flex-col justify-center px-5 pt-6 wrap-anywhere md:px-8 md:py-10 lg:order-first lg:pl-[max(3rem,calc(50vw-var(--page-width)/2+3rem))] ${dark ? 'bg-ink pb-8 text-paper [&_a]:decoration-current' : 'bg-paper pb-2'}`}
      >
        {primary.eyebrow && (
          <p className={`mb-3 eyebrow md:mb-4 ${dark ? 'text-stone' : ''}`}>{primary.eyebrow}</p>
        )}
        {primary.title && (
          <Heading className="max-w-[32rem] heading-xl max-md:text-[2.5rem] wide:max-w-[40rem]">
            {primary.title}
          </Heading>
        )}
        <RichText
          field={primary.text}
          className="mt-3 max-w-[30rem] text-[1.0625rem] max-md:leading-normal md:mt-5 wide:text-[1.25rem]"
        />
        <HeroLinks primary={primary} dark={dark} />
      </div>
    </section>
  );
}

/** Classes, because the CSP forbids inline styles. */
const positions = {
  centre: 'object-center',
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
};

function HeroLinks({
  primary,
  dark,
}: {
  primary: ParsedSlice<'hero_content'>['primary'];
  dark: boolean;
}) {
  const { link, link_text, second_link, second_link_text } = primary;
  const hasFirst = link && link_text;
  const hasSecond = second_link && second_link_text;
  if (!hasFirst && !hasSecond) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-4 md:mt-8">
      {hasFirst && (
        <ButtonLink {...linkProps(link)} look={dark ? 'light' : 'solid'}>
          {link_text}
        </ButtonLink>
      )}
      {hasSecond && (
        <ButtonLink {...linkProps(second_link)} look="link">
          {second_link_text}
        </ButtonLink>
      )}
    </div>
  );
}
