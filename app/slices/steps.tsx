import type { RichTextField } from '@prismicio/client';
import { RichText } from '~/features/content/ui/rich-text';

/** Short texts side by side, with a figure before each when their order matters. */
export function Steps({
  steps,
  numbered = false,
}: {
  steps: readonly { title: string; text: RichTextField }[];
  numbered?: boolean;
}) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ title, text }, index) => (
        <li key={index} className="border-t border-ink pt-5">
          {numbered && <p className="heading-sm text-brass">{index + 1}</p>}
          {title && <h3 className="heading-sm">{title}</h3>}
          <RichText field={text} className="mt-2 small text-muted" />
        </li>
      ))}
    </List>
  );
}
