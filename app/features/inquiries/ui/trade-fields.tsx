import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { trades, type FormState } from '../inquiry-form';
import { MessageField } from './message-field';

const choices = [
  { value: '', label: 'Please choose' },
  ...trades.map((value) => ({ value, label: value })),
];

export function TradeFields({ values, errors }: FormState) {
  const of = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <Field label="Company" autoComplete="organization" required {...of('company')} />
      <Field
        label="Tax number (EIN, VAT number or ABN)"
        autoComplete="off"
        required
        {...of('tax_number')}
      />
      <Field label="Your name" autoComplete="name" required {...of('name')} />
      <Field label="Email" type="email" autoComplete="email" required {...of('email')} />
      <Field label="Phone (optional)" type="tel" autoComplete="tel" {...of('phone')} />
      <Field label="Country" autoComplete="country-name" required {...of('country')} />
      <div className="sm:col-span-2">
        <Select label="What you do" choices={choices} required {...of('trade')} />
      </div>
      <MessageField label="Anything we should know (optional)" {...of('message')} />
    </>
  );
}
