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
    <div className="accordion">
      {items.map(({ title, body, open }, index) => (
        <details key={index} open={open}>
          <summary>
            {title}
            <PlusIcon />
          </summary>
          <div>{body}</div>
        </details>
      ))}
    </div>
  );
}
