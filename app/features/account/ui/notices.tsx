import type { ReactNode } from 'react';

/** What went wrong, in red over the form it is about. */
export const Problem = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

/** What came of a form, or a word about the session. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="bg-sand px-5 py-3.5">
    {children}
  </p>
);
