import { useLocation } from '@remix-run/react';
import { InquiryForm } from '~/features/inquiries/ui/inquiry-form';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { splitClass } from '~/slices/split';
import { Steps } from '~/slices/steps';
import { ButtonLink } from '~/ui/button';
import { linkProps } from '~/ui/checked-link';
import { usePagePath } from '~/slices/use-selection';

export function TradeformContent({
  slice: { primary, items, form },
  anchors: [id],
}: SliceProps<'tradeform_content'>) {
  const page = usePagePath(useLocation().pathname);
  const { title, text, link, link_text, form_title } = primary;
  return (
    <section className="frame band">
      <div className={form ? `${splitClass} gap-y-12` : ''}>
        <div>
          <SliceHeading title={title} text={text} />
          <Steps steps={items} narrow={form} />
          {link && link_text && (
            <ButtonLink {...linkProps(link)} look={form ? 'link' : 'solid'} className="mt-10">
              {link_text}
            </ButtonLink>
          )}
        </div>
        {form && (
          <div className="self-start bg-sand p-6 sm:p-10 lg:p-14">
            <h2 className="mb-8 heading-md">{form_title || 'Apply for a trade account'}</h2>
            <InquiryForm kind="trade" id={id} returnTo={page} />
          </div>
        )}
      </div>
    </section>
  );
}
