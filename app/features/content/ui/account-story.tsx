import { ButtonLink } from '~/ui/button';
import { CheckedLink, linkProps } from '~/ui/checked-link';
import { Picture } from '~/ui/picture';
import type { AccountTexts } from '../account-texts.server';
import { RichText } from './rich-text';

/** Renders nothing if the texts are empty. */
export function AccountStory({ texts }: { texts: AccountTexts }) {
  const { title, text, image, link, link_text } = texts;
  if (!title && text.length === 0) return null;
  return (
    <section className="mt-16 grid bg-sand md:mt-20 md:grid-cols-2">
      {image && (
        <Picture
          {...image}
          width={512}
          height={384}
          widths={[384, 512, 768, 1024]}
          sizes="(min-width: 1088px) 512px, (min-width: 768px) 47vw, 92vw"
          className="aspect-[4/3] h-full w-full object-cover"
        />
      )}
      <div className="flex flex-col items-start justify-center px-6 py-10 md:px-10 lg:px-16">
        {title && <h2 className="heading-md">{title}</h2>}
        <RichText field={text} className="mt-4 max-w-[34rem] text-muted" />
        {link && link_text && (
          <ButtonLink {...linkProps(link)} look="link" className="mt-5">
            {link_text}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Below the dashboard's greeting. */
export function AccountBlurb({
  texts,
  otherwise,
}: {
  texts: AccountTexts | null;
  otherwise: string;
}) {
  const link = texts?.link_text ? texts.link : null;
  return (
    <>
      {texts && texts.text.length > 0 ? <RichText field={texts.text} /> : <p>{otherwise}</p>}
      {link && (
        <p className="mt-2 small">
          <CheckedLink link={link} className="text-link">
            {texts?.link_text}
          </CheckedLink>
        </p>
      )}
    </>
  );
}
