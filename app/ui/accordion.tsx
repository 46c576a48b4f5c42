import { type ReactNode } from 'react';
import { PlusIcon } from './icons';

export interface AccordionItem {
  title: ReactNode;
  body: ReactNode;
  open?: boolean;
}

/** Works without scripts and with the browser's page search. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-b border-stone">
      {items.map(({ title, body, open }, index) => (
        <details key={index} open={open} className="group/item border-t border-stone">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-medium">
            {title}
            <PlusIcon className="size-4 shrink-0 eased group-open/item:rotate-45" />
          </summary>
          <div className="pb-6 text-muted">{body}</div>
        </details>
      ))}
    </div>
  );
}
