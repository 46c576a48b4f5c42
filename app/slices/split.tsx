import type { ReactNode } from 'react';

export const splitClass = 'grid gap-x-20 gap-y-6 lg:grid-cols-[5fr_7fr]';

export function Split({
  id,
  aside,
  children,
}: {
  id?: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const Element = aside ? 'section' : 'div';
  return (
    <Element id={id} className="frame py-8 md:py-10 lg:py-14">
      <div className={splitClass}>
        {aside && <div className="min-w-0">{aside}</div>}
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
    </Element>
  );
}
