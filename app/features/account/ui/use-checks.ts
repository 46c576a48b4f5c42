import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import type { GenericSchema } from 'valibot';
import { readFields, type FieldErrors, type FormReply } from '../forms';

interface Options {
  schema: GenericSchema;
  /** When a field's message shows (spec §5): once it was changed, or once it was left. */
  show: 'dirty' | 'touched';
  /** What the edge said of the form as it was sent. */
  reply: FormReply | undefined;
}

const nothing: ReadonlySet<string> = new Set();
const isEmpty = (errors: FieldErrors = {}) => Object.keys(errors).length === 0;

/**
 * Checks a plain form in the browser with the schema that the edge uses again. Inputs stay
 * uncontrolled: without scripts the form is the same form. A form that is not right is not sent.
 */
export function useChecks({ schema, show, reply }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>();
  const [shown, setShown] = useState(nothing);
  const [touched, setTouched] = useState(false);
  const [dirty, setDirty] = useState(false);

  useEffect(() => {
    if (!reply) return;
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'password') input.value = '';
    }
    setErrors(undefined);
    setShown(nothing);
    setTouched(false);
    // It stands over the form, and the button that was pressed under it.
    form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [reply]);

  const check = (element: HTMLFormElement): FieldErrors => {
    const read = readFields(schema, new FormData(element));
    const found = read.ok ? {} : read.errors;
    setErrors(found);
    return found;
  };
  const reveal = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (name) setShown((names) => new Set(names).add(name));
  };
  return {
    /** Spread over the form. `noValidate`: messages are the specification's, not the browser's. */
    form: {
      ref: form,
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        setDirty(true);
        if (show === 'dirty') reveal(event);
        check(event.currentTarget);
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        if (!(event.target as HTMLElement).matches('input')) return;
        setTouched(true);
        if (show === 'touched') reveal(event);
        check(event.currentTarget);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const names = Object.keys(check(event.currentTarget));
        if (names.length === 0) return;
        event.preventDefault();
        setTouched(true);
        setShown((before) => new Set([...before, ...names]));
        event.currentTarget.querySelector<HTMLInputElement>(`[name="${names[0]}"]`)?.focus();
      },
    },
    /** The message under a field; '' for a rule that has none. */
    errorOf: (name: string): string | undefined =>
      shown.has(name) ? errors?.[name] : errors ? undefined : reply?.errors[name],
    /** Not right as it stands, and someone has been at it. */
    incomplete: touched && !isEmpty(errors),
    /** The edge sent it back, and nobody has been at it since. */
    sentBack: errors === undefined && !isEmpty(reply?.errors),
    /** Right as it stands, and changed. */
    ready: dirty && errors !== undefined && isEmpty(errors),
  };
}
