/** The parts of the shell that are the same for all visitors of a market (`app/platform/cache/page-frame.ts`). */
import type { ReactNode } from 'react';
import { partEnd, partStart } from '~/platform/cache/page-frame';
import { useSlot } from '~/ui/slots';

export const framePartNames = ['icons', 'header', 'footer'] as const;

/** The slot contains the URL of the data that the parts show, if this page's own data doesn't contain it. */
export const frameStateSlot = 'frame-state';
/** The slot is filled if the page of one visitor may wait for an interaction before it hydrates. */
export const asleepSlot = 'asleep';

/**
 * On public pages that parts are cut from, the server marks start and end. On a page for one visitor, it renders only a
 * mark, which it later replaces with the part. All three cases have the same number of children, because React's ids
 * (`useId`) depend on it.
 */
export function FramePart({
  name,
  children,
}: {
  name: (typeof framePartNames)[number];
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
