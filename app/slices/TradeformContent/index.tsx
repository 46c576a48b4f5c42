import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { SliceHeading } from '../slice-heading';
import type { SliceProps } from '../slice-props';
import { Steps } from '../steps';
import type { TradeformContentSlice } from './schema';

/** What a trade account gives, and the way to one. */
export function TradeformContent({ slice: { primary, items } }: SliceProps<TradeformContentSlice>) {
  const { title, text, link, link_text } = primary;
  return (
    <section className="frame band">
      <SliceHeading title={title} text={text} />
      <Steps steps={items} />
      {link && link_text && (
        <ButtonLink {...linkProps(link)} className="mt-10">
          {link_text}
        </ButtonLink>
      )}
    </section>
  );
}
