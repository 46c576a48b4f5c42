import type { ComponentProps } from 'react';
import { Field } from '~/ui/field';

/** A field whose error may be an empty string (a last name with digits): it is marked as invalid without a message. */
export function FormField({ error, ...rest }: ComponentProps<typeof Field>) {
  return (
    <Field error={error || undefined} {...rest} {...(error === '' && { 'aria-invalid': true })} />
  );
}
