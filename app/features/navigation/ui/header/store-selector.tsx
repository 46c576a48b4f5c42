import type { ReactNode } from 'react';
import { ChevronIcon } from '~/ui/icons';
import { useClosingDetails } from './use-closing-details';

/** A `<details>` opens without scripts. `children`: the store form. */
export function StoreSelector({ label, children }: { label: string; children: ReactNode }) {
  const details = useClosingDetails();
  return (
    <details ref={details} className="group/store relative">
      <summary className="flex min-h-11 items-center gap-1.5 px-2.5 text-fine whitespace-nowrap underline-offset-8 hover:underline">
        <span className="sr-only">Country and currency: </span>
        {label}
        <ChevronIcon className="size-3.5 eased group-open/store:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 w-[26rem] rise border border-stone bg-paper p-6 shadow-float">
        {children}
      </div>
    </details>
  );
}
