import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import { AlertIcon } from './icons';

export const inputClass = 'text-field';

export function FieldFrame({
  id,
  label,
  hideLabel = false,
  error,
  hint,
  children,
}: {
  id: string;
  label: ReactNode;
  hideLabel?: boolean;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block small'}>
        {label}
      </label>
      {children}
      <FieldHelp id={id} error={error} hint={hint} />
    </div>
  );
}

export function FieldHelp({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 small text-sale">
          <AlertIcon className="mt-[0.2em] size-[1.1em] shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}

export const describedBy = (id: string, error?: string, hint?: ReactNode) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  name: string;
  hideLabel?: boolean;
  error?: string;
  hint?: ReactNode;
}

export function Field({ label, hideLabel, error, hint, id, className = '', ...input }: Props) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} {...{ label, hideLabel, error, hint }}>
      <input
        id={key}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(key, error, hint)}
        className={`${inputClass} ${className}`.trim()}
        {...input}
      />
    </FieldFrame>
  );
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  name: string;
  error?: string;
  hint?: ReactNode;
}

export function TextArea({ label, error, hint, ...input }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, error, hint }}>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        className={`${inputClass} py-3`}
        {...input}
      />
    </FieldFrame>
  );
}
