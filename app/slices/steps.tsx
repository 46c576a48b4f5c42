import type { RichText as RichTextValue } from '~/features/content/rich-text';
import { RichText } from '~/features/content/ui/rich-text';
import { gridOf } from '~/ui/columns';
import { List } from '~/ui/list';

export function Steps({
  steps,
  numbered = false,
  narrow = false,
}: {
  steps: readonly { title: string; text: RichTextValue }[];
  numbered?: boolean;
  narrow?: boolean;
}) {
  const columns = gridOf(steps.length, { md: [2, 3], ...(!narrow && { lg: [3, 4, 5] }) });
  return (
    <List
      ordered={numbered}
      className={`grid gap-x-8 gap-y-8 ${columns} ${narrow ? 'lg:grid-cols-1' : ''}`}
    >
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
