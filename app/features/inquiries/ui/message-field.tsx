import { useId, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldFrame, inputClass } from '~/ui/field';

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  name: string;
  error?: string;
}

/** Several lines of text, across the whole form. */
export function MessageField({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="sm:col-span-2">
      <FieldFrame id={id} label={label} error={error}>
        <textarea
          id={id}
          rows={6}
          maxLength={4000}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error)}
          className={`${inputClass} py-3`}
          {...input}
        />
      </FieldFrame>
    </div>
  );
}
