import { RichText } from '~/features/content/ui/rich-text';
import type { ParsedSlice, SliceProps } from '~/slices/page-slice';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';

/** The text never covers the picture. */
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
            widths={[768, 1200, 1440, 2160]}
            sizes="100vw"
            eager={first}
            portrait={{ src: (small ?? primary.image).src, width: 480, height: 540 }}
            className={`aspect-[8/9] w-full object-cover md:aspect-[2/1] lg:aspect-square lg:max-h-[calc(100svh-9rem)] ${positions[primary.focus]}`}
          />
        )}
      </div>
      <div
        className={`flex flex-col justify-center px-5 py-10 wrap-anywhere md:px-8 lg:order-first lg:pl-[max(3rem,calc(50vw-42rem))] ${dark ? 'bg-ink text-paper' : 'bg-paper'}`}
      >
        {primary.eyebrow && (
          <p className={`mb-4 eyebrow ${dark ? 'text-stone' : ''}`}>{primary.eyebrow}</p>
        )}
        {primary.title && <Heading className="max-w-[32rem] heading-xl">{primary.title}</Heading>}
        <RichText field={primary.text} className="mt-5 max-w-[30rem] text-[1.0625rem]" />
        <HeroLinks primary={primary} dark={dark} />
      </div>
    </section>
  );
}

/** For CSS crops. Classes, because the CSP forbids inline styles. */
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
  if (!link || !link_text) return null;
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
      <ButtonLink {...linkProps(link)} look={dark ? 'light' : 'solid'}>
        {link_text}
      </ButtonLink>
      {second_link && second_link_text && (
        <ButtonLink {...linkProps(second_link)} look="link">
          {second_link_text}
        </ButtonLink>
      )}
    </div>
  );
}
