import type { ReactNode } from 'react';
import type { FieldErrors } from '~/platform/http/form-fields';

export const Problem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} role="alert" tabIndex={-1} className="border border-sale px-5 py-3.5 text-sale">
    {children}
  </p>
);

/** Above the form, because the marked fields may be out of view. */
export const FieldsProblem = ({ errors = {} }: { errors?: FieldErrors | undefined }) =>
  Object.keys(errors).length > 0 && <Problem>Please check the marked fields.</Problem>;

export const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="bg-sand px-5 py-3.5">
    {children}
  </p>
);
