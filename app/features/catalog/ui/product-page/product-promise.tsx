import { CheckedLink, type SiteLink } from '~/ui/checked-link';
import { CheckIcon } from '~/ui/icons';

/** A promise for all products, such as returns. */
export const ProductPromise = ({
  promise: { text, link },
}: {
  promise: { text: string; link: SiteLink | null };
}) => (
  <li className="flex gap-3">
    <CheckIcon className="mt-0.5 size-5 shrink-0" />
    {link ? (
      <CheckedLink link={link} className="text-link">
        {text}
      </CheckedLink>
    ) : (
      text
    )}
  </li>
);
