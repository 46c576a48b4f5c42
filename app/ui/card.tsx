import type { ReactNode } from 'react';

export function Card({
  title,
  children,
  footer,
  heading: Heading = 'h2',
}: {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  return (
    <section className="flex flex-col border border-stone p-6 md:p-8">
      <Heading className="heading-sm">{title}</Heading>
      <div className="mt-4 flex-1 text-muted">{children}</div>
      {footer && <div className="mt-6">{footer}</div>}
    </section>
  );
}
