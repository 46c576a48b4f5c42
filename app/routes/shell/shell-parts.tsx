/** Parts of the shell that all visitors of a market share (`app/platform/cache/cached-shell.ts`). */
import type { ReactNode } from 'react';
import { partEnd, partStart } from '~/platform/cache/cached-shell';
import { useSlot } from '~/ui/slots';

/** The page from which other pages take these parts. */
export const shellPath = '/shell';

export const shellPartNames = ['icons', 'header', 'footer'] as const;

/** URL of these parts' data, on pages whose own data lacks it. */
export const shellStateSlot = 'shell-state';
/** On a page for one visitor, this slot is filled if hydration may wait for the first interaction. */
export const asleepSlot = 'asleep';

/** Filled on a company's pages, unless the page is the reply to a form. */
export const ofCompanySlot = 'of-company';
/** On all of a company's pages: the value of the company's cookie for which the page was rendered. */
export const companySlot = 'company';

/**
 * On public pages, the server marks a part's start and end. On a page for one visitor, the server renders only a mark
 * and later replaces it with the part. The number of children is always the same, because React's ids (`useId`) depend
 * on it.
 */
export function ShellPart({
  name,
  children,
}: {
  name: (typeof shellPartNames)[number];
  children(): ReactNode;
}) {
  const start = useSlot(partStart(name));
  const mark = useSlot(name);
  const end = useSlot(partEnd(name));
  return (
    <>
      {start}
      {mark || children()}
      {end}
    </>
  );
}
