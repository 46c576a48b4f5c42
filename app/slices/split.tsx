import type { ReactNode } from 'react';

/** The page's second axis: what a part is about at the left, the part itself at the right. One below the other on small screens. */
export const splitClass = 'grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]';

/** A quiet band of the page on both axes. Without `aside` the right one is kept all the same. */
export function Split({
  id,
  aside,
  children,
}: {
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className="frame py-8 md:py-10 lg:py-14">
      <div className={splitClass}>
        {aside && <div className="min-w-0">{aside}</div>}
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
    </section>
  );
}
