import type { ReactNode } from 'react';

export function EmptyState({
  title,
  children,
  action,
  heading: Heading = 'h2',
  under = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | 'h4';
  under?: boolean;
}) {
  return (
    <div
      className={
        under
          ? 'flex max-w-xl flex-col items-start py-10 md:py-14'
          : 'mx-auto flex max-w-xl flex-col items-center px-5 py-20 text-center md:py-28'
      }
    >
      <Heading className={under ? 'heading-md' : 'heading-lg'}>{title}</Heading>
      {children && <div className={`text-muted ${under ? 'mt-3' : 'mt-5'}`}>{children}</div>}
      {action && (
        <div className={`mt-8 flex flex-wrap gap-4 ${under ? '' : 'justify-center'}`}>{action}</div>
      )}
    </div>
  );
}
