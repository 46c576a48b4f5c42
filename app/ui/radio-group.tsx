import { useId, type ReactNode } from 'react';
import { describedBy, FieldHelp } from './field';

interface RadioChoice {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
}

interface Props {
  legend: ReactNode;
  name: string;
  choices: readonly RadioChoice[];
  defaultValue?: string;
  required?: boolean;
  error?: string;
  hint?: ReactNode;
}

export function RadioGroup({ legend, name, choices, defaultValue, required, error, hint }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, error, hint)}>
      <legend className="mb-2 small">{legend}</legend>
      <div className="grid gap-1">
        {choices.map(({ value, label, note, disabled }) => (
          <label
            key={value}
            className={`flex items-start gap-3 py-1.5 ${disabled ? 'text-muted' : ''}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
              disabled={disabled}
              className="size-6 shrink-0 accent-ink"
            />
            <span>
              {label}
              {note && <span className="block small text-muted">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldHelp id={id} error={error} hint={hint} />
    </fieldset>
  );
}
