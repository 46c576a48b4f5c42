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
      <span className="relative block">
        <select
          id={key}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(key, error, hint)}
          className={`${inputClass} appearance-none pe-11 ${className}`.trim()}
          {...select}
        >
          {choices.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <ChevronIcon className="pointer-events-none absolute end-3.5 top-1/2 size-4 [translate:0_-50%] text-ink" />
      </span>
    </FieldFrame>
  );
}
