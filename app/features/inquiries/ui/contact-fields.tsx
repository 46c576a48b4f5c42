import { Field } from '~/ui/field';
import type { FormState } from '../inquiry-form';
import { MessageField } from './message-field';

export function ContactFields({ values, errors }: FormState) {
  const of = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <Field label="Name" autoComplete="name" required minLength={2} {...of('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...of('email')} />
      <div className="sm:col-span-2">
        <Field label="Order number, if there is one" autoComplete="off" {...of('order')} />
      </div>
      <MessageField label="Message" required minLength={10} {...of('message')} />
    </>
  );
}
