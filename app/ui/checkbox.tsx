import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { describedBy, FieldHelp } from './field';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
}

export function Checkbox({ label, error, hint, id, ...input }: Props) {
  const own = useId();
  const key = id ?? own;
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={key}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(key, error, hint)}
          className="mt-0.5 size-6 shrink-0 accent-ink"
          {...input}
        />
        <label htmlFor={key} className="py-0.5">
          {label}
        </label>
      </div>
      <FieldHelp id={key} error={error} hint={hint} />
    </div>
  );
}
