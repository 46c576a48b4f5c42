import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { Steps } from '~/slices/steps';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';

export function ReturnsContent({ slice: { primary, items } }: SliceProps<'returns_content'>) {
  const { title, text, link, link_text } = primary;
  return (
    <section className="frame py-10 md:py-14">
      <SliceHeading title={title} text={text} />
      <Steps steps={items} numbered />
      {link && link_text && (
        <ButtonLink {...linkProps(link)} look="outline" className="mt-10">
          {link_text}
        </ButtonLink>
      )}
    </section>
  );
}
