import type { ReactNode } from 'react';

/** An error, in red, above the form it belongs to. `id`: for fields that it describes. */
export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" tabIndex={-1} className="border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

/** The outcome of a form, or a message about the session. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="bg-sand px-5 py-3.5">
    {children}
  </p>
);
