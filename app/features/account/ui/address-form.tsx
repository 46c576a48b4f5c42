import { Form, Link, useLocation, useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useRef, type ChangeEvent } from 'react';
import { Button, buttonClass } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select, type Choice } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import type { FieldErrors } from '~/platform/http/form-fields';
import { addressWords, freeRegion } from '../address-words';

interface Props {
  /** Digits of the gid; null for a new address. */
  id: string | null;
  values: Record<string, string>;
  errors: FieldErrors;
  countries: readonly Choice[];
  provinces: readonly Choice[];
  isDefault: boolean;
  canCancel: boolean;
}

/** Browsers autofill all fields with the same `section-` name together. */
const auto = (token: string) => `section-address shipping ${token}`;

/** Selecting another country reloads the form with that country's fields, and keeps the input. */
export function AddressForm(props: Props) {
  const { id, values, errors, countries, provinces, isDefault, canCancel } = props;
  const country = values['country'] ?? '';
  const words = addressWords(country);
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const hydrated = useHydrated();
  const sending = useNavigation().formData?.get('intent');
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  const changeCountry = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (!form) return;
    const fields = new FormData(form);
    fields.set('intent', 'country');
    submit(fields, { method: 'post', preventScrollReset: true });
  };
  const text = (name: string, label: string, token: string, optional = false) => (
    <Field
      label={optional ? `${label} (optional)` : label}
      name={name}
      autoComplete={auto(token)}
      required={!optional}
      defaultValue={values[name]}
      error={errors[name]}
      maxLength={100}
    />
  );
  return (
    <Form
      ref={form}
      method="post"
      action={`${search}#address-form`}
      noValidate
      // Remounts the uncontrolled fields for another address.
      key={id ?? 'new'}
      className="grid gap-5 sm:grid-cols-2 sm:gap-x-4"
    >
      {/* Enter presses a form's first button, so that button must save. */}
      <button type="submit" name="intent" value={id ? 'update' : 'create'} hidden tabIndex={-1} />
      {id && <input type="hidden" name="id" value={id} />}
      <input type="hidden" name="customer" value={values['customer'] ?? ''} />
      <div className="relative sm:col-span-2">
        <Select
          label="Country"
          name="country"
          autoComplete={auto('country')}
          required
          choices={[{ value: '', label: 'Choose a country' }, ...countries]}
          defaultValue={values['country'] ?? ''}
          onChange={changeCountry}
          error={errors['country']}
        />
        {/* Absolute, to avoid a layout shift. */}
        {!hydrated && (
          <Button name="intent" value="country" look="link" className="absolute top-0 right-0">
            Update
          </Button>
        )}
      </div>
      {text('firstName', 'First name', 'given-name')}
      {text('lastName', 'Last name', 'family-name')}
      <div className="sm:col-span-2">{text('company', 'Company', 'organization', true)}</div>
      <div className="sm:col-span-2">{text('address1', 'Address line 1', 'address-line1')}</div>
      <div className="sm:col-span-2">
        {text('address2', 'Address line 2', 'address-line2', true)}
      </div>
      {text('city', 'City', 'address-level2')}
      {provinces.length > 0 ? (
        <Select
          // Remounts the select when its options change.
          key={values['country']}
          label={words.region}
          name="province"
          autoComplete={auto('address-level1')}
          required
          choices={[{ value: '', label: 'Please choose' }, ...provinces]}
          defaultValue={values['province'] ?? ''}
          error={errors['province']}
        />
      ) : (
        text('province', freeRegion(country), 'address-level1', true)
      )}
      {text('zip', words.postcode, 'postal-code', true)}
      {text('phone', 'Phone', 'tel', true)}
      {!isDefault && (
        <label className="flex min-h-6 items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            name="default"
            value="on"
            defaultChecked={values['default'] === 'on'}
            className="size-5 accent-ink"
          />
          Use as default address
        </label>
      )}
      <div className="flex flex-wrap items-center gap-6 sm:col-span-2">
        <Button
          name="intent"
          value={id ? 'update' : 'create'}
          disabled={sending === 'update' || sending === 'create'}
        >
          {id ? 'Save address' : 'Add address'}
        </Button>
        {canCancel && (
          <Link to="/accounts/account-addresses" className={buttonClass({ look: 'link' })}>
            Cancel
          </Link>
        )}
      </div>
    </Form>
  );
}
