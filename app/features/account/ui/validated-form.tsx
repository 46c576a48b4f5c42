import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
} from 'react';
import type { GenericSchema } from 'valibot';
import { Field } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { type FormReply } from '../account-forms';
import { parseFields, type FieldErrors } from '~/platform/http/form-fields';

interface Options {
  schema: GenericSchema;
  /** When a field's error appears: after a change ('dirty') or when it loses focus ('touched'). */
  show: 'dirty' | 'touched';
  reply: FormReply | undefined;
}

const noFields: ReadonlySet<string> = new Set();
const isEmpty = (errors: FieldErrors = {}) => Object.keys(errors).length === 0;

/** Uses the server's schema. Inputs are uncontrolled, so the form works without scripts. */
export function useValidatedForm({ schema, show, reply }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>();
  const [shown, setShown] = useState(noFields);
  const [touched, setTouched] = useState(false);
  const [dirty, setDirty] = useState(false);

  useEffect(() => {
    if (!reply) return;
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'password') input.value = '';
    }
    setErrors(undefined);
    setShown(noFields);
    setTouched(false);
    // The alert may be out of view.
    form.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [reply]);

  const validate = (element: HTMLFormElement): FieldErrors => {
    const parsed = parseFields(schema, new FormData(element));
    const invalid = parsed.ok ? {} : parsed.error;
    setErrors(invalid);
    return invalid;
  };
  const reveal = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) setShown((names) => new Set(names).add(name));
  };
  return {
    form: {
      ref: form,
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        setDirty(true);
        if (show === 'dirty') reveal(event);
        validate(event.currentTarget);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        if (!(event.target as HTMLElement).matches('input')) return;
        setTouched(true);
        if (show === 'touched') reveal(event);
        validate(event.currentTarget);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const names = Object.keys(validate(event.currentTarget));
        if (names.length === 0) return;
        event.preventDefault();
        setTouched(true);
        setShown((before) => new Set([...before, ...names]));
        event.currentTarget.querySelector<HTMLInputElement>(`[name="${names[0]}"]`)?.focus();
      },
    },
    errorOf: (name: string): string | undefined =>
      shown.has(name) ? errors?.[name] : errors ? undefined : reply?.errors[name],
    incomplete: touched && !isEmpty(errors),
    /** The server refused the form, and the shopper hasn't edited it since. */
    refused: errors === undefined && (!isEmpty(reply?.errors) || reply?.problem !== undefined),
    ready: dirty && errors !== undefined && isEmpty(errors),
  };
}

export function FormField(props: ComponentProps<typeof Field>) {
  const Input = props.type === 'password' ? PasswordField : Field;
  return <Input {...props} />;
}
