import type { ReactNode } from 'react';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-ink py-10 md:py-14">
    <h2 className="mb-8 heading-lg">{title}</h2>
    <div className="grid gap-12">{children}</div>
  </section>
);

export const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-4 font-sans small text-muted">{title}</h3>
    {children}
  </div>
);
