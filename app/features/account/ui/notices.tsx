import type { ReactNode } from 'react';

/** An error, in red, above the form it belongs to. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

/** The outcome of a form, or a message about the session. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="bg-sand px-5 py-3.5">
    {children}
  </p>
);
