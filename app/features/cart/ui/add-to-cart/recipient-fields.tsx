import { plainText } from '~/platform/plain-text';
import { Field, TextArea } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';
import {
  recipientField,
  recipientFieldOf,
  recipientLimits,
  recipientTexts,
  type GiftRecipient,
} from '../../gift-recipient';
import { sendDays } from '../../send-days';

interface Props {
  recipient?: GiftRecipient;
  errors: Record<string, string>;
}

const names = {
  email: recipientFieldOf('email'),
  name: recipientFieldOf('name'),
  message: recipientFieldOf('message'),
  sendOn: recipientFieldOf('sendOn'),
  offset: recipientFieldOf('offset'),
};

/** Browser only. */
const timezoneOffset = (): string => String(new Date().getTimezoneOffset());

/** CSS shows and hides the fields. Scripts set the possible days, because the page is cached for hours. */
export function RecipientFields({ recipient, errors }: Props) {
  const hydrated = useHydrated();
  const days = hydrated ? sendDays(Date.now(), timezoneOffset()) : undefined;
  return (
    <fieldset className="border border-stone px-4">
      <legend className="sr-only">Recipient</legend>
      {hydrated && <input type="hidden" name={names.offset} value={timezoneOffset()} />}
      <label className="flex min-h-12 items-center gap-3">
        <input
          type="checkbox"
          name={recipientField}
          value="on"
          defaultChecked={recipient !== undefined}
          className="size-5 shrink-0 accent-ink"
        />
        Send it to someone else
      </label>
      <div className="hidden gap-4 pt-2 pb-5 [label:has(:checked)+&]:grid">
        <Field
          label="Their email"
          name={names.email}
          type="email"
          required
          autoComplete="off"
          defaultValue={recipient?.email}
          error={errors[names.email]}
        />
        <Field
          label="Their name (optional)"
          name={names.name}
          autoComplete="off"
          defaultValue={recipient?.name}
          error={errors[names.name]}
        />
        <TextArea
          label="Message (optional)"
          name={names.message}
          rows={3}
          defaultValue={recipient?.message}
          hint={`Up to ${recipientLimits.message} characters.`}
          error={errors[names.message]}
        />
        <Field
          label="Send on (optional)"
          name={names.sendOn}
          type="date"
          min={days?.first}
          max={days?.last}
          defaultValue={recipient?.sendOn}
          hint={`Without a date, it is sent as soon as you have paid. Up to ${recipientLimits.days} days from now.`}
          error={errors[names.sendOn]}
        />
      </div>
    </fieldset>
  );
}

const lengthOf = (text: string): number => plainText(text).length;

/** By field name. The server validates again. */
export function findRecipientErrors(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  if (!fields.get(recipientField)) return {};
  const errors: Record<string, string> = {};
  const isInvalid = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && !field.validity.valid;
  };
  const textOf = (name: string) => String(fields.get(name) ?? '');
  if (textOf(names.email).trim() === '') errors[names.email] = recipientTexts.noEmail;
  else if (isInvalid(names.email)) errors[names.email] = recipientTexts.email;
  if (lengthOf(textOf(names.name)) > recipientLimits.name) errors[names.name] = recipientTexts.name;
  if (lengthOf(textOf(names.message)) > recipientLimits.message)
    errors[names.message] = recipientTexts.message;
  if (isInvalid(names.sendOn)) errors[names.sendOn] = recipientTexts.sendOn;
  return errors;
}
