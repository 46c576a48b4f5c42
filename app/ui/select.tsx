import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { describedBy, FieldFrame, inputClass } from './field';
import { ChevronIcon } from './icons';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  name: string;
  choices: readonly Choice[];
  hideLabel?: boolean;
  error?: string;
  hint?: ReactNode;
}

export function Select({
  label,
  choices,
  hideLabel,
  error,
  hint,
  id,
  className = '',
  ...select
}: Props) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} {...{ label, hideLabel, error, hint }}>
      <span className="select-box">
        <select
          id={key}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(key, error, hint)}
          className={`${inputClass} ${className}`.trim()}
          {...select}
        >
          {choices.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </FieldFrame>
  );
}
