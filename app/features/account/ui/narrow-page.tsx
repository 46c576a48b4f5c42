import type { ReactNode } from 'react';

/** A title, what it is about, and one form: for the password screens. */
export const NarrowPage = ({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  children: ReactNode;
}) => (
  <div className="frame band">
    <div className="mx-auto max-w-md">
      <h1 className="heading-lg">{title}</h1>
      {subtitle && <p className="mt-4 text-muted">{subtitle}</p>}
      <div className="mt-8">{children}</div>
    </div>
  </div>
);
