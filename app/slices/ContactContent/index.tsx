import { Link, useLocation } from '@remix-run/react';
import { InquiryForm } from '~/features/inquiries/ui/inquiry-form';
import { RichText } from '~/features/content/ui/rich-text';
import { MailLink, PhoneLink } from '~/features/content/ui/contact-links';
import { SliceHeading } from '~/slices/slice-heading';
import type { SliceProps } from '~/slices/page-slice';
import { splitClass } from '~/slices/split';
import { List } from '~/ui/list';
import { usePagePath } from '~/slices/use-selection';

export function ContactContent({
  slice: { primary, items, form, findOrder },
  anchors: [id],
}: SliceProps<'contact_content'>) {
  const page = usePagePath(useLocation().pathname);
  return (
    <section className="frame py-10 md:py-14">
      <div className={`${splitClass} gap-y-12`}>
        <div className="min-w-0 wrap-anywhere">
          <SliceHeading title={primary.title} text={primary.text} flush />
          <div className="mt-8 flex flex-col items-start gap-1 text-[1.0625rem]">
            <MailLink email={primary.email} />
            <PhoneLink phone={primary.phone} />
            {findOrder && (
              <Link to={findOrder} className="inline-block py-1 text-link">
                Find an order
              </Link>
            )}
          </div>
          <RichText field={primary.hours} className="mt-4 max-w-[30rem] small text-muted" />
        </div>
        {/* Without a form, links to the form lead to the addresses. */}
        <div id={form ? undefined : id} className="min-w-0 wrap-anywhere">
          {form && (
            <div className="mb-14">
              <InquiryForm kind="contact" id={id} returnTo={page} findOrder={findOrder} />
            </div>
          )}
          <List>
            {items.map(({ title, text, email }, index) => (
              <li
                key={index}
                className="grid gap-x-8 gap-y-1 border-t border-stone py-5 last:border-b sm:grid-cols-[1fr_auto]"
              >
                {title && <h3 className="heading-sm">{title}</h3>}
                <p className="small text-muted sm:order-3 sm:col-span-2">{text}</p>
                <p className="small">
                  <MailLink email={email} />
                </p>
              </li>
            ))}
          </List>
        </div>
      </div>
    </section>
  );
}
