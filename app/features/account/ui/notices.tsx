import type { ReactNode } from 'react';

export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" tabIndex={-1} className="border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="bg-sand px-5 py-3.5">
    {children}
  </p>
);
