import type { ReactNode } from 'react';

/** In place of a list that has nothing to show, or of a page that is not there. `action`: a button or a link. */
export function EmptyState({
  title,
  children,
  action,
  heading: Heading = 'h2',
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | 'h4';
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-5 py-20 text-center md:py-28">
      <Heading className="heading-lg">{title}</Heading>
      {children && <div className="mt-5 text-muted">{children}</div>}
      {action && <div className="mt-8 flex flex-wrap justify-center gap-4">{action}</div>}
    </div>
  );
}
