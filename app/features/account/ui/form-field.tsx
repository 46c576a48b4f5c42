import type { ComponentProps } from 'react';
import { Field } from '~/ui/field';

/** A field whose rule may have no message (spec §5 "Last name"): it is marked all the same. */
export function FormField({ error, ...rest }: ComponentProps<typeof Field>) {
  return (
    <Field error={error || undefined} {...rest} {...(error === '' && { 'aria-invalid': true })} />
  );
}
