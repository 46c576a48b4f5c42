import type { ReactNode } from 'react';

/** Layout of the password screens: title, introduction and one form. */
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
