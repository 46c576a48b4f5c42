import type { RichText as RichTextValue } from '~/features/content/rich-text';
import { RichText } from '~/features/content/ui/rich-text';
import { ButtonLink } from '~/ui/button';
import { linkProps, type SiteLink } from '~/ui/checked-link';

export function SliceHeading({
  title,
  text = [],
  link,
  link_text,
  flush = false,
}: {
  title: string;
  text?: RichTextValue;
  link?: SiteLink | null;
  link_text?: string;
  flush?: boolean;
}) {
  return (
    <div className={flush ? 'slice-heading' : 'mb-10 slice-heading md:mb-12'}>
      <div className="max-w-xl">
        {title && <h2 className="heading-lg">{title}</h2>}
        <RichText field={text} className="mt-4 max-w-[34rem] text-muted" />
      </div>
      {link && link_text && (
        <ButtonLink {...linkProps(link)} look="link">
          {link_text}
        </ButtonLink>
      )}
    </div>
  );
}
